import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, minus, money, nothing, plus, roundingStep, times } from '../values/money.ts';
import {
  bestOffer,
  cartTotals,
  deliveryFee,
  type LineToPrice,
  type Offers,
  type PricingTerms,
  priceLine,
  quote,
  totalOfOne,
  unitDiscount,
} from './pricing.rules.ts';

const naira = (amount: number) => money(amount * 100);
const whole = roundingStep(0);
const exact = roundingStep(2);
const noOffers: Offers = { storePercent: 0, noPromotion: false };

describe('the discount on one unit', () => {
  it.each([
    ['[CARD-04] takes the percent of the store', { storePercent: 10 }, 200, 'store'],
    ['[CARD-04] leaves a store at 0 aside', { storePercent: 0, item: { percent: 5 } }, 100, 'item'],
    ['[CARD-05] takes the percent of the item', { item: { percent: 15 } }, 300, 'item'],
    ['[CARD-05] takes the amount of the item', { item: { amount: naira(350) } }, 350, 'item'],
    ['[CARD-04] [CARD-05] lets the store beat the item', { storePercent: 10, item: { percent: 50 } }, 200, 'store'],
    [
      '[CARD-04] lets a campaign beat the store',
      { campaign: { percent: 5 }, storePercent: 10, item: { percent: 50 } },
      100,
      'campaign',
    ],
    [
      '[CARD-04] lets a flash sale beat all',
      { flashSale: { amount: naira(1) }, campaign: { percent: 5 }, storePercent: 10 },
      1,
      'flash_sale',
    ],
    ['[CARD-05] passes over offers of nothing', { flashSale: { percent: 0 }, item: { amount: nothing } }, 0, null],
    ['[CARD-05] is never more than the price', { item: { amount: naira(9_999) } }, 2_000, 'item'],
    [
      '[CHK-10] spares what may not be promoted',
      { storePercent: 10, item: { percent: 5 }, noPromotion: true },
      0,
      null,
    ],
    ['[CARD-03] is nothing without an offer', {}, 0, null],
  ] as [string, Partial<Offers>, number, string | null][])('%s', (_title, offers, amount, reason) => {
    const discount = unitDiscount(naira(2_000), { ...noOffers, ...offers }, whole);
    expect(discount).toEqual({ amount: naira(amount), reason });
  });

  it('[CARD-18] is rounded half up to what is shown', () => {
    const of = (price: number, percent: number, roundTo: Money) =>
      unitDiscount(money(price), { ...noOffers, storePercent: percent }, roundTo).amount;
    expect(of(155_000, 15, whole)).toBe(23_300);
    expect(of(154_900, 15, whole)).toBe(23_200);
    expect(of(155_050, 15, exact)).toBe(23_258);
    expect(of(50, 100, whole)).toBe(50);
  });

  it('[CARD-03] [CARD-04] shows on a badge what it takes off', () => {
    expect(bestOffer({ ...noOffers, storePercent: 12, item: { percent: 5 } })).toEqual(['store', { percent: 12 }]);
    expect(bestOffer({ ...noOffers, item: { amount: naira(50) } })).toEqual(['item', { amount: naira(50) }]);
    expect(bestOffer({ ...noOffers, storePercent: 12, noPromotion: true })).toBeUndefined();
    expect(bestOffer(noOffers)).toBeUndefined();
  });
});

const dish: LineToPrice = {
  basePrice: naira(2_500),
  optionPrices: [naira(1_000), naira(300)],
  offers: { ...noOffers, storePercent: 10 },
  addOns: [
    { price: naira(700), quantity: 2 },
    { price: naira(500), quantity: 0 },
  ],
  quantity: 3,
};

describe('a line', () => {
  it('[ITEM-25] [ITEM-27] adds options to the unit and add-ons to the line, and discounts no add-on', () => {
    expect(priceLine(dish, whole)).toEqual({
      quantity: 3,
      unitPrice: naira(3_800),
      unitDiscount: naira(380),
      discountReason: 'store',
      addOnTotal: naira(1_400),
      lineTotal: naira(3 * 3_420 + 1_400),
    });
  });

  it('[ITEM-26] of an item without variations is its price times the quantity', () => {
    const plain = { ...dish, optionPrices: [], addOns: [], offers: noOffers };
    expect(priceLine(plain, whole).lineTotal).toBe(naira(7_500));
  });
});

