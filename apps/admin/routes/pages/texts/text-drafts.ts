import { signsDifference } from 'market/config/config-texts.rules';
import { useEffect, useState } from 'react';
import type { Change } from './text-calls.ts';

const place = 'soko-admin-texts';

/** A translation that is typed and not saved yet. */
export interface TextDraft extends Change {
  /** What another person has saved since it was typed. */
  other?: string;
}

export type TextDrafts = Readonly<Record<string, TextDraft>>;

export function draftKey({ text, language }: Pick<Change, 'text' | 'language'>): string {
  return `${language} ${text}`;
}

/**
 * What is typed and not saved stays on this device: it survives a lost network, a reload and another page of the list.
 * A text that is typed back to what is saved is no draft.
 */
export function useTextDrafts() {
  const [drafts, setDrafts] = useState<TextDrafts>(read);
  useEffect(() => {
    try {
      localStorage.setItem(place, JSON.stringify(drafts));
    } catch {
      // A full or closed storage: they last as long as the page.
    }
  }, [drafts]);
  return {
    drafts,
    type: (draft: Change) =>
      setDrafts(({ [draftKey(draft)]: known, ...others }) => {
        const before = known?.before ?? draft.before;
        return draft.after.trim() === before
          ? others
          : { ...others, [draftKey(draft)]: { ...known, ...draft, before } };
      }),
    /** Keeps what is typed over what another person has saved: saved again, it replaces that. */
    rebase: (present: readonly Pick<Change, 'text' | 'language' | 'before'>[]) =>
      setDrafts((now) => {
        const next = { ...now };
        for (const { before, ...one } of present) {
          const known = next[draftKey(one)];
          if (known) next[draftKey(one)] = { ...known, before, other: before };
        }
        return next;
      }),
    /** Drops those that are saved, unless they were typed on meanwhile. */
    drop: (saved: readonly Change[]) =>
      setDrafts((now) => {
        const next = { ...now };
        for (const one of saved) {
          const known = next[draftKey(one)];
          if (known === undefined) continue;
          if (known.after.trim().normalize('NFC') === one.after) delete next[draftKey(one)];
          else next[draftKey(one)] = { ...known, before: one.after };
        }
        return next;
      }),
    clear: () => setDrafts({}),
  };
}

/** Returns the drafts as changes that can be sent. */
export function changesOf(drafts: TextDrafts): Change[] {
  return Object.values(drafts).map(({ text, language, before, after }) => ({
    text,
    language,
    before,
    after: after.trim(),
  }));
}

/** Returns the drafts whose signs are not those of their text. */
export function faultyDrafts(drafts: TextDrafts): TextDraft[] {
  return Object.values(drafts).filter(({ text, after }) => signsDifference(text, after.trim()));
}

function read(): TextDrafts {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as TextDrafts) : {};
  } catch {
    return {};
  }
}
