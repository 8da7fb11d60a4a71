import { useEffect, useRef } from 'react';
import { isHearing, listenLive } from '#features/notifications/live-events.ts';

/** Without a live connection, a chat asks as often as tracking does. */
const askMilliseconds = 10_000;

/** Calls `hear` when something is said in a chat of the customer, and when somebody comes back to the page [PUSH-02]. */
export function useChatNews(hear: () => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) latest.current();
    };
    const end = listenLive({}, ({ name }) => {
      if (name === 'message' || name === 'again') ask();
    });
    const timer = setInterval(() => isHearing() || ask(), askMilliseconds);
    document.addEventListener('visibilitychange', ask);
    return () => {
      end();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
}
