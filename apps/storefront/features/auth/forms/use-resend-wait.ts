import { useEffect, useState } from 'react';

/** Seconds until another code may be asked for; counts by the clock, also while the page sleeps [AUTH-56] to [AUTH-58]. */
export function useResendWait(seconds: number): { left: number; restart: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [isWaiting]);
  return {
    left,
    restart(next) {
      setNow(Date.now());
      setUntil(Date.now() + next * 1000);
    },
  };
}
