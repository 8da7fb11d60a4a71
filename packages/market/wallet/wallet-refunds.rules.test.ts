import { describe, expect, it } from 'vitest';
import { money, nothing } from '../values/money.ts';
import { entriesOfPartRefunded, entriesOfPartsReversed } from './wallet-refunds.rules.ts';

const wallet = { account: 'wallet:7', amount: money(1_000) };
const refund = { storeId: 3, courierId: 9, tax: money(100), commission: money(200) };
const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

describe('[OPS-033] the refund of a part', () => {
  it('takes the tax and the commission of what the store bears from where they went', () => {
    const borneBy = { market: nothing, store: money(1_000), courier: nothing };
    expect(entriesOfPartRefunded({ ...refund, borneBy }, [wallet])).toEqual([
      { account: 'store:3', amount: 700 },
      { account: 'market:commission', amount: 200 },
      { account: 'tax', amount: 100 },
      { account: 'wallet:7', amount: -1_000 },
    ]);
  });

  it('is borne whole by the market and the courier, and adds up to zero', () => {
    const borneBy = { market: money(400), store: nothing, courier: money(600) };
    const entries = entriesOfPartRefunded({ ...refund, borneBy }, [wallet]);
    expect(entries.map(({ amount }) => amount)).toEqual([400, 600, -1_000]);
    expect(sumOf(entries)).toBe(0);
  });
});

it('[OPS-033] the refund of the whole order gives back what others than the market bore of its parts', () => {
  const borne = entriesOfPartRefunded(
    { ...refund, borneBy: { market: money(250), store: money(750), courier: nothing } },
    [],
  );
  const reversed = entriesOfPartsReversed(borne);
  expect(sumOf(reversed)).toBe(0);
  expect(reversed[0]?.amount).toBe(750);
  expect(reversed).toContainEqual({ account: 'store:3', amount: -525 });
});
