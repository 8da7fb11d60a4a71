import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../values/money.ts';
import {
  isOutOfStock,
  isWithinHours,
  pricesOfChoices,
  refusalOfChoices,
  refusalOfGroup,
  type VariationGroup,
} from './items.rules.ts';

const value = (label: string, price = 0) => ({ label, price: money(price) });
const size: VariationGroup = {
  name: 'Size',
  type: 'single',
  required: 'on',
  min: 0,
  max: 0,
  values: [value('Regular'), value('Large', 100_000)],
};
const protein: VariationGroup = {
  name: 'Protein',
  type: 'multi',
  required: 'off',
  min: 2,
  max: 3,
  values: [value('Chicken', 90_000), value('Beef', 70_000), value('Egg', 30_000), value('Fish', 80_000)],
};

describe('the daily hours of an item', () => {
  it.each([
    ['before the start', 480, 600, 479, false],
    ['at the start', 480, 600, 480, true],
    ['at the end', 480, 600, 600, true],
    ['after the end', 480, 600, 601, false],
    ['in the evening of hours past midnight', 1200, 240, 1300, true],
    ['at the end of hours past midnight', 1200, 240, 240, true],
    ['in the day of hours past midnight', 1200, 240, 241, false],
    ['without hours', null, null, 0, true],
    ['without an end', 480, null, 0, true],
  ] as [string, number | null, number | null, number, boolean][])(
    '[ITEM-37] [FOOD-18] count both ends: %s',
    (_when, from, until, minute, isAvailable) => {
      expect(isWithinHours({ from, until }, minute)).toBe(isAvailable);
    },
  );
});

describe('the options of a dish', () => {
  it.each([
    ['[FOOD-23] needs a choice in a required group', size, [], 'variation_needed'],
    ['[FOOD-23] takes one choice of a single group', size, ['Large'], undefined],
    ['[FOOD-23] takes no two choices of a single group', size, ['Regular', 'Large'], 'variation_bounds'],
    ['[FOOD-28] leaves an optional group alone', protein, [], undefined],
    ['[FOOD-25] [FOOD-28] wants the minimum once one is chosen', protein, ['Egg'], 'variation_bounds'],
    ['[FOOD-25] takes the minimum', protein, ['Egg', 'Beef'], undefined],
    ['[FOOD-25] takes the maximum', protein, ['Egg', 'Beef', 'Fish'], undefined],
    ['[FOOD-25] takes no more than the maximum', protein, ['Egg', 'Beef', 'Fish', 'Chicken'], 'variation_bounds'],
    ['[FOOD-25] knows no other label', protein, ['Egg', 'Goat'], 'variation_unknown'],
    ['[FOOD-25] counts no label twice', protein, ['Egg', 'Egg'], 'variation_unknown'],
  ] as [string, VariationGroup, string[], string | undefined][])('%s', (_title, group, labels, code) => {
    expect(refusalOfGroup(group, labels)?.refused).toBe(code);
  });

  it('[FOOD-24] names the group that has no selection', () => {
    expect(refusalOfGroup(size, [])?.message).toBe('Variation Size can not remain without selection.');
  });

  it('[FOOD-26] names the group and its bounds', () => {
    expect(refusalOfGroup(protein, ['Egg'])?.message).toBe(
      'Selected variation named Protein must be in between Minimum 2 and Maximum 3',
    );
    expect(refusalOfGroup(size, ['Regular', 'Large'])?.message).toBe(
      'Selected variation named Size must be in between Minimum 1 and Maximum 1',
    );
  });

  it.each([
    ['the first fault of all groups', [], 'variation_needed'],
    ['no fault when all is as it must be', [{ name: 'Size', labels: ['Regular'] }], undefined],
    ['a group that the dish has not', [{ name: 'Colour', labels: ['Red'] }], 'variation_unknown'],
    [
      'a group that is named twice',
      [
        { name: 'Size', labels: ['Regular'] },
        { name: 'Size', labels: ['Large'] },
      ],
      'variation_unknown',
    ],
  ] as [string, { name: string; labels: string[] }[], string | undefined][])(
    '[FOOD-23] [FOOD-25] sees %s',
    (_what, chosen, code) => {
      expect(refusalOfChoices([size, protein], chosen)?.refused).toBe(code);
    },
  );

  it('[ITEM-25] adds the prices of the chosen options alone', () => {
    const chosen = [
      { name: 'Size', labels: ['Large'] },
      { name: 'Protein', labels: ['Egg', 'Fish'] },
    ];
    expect(pricesOfChoices([size, protein], chosen)).toEqual([100_000, 30_000, 80_000]);
    expect(pricesOfChoices([size, protein], [])).toEqual([]);
  });

  it('[FOOD-25] [FOOD-28] takes exactly the numbers within the bounds', () => {
    const labels = fc.uniqueArray(fc.constantFrom(...protein.values.map(({ label }) => label)));
    fc.assert(
      fc.property(labels, (chosen) => {
        const isFine = chosen.length === 0 || (chosen.length >= protein.min && chosen.length <= protein.max);
        return (refusalOfGroup(protein, chosen) === undefined) === isFine;
      }),
    );
  });
});

describe('an item out of stock', () => {
  it.each([
    [0, true, true],
    [1, true, false],
    [null, true, false],
    [0, false, false],
  ])('[CARD-14] [ITEM-33] with stock %s, counted %s, is out of stock: %s', (stock, isCounted, isOut) => {
    expect(isOutOfStock(stock, isCounted)).toBe(isOut);
  });
});
