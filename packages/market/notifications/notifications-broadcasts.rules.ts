import { hourMilliseconds } from '../values/durations.ts';

/** Who reads a message of an operator on the screen [OPS-025]. */
export const broadcastAudiences = ['couriers', 'stores'] as const;
export type BroadcastAudience = (typeof broadcastAudiences)[number];

/** Characters of a message, and how many couriers or stores can be chosen one by one. */
export const maxBroadcastLength = 300;
export const maxChosenReaders = 200;

/** Hours after which a message that was not seen leaves the screens: what it says is over by then. */
const shownHours = 12;

/** To whom a message goes: all of a zone, or chosen ones. */
export interface BroadcastScope {
  zoneId: number | undefined;
  ids: readonly number[];
}

/** Returns whether a message has exactly one kind of readers: a zone, or some that are chosen. */
export function isOneScope({ zoneId, ids }: BroadcastScope): boolean {
  return (zoneId === undefined) !== (ids.length === 0);
}

/** Returns the moment after which messages are still on the screens of those who have not seen them. */
export function shownSince(now: Date): Date {
  return new Date(now.getTime() - shownHours * hourMilliseconds);
}
