import { useLingui } from '@lingui/react';
import { useMarket } from '#features/config/use-market.ts';
import { dayAndTime, dayOfMonth } from '#i18n/clock.ts';

/** Writes the day of an ISO moment as the zone's calendar has it: `30 Nov`. */
export function useDay(): (moment: string) => string {
  return useWritten(dayOfMonth);
}

/** The same with the time: `22 Nov, 11:00 PM`. */
export function useMoment(): (moment: string) => string {
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