const tariff = {
  base: naira(500),
  perKm: naira(100),
  minimum: naira(600),
  maximum: naira(2_000),
  includedMetres: 2_000,
};

describe('the delivery fee', () => {
  it.each([
    ['at the door', 0, 600],
    ['within the included distance', 2_000, 600],
    ['where the minimum is reached', 3_000, 600],
    ['beyond', 5_500, 850],
    ['rounded half up', 5_505, 851],
    ['far away', 100_000, 2_000],
  ])('[CHK-10] %s is computed by the kilometre, within minimum and maximum', (_where, metres, fee) => {
    expect(deliveryFee(tariff, metres, whole)).toBe(naira(fee));
  });
});

const terms: PricingTerms = {
  orderType: 'delivery',
  tariff,
  distanceMetres: 5_500,
  storeDeliversFree: false,
  freeDeliveryOver: naira(25_000),
  tax: { basisPoints: 750, inclusive: false },
  serviceCharge: naira(100),
  tip: naira(200),
  roundTo: whole,
};
const lineOf = (price: number) =>
  priceLine({ basePrice: naira(price), optionPrices: [], offers: noOffers, addOns: [], quantity: 1 }, whole);

describe('the total', () => {
  it('[CHK-10] adds up lines, tax on top, delivery, charge and tip', () => {
    expect(quote([priceLine(dish, whole)], terms)).toEqual({
      itemTotal: naira(11_400),
      addOnTotal: naira(1_400),
      discountTotal: naira(1_140),
      firstOrderDiscount: 0,
      couponDiscount: naira(0),
      // 7.5 % of 11,660 is 874.5.
      tax: naira(875),
      taxInclusive: false,
      deliveryFee: naira(850),
      serviceCharge: naira(100),
      tip: naira(200),
      total: naira(11_660 + 875 + 850 + 100 + 200),
    });
  });

  it('[CHK-10] names an inclusive tax without adding it', () => {
    const inclusive = { ...terms, tax: { basisPoints: 1_600, inclusive: true } };
    expect(quote([lineOf(11_600)], inclusive)).toMatchObject({ tax: naira(1_600), total: naira(11_600 + 850 + 300) });
  });

  it('[PROMO-28] takes a coupon off the goods before the tax, and adds up', () => {
    const coupon = { off: naira(1_660), givesFreeDelivery: false };
    expect(quote([priceLine(dish, whole)], { ...terms, coupon })).toMatchObject({
      couponDiscount: naira(1_660),
      tax: naira(750),
      deliveryFee: naira(850),
      total: naira(10_000 + 750 + 850 + 100 + 200),
    });
  });

  it.each([
    ['a part of it', 100, 100],
    ['no more than all of it', 9_999_999, undefined],
  ])('takes the coupon of a parcel off its delivery fee: %s', (_what, off, taken) => {
    const parcel = { ...terms, orderType: 'parcel' as const };
    const {
      deliveryFee: fee,
      couponDiscount,
      total,
      tax,
      tip,
      serviceCharge,
    } = quote([], {
      ...parcel,
      coupon: { off: naira(off), givesFreeDelivery: false },
    });
    expect(couponDiscount).toBe(taken === undefined ? fee : naira(taken));
    expect(total).toBe(minus(plus(fee, tip, serviceCharge), couponDiscount));
    expect(tax).toBe(0);
  });

  it('takes no more off than the goods, and the delivery fee where the coupon says so', () => {
    const coupon = { off: naira(99_000), givesFreeDelivery: true };
    expect(quote([lineOf(1_000)], { ...terms, coupon })).toMatchObject({
      couponDiscount: naira(1_000),
      tax: naira(0),
      deliveryFee: naira(0),
      total: naira(300),
    });
  });

  it('[CHK-24] counts the goods before a coupon towards free delivery', () => {
    const coupon = { off: naira(5_000), givesFreeDelivery: false };
    expect(quote([lineOf(25_000)], { ...terms, coupon }).deliveryFee).toBe(naira(0));
  });

  it.each([
    ['below the limit', 24_999, {}, 850],
    ['at the limit', 25_000, {}, 0],
    ['where no limit is set', 90_000, { freeDeliveryOver: null }, 850],
    ['of a store that delivers free', 100, { storeDeliversFree: true }, 0],
    ['of what is fetched', 100, { orderType: 'take_away' }, 0],
  ] as [string, number, Partial<PricingTerms>, number][])(
    '[CHK-24] asks for delivery %s',
    (_when, price, change, fee) => {
      expect(quote([lineOf(price)], { ...terms, ...change }).deliveryFee).toBe(naira(fee));
    },
  );

  it('[CHK-24] counts the cart total after discounts', () => {
    const line = priceLine({ ...dish, basePrice: naira(25_000), optionPrices: [], addOns: [], quantity: 1 }, whole);
    expect(quote([line], terms).deliveryFee).toBe(naira(850));
  });
});

