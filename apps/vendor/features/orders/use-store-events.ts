import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { boardKey, prescriptionsKey } from './store-keys.ts';

/** The server sends a heartbeat every 20 seconds. */
const maxSilenceMilliseconds = 45_000;
const lookMilliseconds = 5_000;

/** Reads the board and the prescriptions of a store at each of its events. Returns whether events come. */
export function useStoreEvents(storeId: number): boolean {
  const queries = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    let source: EventSource | undefined;
    let receivedAt = 0;
    const hear = () => {
      receivedAt = Date.now();
      setIsLive(true);
    };
    const read = () => {
      hear();
      for (const queryKey of [boardKey(storeId), prescriptionsKey(storeId)]) {
        void queries.invalidateQueries({ queryKey });
      }
    };
    const connect = () => {
      source?.close();
      source = new EventSource(`/api/v1/vendor/stores/${storeId}/events`);
      source.addEventListener('beat', hear);
      // What the page shows is older than the connection.
      for (const name of ['open', 'board', 'again']) source.addEventListener(name, read);
      source.addEventListener('error', () => setIsLive(false));
    };
    connect();
    // A browser gives up on a refused connection, and does not notice a network that has gone silently.
    const timer = setInterval(() => {
      const isSilent = receivedAt > 0 && Date.now() - receivedAt > maxSilenceMilliseconds;
      if (source?.readyState !== EventSource.CLOSED && !isSilent) return;
      setIsLive(false);
      receivedAt = 0;
      connect();
    }, lookMilliseconds);
    return () => {
      clearInterval(timer);
      source?.close();
    };
  }, [queries, storeId]);
  return isLive;
}
