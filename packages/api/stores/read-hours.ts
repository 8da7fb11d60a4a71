import { isOpenAt, type WallClock, type WeekHours } from 'market/stores/stores.rules';
import { memoize } from '#api/http/memoize.ts';

/** The week of a store out of the text of its JSON. */
export const hoursIn = memoize((text) => JSON.parse(text) as WeekHours);

/** Returns whether a store takes orders now: its owner has not closed it, and it is within its opening hours. */
export function isStoreOpen(active: boolean, hours: WeekHours, clock: WallClock | undefined): boolean {
  return active && clock !== undefined && isOpenAt(hours, clock);
}

/** Minutes after midnight as 'HH:mm'. */
export function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
