import { useEffect, useState } from 'react';

/** Returns the whole seconds until a moment, each second again; 0 once it has passed, and without one. */
export function useSecondsUntil(moment: string | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    setSeconds(secondsUntil(moment));
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

function secondsUntil(moment: string | null): number {
  return moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1_000));
}
