import { hasTwelveHours } from 'app-kit/formats/hour-cycle.ts';

/** A moment as kitchens read it, in the zone of this device: `13:02`, or `1:02 PM` for those who have chosen so [SEAT-26]. */
export function clockOf(at: Date): string {
  if (hasTwelveHours(false)) return at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
}

/** Whole minutes from one moment to a later one; a minute that has started counts. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 60_000));
}
