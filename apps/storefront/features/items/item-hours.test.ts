import { isItemAvailable } from 'market/items/shown/items-available.rules';
import { expect, it } from 'vitest';
import { itemWith } from '../../testing/known-items.ts';

const lagos = { timeZone: 'Africa/Lagos', demoMinute: null };
const at = (time: string) => new Date(`2026-11-20T${time}:00+01:00`);
const isThere = (from: string, until: string, time: string) =>
  isItemAvailable(itemWith({ available_time_starts: from, available_time_ends: until }), lagos, at(time));

it('[ITEM-37] an item is there within its hours on the clocks of its zone, both ends included', () => {
  expect(['11:59', '12:00', '15:00', '21:00', '21:01'].map((time) => isThere('12:00', '21:00', time))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it('[ITEM-37] hours that end before they start run past midnight', () => {
  expect(['19:00', '23:00', '02:00', '04:01'].map((time) => isThere('20:00', '04:00', time))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('an item without hours is always there', () => {
  expect(isItemAvailable(itemWith(), lagos, at('03:00'))).toBe(true);
});

it('in a demo an item is available by the time at which the clock is frozen', () => {
  const lunch = itemWith({ available_time_starts: '12:00', available_time_ends: '15:00' });
  const isThereAt = (demoMinute: number | null) => isItemAvailable(lunch, { ...lagos, demoMinute }, at('03:00'));
  expect([750, 1000, null].map(isThereAt)).toEqual([true, false, false]);
});

it('[STO-058] hours by weekday hold on their day alone', () => {
  const breakfast = itemWith({
    available_time_starts: '06:00',
    available_time_ends: '11:00',
    available_day: { day: 'fr', name: 'Friday' },
  });
  const isThereOn = (day: string) => isItemAvailable(breakfast, lagos, new Date(`2026-11-${day}T08:00:00+01:00`));
  expect(['19', '20', '21'].map(isThereOn)).toEqual([false, true, false]);
});
