import { dayAndTime, timeOfDay } from 'app-kit/formats/clock.ts';
import type { TrackedOrder } from 'market/orders/orders.contract';

/** When an order should be ready, on its zone's clock; empty once it is, and before its store has said so [CUS-01]. */
export function readyTime({ ready, handover, confirmed, time_zone: timeZone }: TrackedOrder): string {
  return ready && confirmed && !handover ? timeOfDay(new Date(ready.p50), timeZone) : '';
}

/**
 * When an order should be there, on its zone's clock: a time of day [LIM-03], and of an order ahead its day as well; a
 * span where it is known [CUS-01].
 */
export function expectedTime(
  {
    expected_at: moment,
    schedule_at: ahead,
    time_zone: timeZone,
    arrival,
  }: Pick<TrackedOrder, 'expected_at' | 'schedule_at' | 'time_zone'> & Partial<Pick<TrackedOrder, 'arrival'>>,
  tag: string,
): string {
  if (moment === null) return '';
  const at = new Date(arrival?.p50 ?? moment);
  const from = ahead === null ? timeOfDay(at, timeZone) : dayAndTime(at, timeZone, tag);
  if (!arrival || arrival.p90 === arrival.p50) return from;
  return `${from} – ${timeOfDay(new Date(arrival.p90), timeZone)}`;
}
