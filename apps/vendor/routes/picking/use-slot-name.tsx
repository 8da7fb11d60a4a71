import { useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { atOnce, slotMinutes } from 'market/orders/kitchen/orders-pick.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { clockOf } from '../../features/orders/board-clock.ts';

/** Returns a function that names a slot: `12:30–13:00`, with its day if that is not today. */
export function useSlotName(): (slot: string) => string {
  const { t, i18n } = useLingui();
  return (slot) => {
    if (slot === atOnce) return t`As soon as possible`;
    const from = new Date(slot);
    const until = clockOf(new Date(from.getTime() + slotMinutes * minuteMilliseconds));
    const isToday = from.toDateString() === new Date().toDateString();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return `${isToday ? clockOf(from) : dayAndTime(from, timeZone, i18n.locale)}–${until}`;
  };
}
