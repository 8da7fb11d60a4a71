import { describe, expect, it } from 'vitest';
import { sectionsOf } from './menu-sections.ts';

const store = {
  categories: [
    { id: 1, name: 'Rice' },
    { id: 2, name: 'Soups' },
    { id: 3, name: 'Drinks' },
  ],
};

const dish = (name: string, category_id: number) => ({ name, category_id });
const ten = Array.from({ length: 10 }, (_, index) => dish(`Dish ${index}`, (index % 2) + 1));

function namesOf(items: { name: string; category_id: number }[], search = '') {
  return sectionsOf(store, items, search, { name: 'Most ordered', count: 4 }).map(({ name, items: { length } }) => [
    name,
    length,
  ]);
}

describe('the sections of a menu', () => {
  it('[STORE-08] begin with the four most ordered, then every category in the order of the store', () => {
    expect(namesOf(ten)).toEqual([
      ['Most ordered', 4],
      ['Rice', 5],
      ['Soups', 5],
    ]);
  });

  it('[STORE-08] leave out a category of which nothing is sold', () => {
    expect(namesOf(ten).map(([name]) => name)).not.toContain('Drinks');
  });

  it('[STORE-08] do not repeat the few items of a small menu', () => {
    expect(namesOf(ten.slice(0, 3))).toEqual([
      ['Rice', 2],
      ['Soups', 1],
    ]);
  });

  it('[STORE-08] show what is searched, whatever its accents and its case', () => {
    expect(namesOf([...ten, dish('Ẹ̀gúsí soup', 2)], 'EGUSI')).toEqual([['Soups', 1]]);
  });

  it('[STORE-08] show nothing when nothing has that name', () => {
    expect(namesOf(ten, 'pizza')).toEqual([]);
  });
});
