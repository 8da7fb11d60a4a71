import { describe, expect, it } from 'vitest';
import { sectionsOf } from './menu-sections.ts';

const store = {
  categories: [
    { id: 1, name: 'Rice' },
    { id: 2, name: 'Soups' },
    { id: 3, name: 'Drinks' },
  ],
};

interface Dish {
  name: string;
  category_id: number;
}

const dish = (name: string, category_id: number): Dish => ({ name, category_id });
const ten = Array.from({ length: 10 }, (_, index) => dish(`Dish ${index}`, (index % 2) + 1));
const lastSells = ten.slice(-3).toReversed();

function sectionsShown(items: Dish[], { search = '', ordered = lastSells } = {}) {
  return sectionsOf(store, items, search, { name: 'Most ordered', items: ordered });
}

const namesOf = (...shown: Parameters<typeof sectionsShown>) =>
  sectionsShown(...shown).map(({ name, items: { length } }) => [name, length]);

describe('the sections of a menu', () => {
  it('[STORE-08] begin with the most ordered of every category, then each category in the order of the store', () => {
    expect(namesOf(ten)).toEqual([
      ['Most ordered', 3],
      ['Rice', 5],
      ['Soups', 5],
    ]);
    expect(sectionsShown(ten)[0]?.items.map(({ name }) => name)).toEqual(['Dish 9', 'Dish 8', 'Dish 7']);
  });

  it('[STORE-08] begin with the categories where nothing was ordered', () => {
    expect(namesOf(ten, { ordered: [] })).toEqual([
      ['Rice', 5],
      ['Soups', 5],
    ]);
  });

  it('[STORE-08] leave out a category of which nothing is sold', () => {
    expect(namesOf(ten).map(([name]) => name)).not.toContain('Drinks');
  });

  it('[STORE-08] do not repeat the few items of a small menu', () => {
    const few = ten.slice(0, 3);
    expect(namesOf(few, { ordered: few })).toEqual([
      ['Rice', 2],
      ['Soups', 1],
    ]);
  });

  it('[STORE-08] show what is searched, whatever its accents and its case', () => {
    expect(namesOf([...ten, dish('Ẹ̀gúsí soup', 2)], { search: 'EGUSI' })).toEqual([['Soups', 1]]);
  });

  it('[STORE-08] show nothing when nothing has that name', () => {
    expect(namesOf(ten, { search: 'pizza' })).toEqual([]);
  });
});
