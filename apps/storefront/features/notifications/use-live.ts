import { useEffect, useRef } from 'react';
import { type LiveHint, listenLive } from './live-events.ts';

/** Hears what happens to the customer, or with a proof to an order; null while there is nothing to hear. */
export function useLive(followed: Record<string, string | undefined> | null, listener: (hint: LiveHint) => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  const wanted = followed && JSON.stringify(followed);
  useEffect(() => {
    if (wanted === null) return;
    return listenLive(JSON.parse(wanted), (hint) => latest.current(hint));
  }, [wanted]);
}
