import { expect, it } from 'vitest';
import { ordersToPick, type PickedOrder, pickListOf, slotOf } from './orders-pick.rules.ts';

const line = (line_number: number, name: string, quantity: number, change: object = {}) => ({
  ...{ line_number, name, quantity, variation: null, choices: [], add_ons: [], ticked: [] as number[] },
  ...change,
});
const order = (id: string, lines: PickedOrder['lines'], change: Partial<PickedOrder> = {}): PickedOrder => ({
  ...{ id, code: `00${id}`, order_status: 'confirmed', schedule_at: null, lines },
  ...change,
});
const bread = { id: 1, name: 'Bread' };
const drinks = { id: 2, name: 'Drinks' };

it.each([
  ['2026-11-28T12:00:00.000Z', '2026-11-28T12:00:00.000Z'],
  ['2026-11-28T12:29:59.000Z', '2026-11-28T12:00:00.000Z'],
  ['2026-11-28T12:30:00.000Z', '2026-11-28T12:30:00.000Z'],
  [null, 'now'],
])('[STO-030] an order for %s is in the slot %s', (at, slot) => {
  expect(slotOf(at)).toBe(slot);
});

it('[STO-030] what is accepted and not ready is picked, what is wanted at once first', () => {
  const orders = [
    order('1', [], { schedule_at: '2026-11-28T14:00:00Z' }),
    order('2', [], { order_status: 'pending' }),
    order('3', [], { order_status: 'processing' }),
    order('4', [], { order_status: 'handover' }),
    order('5', [], { schedule_at: '2026-11-28T13:00:00Z' }),
  ];
  expect(ordersToPick(orders).map(({ id }) => id)).toEqual(['3', '5', '1']);
});

it('[STO-030] the same pieces of several orders are one, by category in the order of the menu', () => {
  const orders = [
    order('1', [line(1, 'Loaf', 2), line(2, 'Malt', 1, { ticked: [0] }), line(3, 'Gift', 1)]),
    order('2', [line(1, 'Malt', 3), line(2, 'Loaf', 1, { variation: 'Large' }), line(3, 'Loaf', 4)]),
  ];
  const at = (order_id: string, line_number: number, category: typeof bread | null) => ({
    ...{ order_id, line_number, category },
  });
  const places = [at('1', 2, drinks), at('2', 1, drinks), at('1', 1, bread), at('2', 2, bread), at('2', 3, bread)];
  const sections = pickListOf(orders, [at('1', 3, null), ...places]);
  expect(sections.map(({ category }) => category?.name)).toEqual(['Drinks', 'Bread', undefined]);
  expect(sections[0]?.pieces).toMatchObject([
    {
      name: 'Malt',
      count: 4,
      lines: [
        { orderId: '1', code: '001', line: 2, quantity: 1, isPicked: true },
        { orderId: '2', code: '002', line: 1, quantity: 3, isPicked: false },
      ],
    },
  ]);
  expect(sections[1]?.pieces.map(({ name, variation, count }) => [name, variation, count])).toEqual([
    ['Loaf', null, 6],
    ['Loaf', 'Large', 1],
  ]);
  expect(sections[2]?.pieces.map(({ name }) => name)).toEqual(['Gift']);
});

it('[STO-030] pieces with other options or add-ons stay apart', () => {
  const choices = [{ name: 'Size', labels: ['Big'] }];
  const add_ons = [{ name: 'Egg', quantity: 2 }];
  const orders = [
    order('1', [line(1, 'Rice', 1), line(2, 'Rice', 1, { choices }), line(3, 'Rice', 1, { choices, add_ons })]),
  ];
  const [section] = pickListOf(orders, []);
  expect(section?.pieces.map(({ parts }) => parts)).toEqual([[], ['Big'], ['Big', '2× Egg']]);
  const twice = pickListOf([...orders, order('2', [line(1, 'Rice', 1, { choices, add_ons })])], []);
  expect(twice[0]?.pieces.at(-1)).toMatchObject({ count: 2, parts: ['Big', '4× Egg'] });
});
