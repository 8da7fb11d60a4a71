import { days, wallClock } from 'market/stores/stores.rules';
import { dayMilliseconds, minuteMilliseconds } from 'market/values/durations';
import type { Dice } from '../dice.ts';
import type { StorePlan } from '../stores/store-plans.ts';

export const minute = minuteMilliseconds;
const day = dayMilliseconds;
/** Orders end before the store closes, and all are over when the seeded history ends. */
const lastOrderMinutes = 45;
const maxOrderDuration = 6 * 60 * minute;

/** Days of history. */
const historyDays = 150;

const offsets = new Map<string, number>();

/** Milliseconds that the clocks of a zone are ahead of UTC. */
function offsetOf(timeZone: string, at: Date): number {
  const known = offsets.get(timeZone);
  if (known !== undefined) return known;
  const ahead = wallClock(timeZone, at).minute - (at.getUTCHours() * 60 + at.getUTCMinutes());
  const offset = (ahead > 840 ? ahead - 1440 : ahead < -720 ? ahead + 1440 : ahead) * minute;
  offsets.set(timeZone, offset);
  return offset;
}

export interface OpenMoment {
  at: number;
  /** After midnight on the wall of the store. */
  minuteOfDay: number;
}

/** A moment in the past at which the store took orders; recent ones are more likely. */
export function openMoment(dice: Dice, plan: StorePlan, seedMoment: Date): OpenMoment {
  const offset = offsetOf(plan.zone.time_zone, seedMoment);
  const reach = Math.max(2, Math.min(historyDays, plan.openedDaysAgo));
  const today = Math.floor((seedMoment.getTime() + offset) / day);
  for (let tries = 0; tries < 50; tries++) {
    const date = today - 1 - Math.floor(dice.next() ** 1.5 * (reach - 1));
    const moment = momentOn(dice, plan, date);
    const at = date * day - offset + (moment ?? 0) * minute + dice.whole(0, 59) * 1000;
    if (moment !== undefined && at < seedMoment.getTime() - maxOrderDuration) return { at, minuteOfDay: moment % 1440 };
  }
  throw new Error(`${plan.name} never opens`);
}

/** Minutes after the midnight that the date begins with; undefined when the store is closed. */
function momentOn(dice: Dice, { hours }: StorePlan, date: number): number | undefined {
  // The first of January 1970 was a Thursday.
  const spans = hours[days[(((date + 3) % 7) + 7) % 7] ?? 'mo'];
  if (spans.length === 0) return undefined;
  const [from, until] = dice.one(spans);
  const end = until < from ? until + 1440 : until;
  return dice.whole(from, Math.max(from + 1, end - lastOrderMinutes));
}
