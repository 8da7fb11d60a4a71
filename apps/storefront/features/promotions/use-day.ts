import { useLingui } from '@lingui/react';
import { dayAndTime, dayOfMonth, dayOfYear } from 'app-kit/formats/clock.ts';
import { dayMilliseconds } from 'market/values/durations';
import { useMarket } from '#features/config/use-market.ts';

/** Writes the day of an ISO moment as the zone's calendar has it: `30 Nov`. */
export function useDay(): (moment: string) => string {
  return useWritten(dayOfMonth);
}

const halfYear = 183 * dayMilliseconds;

/** The same with the year, `30 Nov 2027`, where a day more than half a year from `now` would read as one that is past. */
export function useDayOfAnyYear(now: number): (moment: string) => string {
  const [day, dayWithYear] = [useDay(), useWritten(dayOfYear)];
  return (moment) => (Math.abs(Date.parse(moment) - now) > halfYear ? dayWithYear(moment) : day(moment));
}

/** Writes day and time of an ISO moment: `22 Nov, 11:00 PM`. */
export function useDayAndTime(): (moment: string) => string {
  return useWritten(dayAndTime);
}

function useWritten(write: typeof dayOfMonth): (moment: string) => string {
  const { i18n } = useLingui();
  const { zone } = useMarket();
  return (moment) => {
    const at = new Date(moment);
    return Number.isNaN(at.getTime()) ? '' : write(at, zone?.timeZone ?? 'UTC', i18n.locale);
  };
}
