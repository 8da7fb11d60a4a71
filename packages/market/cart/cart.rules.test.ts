import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, type WeekHours } from '../stores/stores.rules.ts';
import { money, roundingStep } from '../values/money.ts';
import {
  afterConfirm,
  type CartChoice,
  countedAddOns,
  fingerprintOf,
  type Goods,
  isDeliveredTo,
  isOtherStore,
  isUnchanged,
  maxThatFits,
  mayIncrement,
  minusRemoves,
  priceChosen,
  quantityInCart,
  refusalOfChosen,
  refusalOfQuantity,
  refusalToAddToCart,
  refusalToOrderAt,
  stockOf,
} from './cart.rules.ts';

const always: WeekHours = hours([[0, 23 * 60 + 59]]);
const friday = new Date('2026-11-20T11:00:00Z');
const noon = { day: 'fr', minute: 12 * 60 } as const;

function hours(spans: [number, number][]): WeekHours {
  return Object.fromEntries(days.map((day) => [day, spans])) as unknown as WeekHours;
}

/** Something simple of which plenty is there. */
const rice: Goods = {
  itemId: 7,
  isForSale: true,
  isOffSale: false,
  price: money(50_000),
  offers: { storePercent: 0, noPromotion: false },
  variations: [],
  groups: [],
  addOns: [],
  hours: { from: null, until: null, weeks: [] },
  takesOrdersAhead: false,
  isPrescriptionRequired: false,
  stock: 20,
  maximumCartQuantity: null,
  checksStock: true,
  store: { id: 1, isActive: true, takesOrdersAhead: false, pause: null, hours: always },
};

const typed: Goods = {
  ...rice,
  stock: 10,
  variations: [
    { type: 'Small', price: money(50_000), stock: 3 },
    { type: 'Large', price: money(90_000), stock: 0 },
    { type: 'Huge', price: money(200_000), stock: null },
  ],
};

const options = (prices: Record<string, number>) =>
  Object.entries(prices).map(([label, price]) => ({ label, price: money(price) }));

const dish: Goods = {
  ...rice,
  stock: null,
  checksStock: false,
  groups: [
    {
      name: 'Size',
      type: 'single',
      required: 'on',
      min: 0,
      max: 0,
      values: options({ Regular: 0, Large: 100_000 }),
    },
    {
      name: 'Protein',
      type: 'multi',
      required: 'on',
      min: 1,
      max: 2,
      values: options({ Chicken: 90_000, Beef: 70_000, Egg: 30_000 }),
    },
    {
      name: 'Pepper',
      type: 'multi',
      required: 'off',
      min: 2,
      max: 3,
      values: options({ Mild: 0, Hot: 0, Hottest: 0 }),
    },
  ],
  addOns: [
    { id: 1, name: 'Dodo', price: money(70_000) },
    { id: 2, name: 'Coleslaw', price: money(50_000) },
  ],
};

const group = (name: string, ...labels: string[]) => ({ name, labels });
const one: CartChoice = { quantity: 1, variation: null, choices: [], addOns: [] };
const size = group('Size', 'Regular');
const taken = (id: number, quantity: number) => ({ id, quantity });
const protein = group('Protein', 'Beef');
const plate: CartChoice = { ...one, choices: [size, protein] };

