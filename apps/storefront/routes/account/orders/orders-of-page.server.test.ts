import { expect, it } from 'vitest';
import { isPastAlone } from './orders-of-page.server.ts';

it.each([
  ['begin with what runs', null, 2, false],
  ['begin with what is over where nothing runs', null, 0, true],
  ['show what is over if that was chosen', 'order-history', 2, true],
  ['show that nothing runs if that was chosen', 'running-orders', 0, false],
  ['take a list that does not exist for none', 'other', 0, true],
])('[ORD-06] my orders %s', (_, list, total, expected) => {
  expect(isPastAlone(list, { total })).toBe(expected);
});
