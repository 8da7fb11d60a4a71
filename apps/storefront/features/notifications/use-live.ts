import { useEffect, useRef } from 'react';
import { type LiveHint, listenLive } from './live-events.ts';

/** Subscribes to events of the customer, or with a proof to those of an order; null means no subscription. */
export function useLive(followed: Record<string, string | undefined> | null, listener: (hint: LiveHint) => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  const wanted = followed && JSON.stringify(followed);
  useEffect(() => {
    if (wanted === null) return;
    return listenLive(JSON.parse(wanted), (hint) => latest.current(hint));
  }, [wanted]);
}