describe('a quantity', () => {
  it.each([
    ['all that is there', 20, {}, undefined],
    ['one more than is there', 21, {}, 'out_of_stock'],
    ['a dish, whatever the shelf says', 21, { checksStock: false }, undefined],
    ['the most of one order', 3, { maximumCartQuantity: 3 }, undefined],
    ['more than the most of one order', 4, { maximumCartQuantity: 3 }, 'over_maximum'],
    ['a dish beyond the most of one order', 4, { maximumCartQuantity: 3, checksStock: false }, 'over_maximum'],
    ['beyond both', 21, { maximumCartQuantity: 3 }, 'out_of_stock'],
    ['as many as any cart holds', 1000, { stock: null }, undefined],
    ['more than any cart holds', 1001, { stock: null }, 'over_maximum'],
  ])('[CART-21] [CART-22] [CART-27] of %s', (_what, quantity, own, refused) => {
    expect(refusalOfQuantity(quantity, { ...rice, ...own })?.refused).toBe(refused);
  });

  it.each([
    [19, {}, true],
    [20, {}, false],
    [2, { maximumCartQuantity: 3 }, true],
    [3, { maximumCartQuantity: 3 }, false],
    [500, { checksStock: false }, true],
    [500, { stock: null }, true],
  ])('[CART-25] [CART-26] [ITEM-23] [ITEM-24] of %s with %o may grow: %s', (quantity, own, expected) => {
    expect(mayIncrement(quantity, { ...rice, ...own })).toBe(expected);
  });

  it('[CART-12] [CART-13] of 1 is the last before the line goes', () => {
    expect([1, 2].map(minusRemoves)).toEqual([true, false]);
  });
});

describe('the store of a cart', () => {
  it.each([
    ['none', null, 1, false],
    ['the same', 1, 1, false],
    ['another', 2, 1, true],
  ])('[CART-32] is asked for only when it is %s', (_what, cartStore, store, expected) => {
    expect(isOtherStore(cartStore, store)).toBe(expected);
  });
});

describe('confirming the cart', () => {
  it.each([
    ['[CART-06] goes home when it is empty', 0, true, true, 'home'],
    ['[CART-06] goes home for an empty guest too', 0, false, false, 'home'],
    ['[CART-05] goes to checkout when logged in', 2, true, false, 'checkout'],
    ['[CART-04] asks a guest who may order', 2, false, true, 'guest_or_login'],
    ['[CART-07] [CHK-05] sends a guest who may not to the login', 2, false, false, 'login'],
  ] as const)('%s', (_what, lineCount, isSignedIn, guestCheckout, expected) => {
    expect(afterConfirm({ lineCount, isSignedIn, guestCheckout })).toBe(expected);
  });
});

