import { expect, it } from 'vitest';
import { isBookableByHand } from './wallet-manual.rules.ts';

it.each([
  ['bank', true],
  ['tax', true],
  ['market:losses', true],
  ['market:commission', true],
  ['provider:paystack', true],
  ['store:12', true],
  ['courier:7', true],
  ['cash:delivery_man:7', true],
  ['store:0', false],
  ['store:', false],
  ['wallet:12', false],
  ['points:12', false],
  ['receivable', false],
  ['tip', false],
  ['nobody', false],
  ['store:1 ', false],
])('[OPS-080] %s is booked by hand: %s', (account, isBookable) => {
  expect(isBookableByHand(account)).toBe(isBookable);
});
