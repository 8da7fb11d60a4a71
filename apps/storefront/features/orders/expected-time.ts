import { dayAndTime, timeOfDay } from 'app-kit/formats/clock.ts';
import type { TrackedOrder } from 'market/orders/orders.contract';

/** When an order should be there, on its zone's clock: a time of day [LIM-03], and of an order ahead its day as well. */
export function expectedTime(
  {
    expected_at: moment,
    schedule_at: ahead,
    time_zone: timeZone,
  }: Pick<TrackedOrder, 'expected_at' | 'schedule_at' | 'time_zone'>,
  tag: string,
): string {
  if (moment === null) return '';
  const at = new Date(moment);
  return ahead === null ? timeOfDay(at, timeZone) : dayAndTime(at, timeZone, tag);
}
