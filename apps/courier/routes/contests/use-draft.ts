import { useState } from 'react';

/** Keeps what a person has typed on this phone until it was sent: a form survives a lost network and a killed app. */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const key = `draft:${name}`;
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...read(key) }));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A full or closed storage: the form works without a draft.
    }
  };
  const clear = () => {
    setDraft(empty);
    localStorage.removeItem(key);
  };
  return { draft, change, clear };
}

function read(key: string): object {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}
