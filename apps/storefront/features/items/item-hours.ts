import type { ListedItem } from 'market/items/items.contract';
import { isWithinHours } from 'market/items/items.rules';
import { wallClock } from 'market/stores/stores.rules';

type Hours = Pick<ListedItem, 'available_time_starts' | 'available_time_ends'>;

/** Whether an item can be had at a moment, on the clocks of its zone [ITEM-37]. */
export function isItemAvailable(item: Hours, timeZone: string, at: Date): boolean {
  const { available_time_starts: from, available_time_ends: until } = item;
  if (from === null || until === null) return true;
  return isWithinHours({ from: minuteOf(from), until: minuteOf(until) }, wallClock(timeZone, at).minute);
}

/** 'HH:mm' as minutes after midnight [CARD-25]. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
