import type { SuggestedItem, SuggestedStore } from 'market/search/search.contract';
import { useEffect, useState } from 'react';
import type { Clock } from '#features/promotions/device-clock.ts';
import { fetchSuggestions } from './search-calls.ts';

export interface SuggestedNames {
  status: 'idle' | 'asking' | 'answered';
  items: readonly SuggestedItem[];
  stores: readonly SuggestedStore[];
}

/** Suggestions are requested when typing pauses for this long [LIST-71]. */
const pauseMilliseconds = 500;
const idle: SuggestedNames = { status: 'idle', items: [], stores: [] };

/** Suggestions for a text; an empty one makes no call [LIST-70]. The next letter cancels the previous call. */
export function useSuggestedNames(typed: string, clock: Clock): SuggestedNames {
  const text = typed.trim();
  const [names, setNames] = useState(idle);
  useEffect(() => {
    if (text === '') {
      setNames(idle);
      return;
    }
    const overtaken = new AbortController();
    const { signal } = overtaken;
    const show = (next: SuggestedNames) => {
      if (!signal.aborted) setNames(next);
    };
    setNames(({ items, stores }) => ({ status: 'asking', items, stores }));
    const endPause = clock.after(pauseMilliseconds, () => {
      fetchSuggestions(text, signal).then(
        ({ items, stores }) => show({ status: 'answered', items, stores }),
        () => show({ ...idle, status: 'answered' }),
      );
    });
    return () => {
      overtaken.abort();
      endPause();
    };
  }, [text, clock]);
  return names;
}
