import { type Day, zoneClock } from '../../stores/stores.rules.ts';
import { isWithinHours } from '../items.rules.ts';

/** The hours of an item as calls return them: 'HH:mm', and the day on which hours by weekday begin. */
export interface ShownHours {
  available_time_starts: string | null;
  available_time_ends: string | null;
  available_day: { day: Day } | null;
}

/** What decides which clock a zone has, as `ZoneTime`. */
export interface TimeOfZone {
  timeZone: string;
  demoMinute: number | null;
}

/** Whether an item can be had at a moment, on the clocks of its zone [ITEM-37], and on the day of its hours [STO-058]. */
export function isItemAvailable(item: ShownHours, { timeZone, demoMinute }: TimeOfZone, at: Date): boolean {
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
