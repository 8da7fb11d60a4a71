import { useEffect, useEffectEvent, useState } from 'react';

/** The server sends a heartbeat every 20 seconds. */
const maxSilenceMilliseconds = 45_000;
const lookMilliseconds = 5_000;

/**
 * Calls back at each of these events of the server, with its data, and each time the connection opens: what the page
 * shows is older than the connection. Returns whether events arrive.
 *
 * @param path of the events; undefined for none
 * @param names of the events, besides the heartbeat
 */
export function useEvents(
  path: string | undefined,
  names: readonly string[],
  callback: (event: MessageEvent | Event) => void,
): boolean {
  const [isLive, setIsLive] = useState(false);
  const onEvent = useEffectEvent(callback);
  const kinds = names.join();
  useEffect(() => {
    if (path === undefined) return;
    let source: EventSource | undefined;
    let receivedAt = 0;
    const hear = () => {
      receivedAt = Date.now();
      setIsLive(true);
    };
    const read = (event: MessageEvent | Event) => {
      hear();
      onEvent(event);
    };
    const connect = () => {
      source?.close();
      source = new EventSource(path);
      source.addEventListener('beat', hear);
      // `again`: events were missed, so everything is read again.
      for (const name of ['open', 'again', ...kinds.split(',')]) source.addEventListener(name, read);
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
      setIsLive(false);
    };
  }, [path, kinds]);
  return isLive;
}
