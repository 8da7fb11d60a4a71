import { describe, expect, it } from 'vitest';
import { days, type WeekHours } from '../stores/stores.rules.ts';
import { money } from '../values/money.ts';
import { type Goods, refusalToAddToCart, refusalToOrderAt } from './cart.rules.ts';

const friday = new Date('2026-11-20T11:00:00Z');
const noon = { day: 'fr', minute: 12 * 60 } as const;
const later = new Date(friday.getTime() + 1);

const goods: Goods = {
  itemId: 7,
  isForSale: true,
  isOffSale: false,
  price: money(60_000),
  offers: { storePercent: 0, item: { percent: 0 }, noPromotion: false },
  variations: [],
  groups: [],
  addOns: [],
  hours: { from: null, until: null, weeks: [] },
  takesOrdersAhead: false,
  isPrescriptionRequired: false,
  stock: 20,
  maximumCartQuantity: null,
  checksStock: true,
  store: {
    id: 1,
    isActive: true,
    takesOrdersAhead: false,
    hours: Object.fromEntries(days.map((day) => [day, [[0, 1439]]])) as unknown as WeekHours,
    pause: {
      until: later,
      reason: 'other',
      opening: undefined,
      refusal: { refused: 'store_paused', message: 'Later.' },
    },
  },
};

describe('goods of a paused store', () => {
  it('[STO-034] [CUS-11] are refused with the words of the pause', () => {
    expect(refusalToOrderAt(goods, noon, friday)).toMatchObject({
      refused: 'store_paused',
      message: 'Later.',
    });
    expect(refusalToAddToCart(goods, noon, friday)?.refused).toBe('store_paused');
  });

  it('[STO-034] can be had after the pause, and wait for it in a cart where the store takes orders ahead', () => {
    expect(refusalToOrderAt(goods, noon, later)).toBeUndefined();
    expect(
      refusalToAddToCart({ ...goods, store: { ...goods.store, takesOrdersAhead: true } }, noon, friday),
    ).toBeUndefined();
  });
});
