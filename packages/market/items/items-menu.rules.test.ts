import { describe, expect, it } from 'vitest';
import {
  availabilityOf,
  combinationsOf,
  faultsOfMenuItem,
  isOffSale,
  type MenuFields,
  slugOfName,
  tomorrowAfter,
} from './items-menu.rules.ts';

const group = { name: 'Spice', type: 'single', required: true, min: 1, max: 1, values: [{ label: 'Mild', price: 0 }] };
const size = { name: 'Size', options: ['S', 'M'] };

describe('what a store may save of an item', () => {
  it.each<[string, MenuFields]>([
    ['a price in hundredths', { price: 1500.07 }],
    ['half off', { price: 100, discount: 50, discount_type: 'percent' }],
    ['all hours', { available_from: null, available_until: null }],
    ['some combinations', { variations: { choices: [size], variants: [{ type: 'S', price: 5 }] }, stock: null }],
    ['a group', { food_variations: [group as never] }],
  ])('[STO-048] [STO-049] accepts %s', (_what, item) => {
    expect(faultsOfMenuItem(item)).toEqual([]);
  });

  it.each<[string, MenuFields, string]>([
    ['a price with three decimals', { price: 10.005 }, 'price'],
    ['more than 100 percent', { discount: 101, discount_type: 'percent' }, 'discount'],
    ['half a percent', { discount: 0.5, discount_type: 'percent' }, 'discount'],
    ['an amount above the price', { price: 100, discount: 101, discount_type: 'amount' }, 'discount'],
    ['a start without an end', { available_from: '08:00', available_until: null }, 'available_until'],
    [
      'a variant that no options make',
      { variations: { choices: [size], variants: [{ type: 'XL', price: 5 }] } },
      'variations.variants.0.type',
    ],
    [
      'a variant twice',
      { variations: { choices: [size], variants: ['S', 'S'].map((type) => ({ type, price: 5 })) } },
      'variations.variants',
    ],
    [
      'an option twice',
      { variations: { choices: [{ name: 'Size', options: ['S', 's'] }], variants: [] } },
      'variations.choices.0.options',
    ],
    [
      'a stock beside that of variants',
      { stock: 4, variations: { choices: [size], variants: [{ type: 'S', price: 5 }] } },
      'stock',
    ],
    ['a group name twice', { food_variations: [group, group] as never }, 'food_variations'],
    [
      'a maximum below the minimum',
      { food_variations: [{ ...group, type: 'multi', min: 2, max: 1 } as never] },
      'food_variations.0.max',
    ],
    [
      'a maximum above the number of options',
      { food_variations: [{ ...group, type: 'multi', min: 0, max: 2 } as never] },
      'food_variations.0.max',
    ],
    ['an add-on twice', { add_ons: ['Egg', 'egg '].map((name) => ({ name, price: 1 })) }, 'add_ons'],
    ['an add-on with three decimals', { add_ons: [{ name: 'Egg', price: 0.125 }] }, 'add_ons.0.price'],
  ])('[STO-048] [STO-049] refuses %s at its field', (_what, item, field) => {
    expect(faultsOfMenuItem(item).map((fault) => fault.field)).toEqual([field]);
  });

  it('[STO-049] [ITEM-28] names a variant by one option of each choice', () => {
    expect(combinationsOf([['S', 'M'], ['Red']])).toEqual(['S-Red', 'M-Red']);
    expect(combinationsOf([])).toEqual([]);
  });
});

describe('availability', () => {
  const at = new Date('2026-11-23T20:00:30Z');

  it.each([
    ['in the evening', 21 * 60, '2026-11-24T03:00:00Z'],
    ['after midnight', 60, '2026-11-23T23:00:00Z'],
    ['at 4 o’clock sharp', 240, '2026-11-24T20:00:00Z'],
  ])('[STO-060] is over tomorrow at 4 o’clock, %s', (_when, minute, until) => {
    expect(tomorrowAfter(at, minute)).toEqual(new Date(until));
  });

  it.each([
    [{ soldOut: false, soldOutUntil: null }, false],
    [{ soldOut: true, soldOutUntil: null }, true],
    [{ soldOut: true, soldOutUntil: new Date(at.getTime() + 1) }, true],
    [{ soldOut: true, soldOutUntil: at }, false],
  ])('[STO-060] comes back by itself: %j', (item, isOff) => {
    expect(isOffSale(item, at)).toBe(isOff);
    expect(availabilityOf({ ...item, active: true }, at)).toBe(isOff ? 'sold_out' : 'on');
    expect(availabilityOf({ ...item, active: false }, at)).toBe('hidden');
  });
});

describe('the address of an item', () => {
  it.each([
    ['Jollof Rice & Chicken!', 'jollof-rice-chicken'],
    ['Ẹ̀gúsí soup', 'egusi-soup'],
    ['7up', '7up'],
    ['2024', 'item-2024'],
    ['餃子', 'item'],
  ])('[STO-048] of %s is %s', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });
});
