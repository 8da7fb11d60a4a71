import { type Prediction, placesContract } from 'market/places/places.contract';
import type { Coordinates } from 'market/places/places.rules';
import { useEffect, useRef, useState } from 'react';
import { createApiClient } from '#browser/api-client.ts';

export interface Suggestions {
  status: 'idle' | 'asking' | 'answered' | 'failed';
  predictions: readonly Prediction[];
}

/** Long enough that fast typing makes one call, short enough not to be noticed. */
const pauseMilliseconds = 250;
const idle: Suggestions = { status: 'idle', predictions: [] };
const { places } = createApiClient({ places: placesContract });

/** Suggestions for a text; an empty one makes no call [LOC-10] [LOC-11]. Replies to earlier texts are discarded. */
export function useSuggestions(typed: string, near: Coordinates): Suggestions {
  const text = typed.trim();
  const [suggestions, setSuggestions] = useState(idle);
  const view = useRef(near);
  view.current = near;

  useEffect(() => {
    if (text === '') {
      setSuggestions(idle);
      return;
    }
    let isWanted = true;
    const show = (next: Suggestions) => {
      if (isWanted) setSuggestions(next);
    };
    setSuggestions(({ predictions }) => ({ status: 'asking', predictions }));
    const pause = setTimeout(() => {
      places.autocomplete({ query: { search_text: text, ...view.current } }).then(
        ({ predictions }) => show({ status: 'answered', predictions }),
        () => show({ status: 'failed', predictions: [] }),
      );
    }, pauseMilliseconds);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
  }, [text]);

  return suggestions;
}
