import { timeLeft } from 'market/promotions/promotions.rules';
import { useEffect, useState } from 'react';
import { useShownAt } from '#features/items/cards/shown-at.ts';
import type { Clock } from './device-clock.ts';
import { serverClock } from './server-clock.ts';

/** Days, hours, minutes and seconds, each in two digits or more [PROMO-14]. */
export interface ShownTime {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

/** Returns the time until a moment (ISO), every second; null once it is over. The first value is that of the server. */
export function useTimeLeft(endsAt: string, clock: Clock = serverClock): ShownTime | null {
  const shownAt = useShownAt().getTime();
  const end = Date.parse(endsAt);
  const [now, setNow] = useState(clock === serverClock ? shownAt : clock.now());
  useEffect(() => {
    let cancel = () => {};
    const look = () => {
      setNow(clock.now());
      // With the second hand, so that no second is left out or shown twice.
      if (clock.now() < end) cancel = clock.after(1000 - ((1000 - ((end - clock.now()) % 1000)) % 1000), look);
    };
    look();
    return () => cancel();
  }, [end, clock]);
  const left = timeLeft(new Date(end), new Date(now));
  if (!left) return null;
  const { days, hours, minutes, seconds } = left;
  return { days: twoDigits(days), hours: twoDigits(hours), minutes: twoDigits(minutes), seconds: twoDigits(seconds) };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
