import { toDecimal } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { dish, itemWith, lineOf, riceWithVariants } from '../../../testing/known-items.ts';
import {
  cartChoiceOf,
  choiceOfLine,
  faultsOf,
  firstChoice,
  type ItemChoice,
  isChoiceOut,
  isOptionOut,
  priceOfChoice,
  roomFor,
  variationOf,
} from './item-choice.ts';

const totalOf = (item: Parameters<typeof priceOfChoice>[0], parts: Partial<ItemChoice>) =>
  toDecimal(priceOfChoice(item, { ...firstChoice(item), ...parts }, 0).lineTotal);

describe('the choice of an item', () => {
  it('[CART-20] [ITEM-21] begins with one, and with nothing chosen of a dish', () => {
    expect(firstChoice(dish())).toEqual({ quantity: 1, labels: {}, options: [], addOns: {} });
  });

  it('[ITEM-28] names the type of the chosen options', () => {
    expect(variationOf(riceWithVariants(), { options: ['5 kg', 'Round'] })).toMatchObject({
      type: '5 kg-Round',
      price: 4500,
    });
  });

  it('begins with the first type that is left', () => {
    const rice = riceWithVariants();
    const [first, ...others] = rice.variations;
    expect(firstChoice(rice).options).toEqual(['1 kg', 'Long']);
    const soldOut = { ...rice, variations: [{ ...first, stock: 0 } as typeof first & object, ...others] };
    expect(firstChoice(soldOut).options).toEqual(['1 kg', 'Round']);
  });

  it('finds the options of a type whose names hold hyphens themselves', () => {
    const dress = itemWith({
      choice_options: [
        { name: 'choice_0', title: 'Age', options: ['5-6', '7-8'] },
        { name: 'choice_1', title: 'Colour', options: ['Navy'] },
      ],
      variations: [{ type: '7-8-Navy', price: 100, stock: 5 }],
    });
    expect(firstChoice(dress).options).toEqual(['7-8', 'Navy']);
  });

  it('opens again as a line of the cart holds it', () => {
    const line = lineOf(dish(), {
      quantity: 2,
      food_variations: [{ name: 'Protein', values: { label: ['Turkey'] } }],
      addons: [{ id: 11, name: 'Zobo', price: 900, quantity: 3 }],
    });
    expect(choiceOfLine(dish(), line)).toEqual({
      quantity: 2,
      labels: { Protein: ['Turkey'] },
      options: [],
      addOns: { 11: 3 },
    });
  });
});

describe('the total of a choice', () => {
  it('[ITEM-26] is the quantity times the price', () => {
    expect(totalOf(itemWith({ price: 1000 }), { quantity: 3 })).toBe(3000);
  });

  it('[ITEM-25] counts the price of the chosen type', () => {
    expect(totalOf(riceWithVariants(), { options: ['5 kg', 'Round'], quantity: 2 })).toBe(9000);
  });

  it('adds the chosen options of a dish to every unit, and takes the store discount off both', () => {
    expect(totalOf(dish({ store_discount: 10 }), { labels: { Protein: ['Turkey'] }, quantity: 2 })).toBe(9900);
  });

  it('[ITEM-27] counts add-ons with a quantity alone, once per line and never discounted', () => {
    const total = totalOf(dish({ store_discount: 10 }), {
      labels: { Protein: ['Chicken'] },
      quantity: 2,
      addOns: { 11: 2, 12: 0 },
    });
    expect(total).toBe(2 * 3600 + 1800);
  });

  it('is rounded to what is shown', () => {
    expect(totalOf(itemWith({ price: 1005, store_discount: 10 }), {})).toBe(904);
  });
});

describe('what is missing in a choice', () => {
  const faultOf = (labels: ItemChoice['labels']) => faultsOf(dish(), { ...firstChoice(dish()), labels });

  it('[FOOD-23] [FOOD-24] is the selection of a required group', () => {
    expect(faultOf({})).toMatchObject({
      Protein: { refused: 'variation_needed', message: 'Variation Protein can not remain without selection.' },
    });
  });

  it('[FOOD-25] [FOOD-26] is the number of a group that is chosen from', () => {
    expect(faultOf({ Protein: ['Turkey'], Sides: ['Dodo'] })).toMatchObject({
      Sides: {
        refused: 'variation_bounds',
        message: 'Selected variation named Sides must be in between Minimum 2 and Maximum 3',
      },
    });
    expect(faultOf({ Protein: ['Turkey'], Sides: ['Dodo', 'Coleslaw', 'Moi moi', 'Egg'] })).toHaveProperty('Sides');
  });

  it('[FOOD-28] is nothing in an optional group that is left alone', () => {
    expect(faultOf({ Protein: ['Turkey'], Sides: [] })).toEqual({});
    expect(faultOf({ Protein: ['Turkey'], Sides: ['Dodo', 'Egg'] })).toEqual({});
  });
});

describe('stock and limits', () => {
  it('[ITEM-29] [ITEM-30] a type without stock is out, and its option is struck through', () => {
    const rice = riceWithVariants();
    expect(isChoiceOut(rice, { ...firstChoice(rice), options: ['5 kg', 'Long'] })).toBe(true);
    expect(isOptionOut(rice, ['1 kg', 'Long'], 0, '5 kg')).toBe(true);
    expect(isOptionOut(rice, ['1 kg', 'Round'], 0, '5 kg')).toBe(false);
  });

  it('[ITEM-33] food is never out of stock', () => {
    const soldOut = itemWith({ stock: 0 });
    expect(isChoiceOut(soldOut, firstChoice(soldOut))).toBe(false);
    const grocery = itemWith({ stock: 0, module: { module_type: 'grocery' } });
    expect(isChoiceOut(grocery, firstChoice(grocery))).toBe(true);
  });

  it('[ITEM-23] leaves no more room than there is stock of the type', () => {
    expect(roomFor(riceWithVariants(), '1 kg-Round', [])).toEqual({ max: 2, refused: 'out_of_stock' });
  });

  it('[CART-22] [ITEM-24] leaves no more room than the limit, in food too', () => {
    expect(roomFor(itemWith({ maximum_cart_quantity: 3 }), null, [])).toEqual({ max: 3, refused: 'over_maximum' });
  });

  it('[CART-21] counts what other lines hold of the same item', () => {
    const malt = itemWith({ stock: 5, module: { module_type: 'grocery' } });
    expect(roomFor(malt, null, [lineOf(malt, { quantity: 4 })])).toEqual({ max: 1, refused: 'out_of_stock' });
  });
});

it('says to the cart only what was chosen [CART-40]', () => {
  const choice = { quantity: 2, labels: { Protein: ['Turkey'], Sides: [] }, options: [], addOns: { 12: 1, 11: 0 } };
  expect(cartChoiceOf(dish(), choice)).toEqual({
    quantity: 2,
    variation: null,
    choices: [{ name: 'Protein', labels: ['Turkey'] }],
    addOns: [{ id: 12, quantity: 1 }],
  });
});