describe('what one unit costs at the door', () => {
  const { orderType: _type, tip: _tip, ...agreed } = terms;
  const price = naira(1000);
  it.each([
    ['a part of it is tax already', { tax: { basisPoints: 750, inclusive: true } }, nothing],
    ['tax comes on top', { tax: { basisPoints: 750, inclusive: false } }, naira(75)],
  ])('is price, fee and service charge, and %s', (_case, change, tax) => {
    const all = { ...agreed, storeDeliversFree: false, freeDeliveryOver: null, serviceCharge: naira(50), ...change };
    const fee = deliveryFee(all.tariff, all.distanceMetres, all.roundTo);
    expect(totalOfOne(price, all)).toBe(plus(price, tax, fee, naira(50)));
    expect(totalOfOne(price, { ...all, storeDeliversFree: true })).toBe(plus(price, tax, naira(50)));
    expect(totalOfOne(price, { ...all, freeDeliveryOver: price })).toBe(plus(price, tax, naira(50)));
    expect(totalOfOne(price, { ...all, freeDeliveryOver: naira(1001) })).toBe(plus(price, tax, fee, naira(50)));
  });
});

const amount = fc.integer({ min: 0, max: 50_000_000 }).map(money);
const discount = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map((percent) => ({ percent })),
  amount.map((off) => ({ amount: off })),
);
const maybe = fc.option(discount, { nil: undefined });
const offers = fc.record({
  flashSale: maybe,
  campaign: maybe,
  storePercent: fc.integer({ min: 0, max: 100 }),
  item: maybe,
  noPromotion: fc.boolean(),
});
const roundTo = fc.constantFrom(0, 1, 2).map(roundingStep);
const line = fc.record({
  basePrice: amount,
  optionPrices: fc.array(amount, { maxLength: 3 }),
  offers,
  addOns: fc.array(fc.record({ price: amount, quantity: fc.integer({ min: 0, max: 9 }) }), { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const anyTariff = fc
  .record({ base: amount, perKm: amount, bounds: fc.tuple(amount, amount), includedMetres: fc.nat(20_000) })
  .map(({ bounds: [one, other], ...rest }) => ({
    ...rest,
    minimum: money(Math.min(one, other)),
    maximum: money(Math.max(one, other)),
  }));
const anyTerms = fc.record({
  orderType: fc.constantFrom('delivery' as const, 'take_away' as const),
  tariff: anyTariff,
  distanceMetres: fc.nat(60_000),
  storeDeliversFree: fc.boolean(),
  freeDeliveryOver: fc.option(amount),
  tax: fc.record({ basisPoints: fc.nat(3_000), inclusive: fc.boolean() }),
  serviceCharge: amount,
  tip: amount,
  roundTo,
});

describe('any prices and offers', () => {
  it('[CARD-04] [CARD-05] never take off more than the price, nor less than nothing', () => {
    fc.assert(
      fc.property(amount, offers, roundTo, (price, offered, shown) => {
        const off = unitDiscount(price, offered, shown).amount;
        return off >= 0 && off <= price;
      }),
    );
  });

  it('[CARD-04] [CARD-05] give the first that offers something: flash sale, campaign, store, item', () => {
    fc.assert(
      fc.property(offers, (offered) => {
        const { flashSale, campaign, storePercent, item, noPromotion } = offered;
        const sizes = [flashSale, campaign, { percent: storePercent }, item].map((one) =>
          one === undefined ? 0 : 'percent' in one ? one.percent : one.amount,
        );
        const first = sizes.findIndex((size) => size > 0);
        const reason = ['flash_sale', 'campaign', 'store', 'item'][first];
        expect(bestOffer(offered)?.[0]).toBe(noPromotion ? undefined : reason);
      }),
    );
  });

  it('[CHK-10] [ITEM-25] make lines whose parts add up', () => {
    fc.assert(
      fc.property(line, roundTo, (wanted, shown) => {
        const priced = priceLine(wanted, shown);
        const goods = times(minus(priced.unitPrice, priced.unitDiscount), wanted.quantity);
        expect(priced.lineTotal).toBe(plus(goods, priced.addOnTotal));
        expect(priced.lineTotal).toBeGreaterThanOrEqual(priced.addOnTotal);
      }),
    );
  });

  it('[CHK-10] make totals that are the sum of what is shown', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), anyTerms, (wanted, agreed) => {
        const lines = wanted.map((one) => priceLine(one, agreed.roundTo));
        const made = quote(lines, agreed);
        const { itemTotal, addOnTotal, discountTotal, tax, deliveryFee: fee, serviceCharge, tip, total } = made;
        const goods = minus(plus(itemTotal, addOnTotal), discountTotal);
        expect(goods).toBe(plus(...lines.map(({ lineTotal }) => lineTotal)));
        expect(goods).toBe(cartTotals(lines).total);
        expect(total).toBe(plus(goods, agreed.tax.inclusive ? nothing : tax, fee, serviceCharge, tip));
      }),
    );
  });

  it('[CHK-10] hold no inclusive tax above the goods, and no more than the same tax on top', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), anyTerms, (wanted, agreed) => {
        const lines = wanted.map((one) => priceLine(one, agreed.roundTo));
        const taxed = (inclusive: boolean) => quote(lines, { ...agreed, tax: { ...agreed.tax, inclusive } });
        expect(taxed(true).tax).toBeLessThanOrEqual(taxed(false).tax);
        expect(taxed(true).total).toBeLessThanOrEqual(taxed(false).total);
      }),
    );
  });

  it('[CHK-24] never make delivery dearer for a fuller cart, and free from the limit on', () => {
    fc.assert(
      fc.property(line, line, anyTerms, (one, other, agreed) => {
        const fees = [[one], [one, other]].map((wanted) => {
          const lines = wanted.map((each) => priceLine(each, agreed.roundTo));
          const goods = cartTotals(lines).total;
          const { deliveryFee: fee } = quote(lines, agreed);
          if (goods > 0 && agreed.freeDeliveryOver !== null && goods >= agreed.freeDeliveryOver) expect(fee).toBe(0);
          return fee;
        });
        expect(fees[1]).toBeLessThanOrEqual(fees[0] ?? 0);
      }),
    );
  });

  it('[CARD-18] [CHK-10] reckon tax and fee in what is shown', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), anyTerms, (wanted, agreed) => {
        const { tax, deliveryFee: fee } = quote(
          wanted.map((one) => priceLine(one, agreed.roundTo)),
          agreed,
        );
        expect([tax % agreed.roundTo, fee % agreed.roundTo]).toEqual([0, 0]);
      }),
    );
  });

  it('[CHK-10] make no farther delivery cheaper, none below its minimum or above its maximum, as far as is shown', () => {
    fc.assert(
      fc.property(anyTariff, fc.nat(60_000), fc.nat(60_000), roundTo, (agreed, near, more, shown) => {
        const [fee, farther] = [deliveryFee(agreed, near, shown), deliveryFee(agreed, near + more, shown)];
        expect(farther).toBeGreaterThanOrEqual(fee);
        expect(fee).toBeGreaterThan(agreed.minimum - shown);
        expect(farther).toBeLessThan(agreed.maximum + shown);
      }),
    );
  });
});
