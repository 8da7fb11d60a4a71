import { useEffect, useState } from 'react';
import type { ItemDraft } from './item-draft.ts';

/** The version of the item that a draft was started from. */
interface SavedDraft {
  version: number;
  draft: ItemDraft;
}

/** A draft is saved on the device at the latest after this time [STO-050]. */
const saveMilliseconds = 1_000;

/**
 * Returns the form of an item, kept on this device until it is published or thrown away [STO-050]. A draft of a version
 * that is no more is not taken up. If the browser forbids storage, nothing is kept; all else works.
 */
export function useSavedDraft(key: string, version: number, start: ItemDraft) {
  const [found] = useState(() => readDraft(key, version));
  const [draft, setDraft] = useState(found ?? start);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isChanged) write(key, { version, draft });
      else deleteDraft(key);
    }, saveMilliseconds);
    return () => clearTimeout(timer);
  }, [key, version, draft, isChanged]);
  return { draft, setDraft, isChanged, isFound: found !== undefined };
}

function readDraft(key: string, version: number): ItemDraft | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as SavedDraft | null;
    return saved?.version === version ? saved.draft : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, saved: SavedDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(saved));
  } catch {
    // Full or forbidden: leaving the page asks.
  }
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was saved.
  }
}