describe('lines of one item', () => {
  const text = (kind: Partial<CartChoice>) => fingerprintOf(7, { ...one, ...kind });

  it.each<[string, Partial<CartChoice>, Partial<CartChoice>]>([
    ['the order of groups', { choices: [size, protein] }, { choices: [protein, size] }],
    [
      'the order of options',
      { choices: [group('Protein', 'Beef', 'Egg')] },
      { choices: [group('Protein', 'Egg', 'Beef')] },
    ],
    ['a group without choice', { choices: [group('Pepper')] }, {}],
    ['the order of add-ons', { addOns: [taken(1, 1), taken(2, 3)] }, { addOns: [taken(2, 3), taken(1, 1)] }],
    ['an add-on that counts 0', { addOns: [taken(1, 0)] }, {}],
  ])('are the same line whatever %s', (_what, before, after) => {
    expect(text(before)).toBe(text(after));
  });

  it.each<[string, Partial<CartChoice>, Partial<CartChoice>]>([
    ['types', { variation: 'Small' }, { variation: 'Large' }],
    ['a type and none', { variation: 'Small' }, {}],
    ['options', { choices: [size] }, { choices: [group('Size', 'Large')] }],
    ['groups of the same option', { choices: [size] }, { choices: [group('Plate', 'Regular')] }],
    ['add-ons', { addOns: [taken(1, 1)] }, { addOns: [taken(2, 1)] }],
    ['numbers of an add-on', { addOns: [taken(1, 1)] }, { addOns: [taken(1, 2)] }],
    ['options that only look alike when joined', { choices: [group('A', 'b,c')] }, { choices: [group('A', 'b', 'c')] }],
  ])('are two lines with other %s', (_what, before, after) => {
    expect(text(before)).not.toBe(text(after));
  });

  it('of two items are never the same', () => {
    expect(fingerprintOf(1, one)).not.toBe(fingerprintOf(2, one));
  });

  it.each([
    ['nothing', {}, true],
    ['the number', { quantity: 2 }, false],
    ['the kind', { variation: 'Small' }, false],
  ])('[CART-28] are unchanged when %s differs', (_what, change, expected) => {
    expect(isUnchanged(7, one, { ...one, ...change })).toBe(expected);
  });

  it('[ITEM-27] count the add-ons that were taken, in one order', () => {
    const addOns = [3, 1, 2].map((id) => ({ id, quantity: id === 2 ? 0 : id }));
    expect(countedAddOns(addOns).map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe('a chosen item', () => {
  const faultOf = (goods: Goods | undefined, kind: Partial<CartChoice> = {}) =>
    refusalOfChosen(goods, { ...one, ...kind });

  it.each<[string, Goods | undefined, Partial<CartChoice>, string | undefined]>([
    ['[CHK-10] that is unknown', undefined, {}, 'item_not_found'],
    ['[CHK-10] that is withdrawn', { ...rice, isForSale: false }, {}, 'item_not_found'],
    ['that is plain', rice, {}, undefined],
    ['[CART-21] beyond the shelf', rice, { quantity: 21 }, 'out_of_stock'],
    ['without types, of a type', rice, { variation: 'Small' }, 'variation_unknown'],
    ['of types, without a type', typed, {}, 'variation_needed'],
    ['of a type that it has not', typed, { variation: 'Tiny' }, 'variation_unknown'],
    ['[ITEM-28] of a type that it has', typed, { variation: 'Small' }, undefined],
    ['[ITEM-29] [ITEM-30] of a type that is sold out', typed, { variation: 'Large' }, 'variation_out_of_stock'],
    ['beyond the shelf of its type', typed, { variation: 'Small', quantity: 4 }, 'out_of_stock'],
    ['of a type that never runs out', typed, { variation: 'Huge', quantity: 10 }, undefined],
    ['of such a type, beyond the shelf of the item', typed, { variation: 'Huge', quantity: 11 }, 'out_of_stock'],
    [
      'of a sold out type where stock is not counted',
      { ...typed, checksStock: false },
      { variation: 'Large', quantity: 5 },
      undefined,
    ],
    ['[FOOD-23] with all its choices made', dish, plate, undefined],
    ['[FOOD-23] without a required choice', dish, { choices: [size] }, 'variation_needed'],
    [
      '[FOOD-25] with more than the most',
      dish,
      { choices: [size, group('Protein', 'Beef', 'Egg', 'Chicken')] },
      'variation_bounds',
    ],
    [
      '[FOOD-28] with less than the least of what is optional',
      dish,
      { choices: [size, protein, group('Pepper', 'Hot')] },
      'variation_bounds',
    ],
    ['with two of what is single', dish, { choices: [group('Size', 'Regular', 'Large'), protein] }, 'variation_bounds'],
    ['with an option of another dish', dish, { choices: [size, group('Protein', 'Lobster')] }, 'variation_unknown'],
    ['with one option twice', dish, { choices: [size, group('Protein', 'Egg', 'Egg')] }, 'variation_unknown'],
    ['with one group twice', dish, { choices: [size, size, protein] }, 'variation_unknown'],
    ['with a group of another dish', dish, { choices: [size, protein, group('Soup', 'Egusi')] }, 'variation_unknown'],
    ['with its add-ons', dish, { ...plate, addOns: [taken(2, 2)] }, undefined],
    ['with an add-on of another store', dish, { ...plate, addOns: [taken(3, 1)] }, 'add_on_unknown'],
    ['with one add-on twice', dish, { ...plate, addOns: [taken(1, 1), taken(1, 1)] }, 'add_on_unknown'],
  ])('%s', (_what, goods, kind, refused) => {
    expect(faultOf(goods, kind)?.refused).toBe(refused);
  });

  const small = { ...one, variation: 'Small' };
  const three = { itemId: 7, variation: 'Small', quantity: 3 };
  const others = { itemId: 7, variation: 'Huge', quantity: 6 };
  it.each<[string, Parameters<typeof quantityInCart>[0], CartChoice, string | undefined]>([
    ['of another kind leave its own shelf', [others], { ...small, quantity: 3 }, undefined],
    ['of another kind share the shelf of the item', [others, others], small, 'out_of_stock'],
    ['of its kind share its shelf', [three], small, 'out_of_stock'],
    ['of another item count for nothing', [{ ...three, itemId: 8 }], small, undefined],
  ])('[CART-27] pieces that are held %s', (_what, lines, chosen, refused) => {
    expect(refusalOfChosen(typed, chosen, quantityInCart(lines, 7, 'Small'))?.refused).toBe(refused);
  });

  it('[CART-22] counts what is held towards the maximum', () => {
    const limited = { ...rice, maximumCartQuantity: 3 };
    const inCart = quantityInCart([{ itemId: 7, variation: null, quantity: 2 }], 7, null);
    expect(refusalOfChosen(limited, one, inCart)).toBeUndefined();
    expect(refusalOfChosen(limited, { ...one, quantity: 2 }, inCart)?.refused).toBe('over_maximum');
  });

  it('[FOOD-24] [FOOD-26] names the group that is wrong, in the words of the documents', () => {
    expect(faultOf(dish, { choices: [size] })?.message).toBe('Variation Protein can not remain without selection.');
    const three = group('Protein', 'Beef', 'Egg', 'Chicken');
    expect(faultOf(dish, { choices: [size, three] })?.message).toBe(
      'Selected variation named Protein must be in between Minimum 1 and Maximum 2',
    );
  });

  it.each([
    ['by its own shelf and that of the item', 'Small', 3],
    ['by the item alone where its own never runs out', 'Huge', 10],
    ['by the item where it has no type', null, 10],
  ])('is limited %s', (_what, variation, expected) => {
    expect(stockOf(typed, variation)).toBe(expected);
  });

  it('is limited by nothing where nothing is counted', () => {
    expect(stockOf({ ...rice, stock: null }, null)).toBeNull();
  });
});

describe('a moment', () => {
  const breakfast = { ...rice, hours: { from: 360, until: 600, weeks: [] } };
  const evening = { ...rice, store: { ...rice.store, hours: hours([[1200, 240]]) } };
  const shut = { ...rice, store: { ...rice.store, isActive: false } };

  it.each([
    ['of an open store', rice, 720, undefined],
    ['[ITEM-37] before the first minute of the item', breakfast, 359, 'item_not_available'],
    ['[ITEM-37] in the first minute of the item', breakfast, 360, undefined],
    ['[ITEM-37] in the last minute of the item', breakfast, 600, undefined],
    ['[ITEM-37] after the last minute of the item', breakfast, 601, 'item_not_available'],
    ['[ITEM-37] of an item past midnight', { ...rice, hours: { from: 1200, until: 60, weeks: [] } }, 30, undefined],
    ['before a store opens', evening, 720, 'store_closed'],
    ['of a store past midnight', evening, 60, undefined],
    ['of a store that its owner closed', shut, 720, 'store_closed'],
  ])('%s', (_what, goods, minute, refused) => {
    expect(refusalToOrderAt(goods, { day: 'fr', minute }, friday)?.refused).toBe(refused);
  });

  const ahead = <G extends Goods>(goods: G): G => ({ ...goods, store: { ...goods.store, takesOrdersAhead: true } });
  it.each([
    ['[FOOD-20] refuses what must be eaten at once', breakfast, 'item_not_available'],
    ['[FOOD-19] keeps what may wait', { ...breakfast, takesOrdersAhead: true }, undefined],
    ['[FOOD-20] refuses it whatever the store takes', ahead(breakfast), 'item_not_available'],
    ['refuses a closed store', evening, 'store_closed'],
    ['refuses a closed store whatever the item waits for', { ...evening, takesOrdersAhead: true }, 'store_closed'],
    ['keeps a closed store that takes orders ahead', ahead(evening), undefined],
    ['refuses a store that its owner closed, ahead or not', ahead(shut), 'store_closed'],
  ])('out of hours %s', (_what, goods, refused) => {
    expect(refusalToAddToCart(goods, noon, friday)?.refused).toBe(refused);
  });
});

describe('the price of a chosen item', () => {
  const whole = roundingStep(0);
  const price = (goods: Goods, kind: Partial<CartChoice> = {}) => priceChosen(goods, { ...one, ...kind }, whole);

  it('[ITEM-26] is that of the item without types', () => {
    expect(price(rice, { quantity: 3 })).toMatchObject({ unitPrice: 50_000, lineTotal: 150_000 });
  });

  it('[ITEM-25] is that of its type', () => {
    expect(price(typed, { variation: 'Huge', quantity: 2 })).toMatchObject({ unitPrice: 200_000, lineTotal: 400_000 });
  });

  it('[ITEM-25] [ITEM-27] of a dish is base, options and add-ons; add-ons are per line and never discounted', () => {
    const promoted = { ...dish, offers: { storePercent: 10, noPromotion: false } };
    const choices = [group('Size', 'Large'), group('Protein', 'Beef', 'Egg')];
    const addOns = [taken(1, 2), taken(2, 0)];
    expect(price(promoted, { choices, addOns, quantity: 2 })).toEqual({
      quantity: 2,
      unitPrice: 250_000,
      unitDiscount: 25_000,
      discountReason: 'store',
      addOnTotal: 140_000,
      lineTotal: 2 * 225_000 + 140_000,
    });
  });

  it('is never below nothing and always the sum of its parts', () => {
    const offer = fc.record({
      storePercent: fc.nat(100),
      noPromotion: fc.boolean(),
      item: fc.oneof(
        fc.record({ percent: fc.nat(150) }),
        fc.record({ amount: fc.nat(10_000_000).map((amount) => money(amount)) }),
      ),
    });
    fc.assert(
      fc.property(offer, fc.nat(5_000_000), fc.integer({ min: 1, max: 1000 }), (offers, base, quantity) => {
        const line = price({ ...rice, offers, price: money(base) }, { quantity });
        expect(line.unitDiscount).toBeLessThanOrEqual(line.unitPrice);
        expect(line.lineTotal).toBe(quantity * (line.unitPrice - line.unitDiscount) + line.addOnTotal);
      }),
    );
  });
});

describe('what fits when two carts become one', () => {
  const kind = (quantity: number, variation: string | null = null) => ({
    quantity,
    variation,
    choices: [],
    addOns: [],
  });
  it.each<[string, Goods | undefined, CartChoice, [ofItem: number, ofKind: number], number]>([
    ['all of it', rice, kind(5), [10, 10], 5],
    ['what is left on the shelf', rice, kind(15), [12, 12], 8],
    ['nothing of what is gone', rice, kind(2), [20, 20], 0],
    ['what the kind has', typed, kind(5, 'Small'), [1, 1], 2],
    ['what one cart may hold', { ...rice, stock: null }, kind(900), [400, 400], 600],
    ['all of what the market no longer knows', undefined, kind(4), [0, 0], 4],
  ])('[AUTH-126] is %s', (_what, goods, chosen, [ofItem, ofVariant], fits) => {
    expect(maxThatFits(goods, chosen, { ofItem, ofVariant })).toBe(fits);
  });
});

it('[CART-02] fits a place in its own zone, and any place as long as none is chosen', () => {
  expect([[], [3], [1, 3], [7]].map((zoneIds) => isDeliveredTo(zoneIds, 3))).toEqual([true, true, true, false]);
});
