import type { ListedItem } from 'market/items/items.contract';
import { isWithinHours } from 'market/items/items.rules';
import { zoneClock } from 'market/stores/stores.rules';
import type { ShoppedZone } from '#features/config/use-market.ts';

type Hours = Pick<ListedItem, 'available_time_starts' | 'available_time_ends' | 'available_day'>;

export type TimeOfZone = Pick<ShoppedZone, 'timeZone' | 'demoMinute'>;

/** Whether an item can be had at a moment, on the clocks of its zone [ITEM-37], and on the day of its hours [STO-058]. */
export function isItemAvailable(item: Hours, { timeZone, demoMinute }: TimeOfZone, at: Date): boolean {
  const { available_time_starts: from, available_time_ends: until, available_day: on } = item;
  if (!from || !until) return true;
  const { minute, day } = zoneClock({ time_zone: timeZone, demo_minute: demoMinute }, at);
  return (on?.day ?? day) === day && isWithinHours({ from: minuteOf(from), until: minuteOf(until) }, minute);
}

/** 'HH:mm' as minutes after midnight [CARD-25]. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
