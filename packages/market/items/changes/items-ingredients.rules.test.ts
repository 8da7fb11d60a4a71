import { expect, it } from 'vitest';
import { type IngredientPlace, type ItemTexts, ingredientWords, placeOfIngredient } from './items-ingredients.rules.ts';

const item = (part: Partial<ItemTexts>): ItemTexts => ({
  name: 'Jollof',
  description: '',
  tags: [],
  allergens: [],
  generic_names: [],
  ...part,
});

it.each<[string, Partial<ItemTexts>, IngredientPlace | undefined]>([
  ['beef', { tags: ['Spicy', 'Beef'], name: 'Beef suya' }, 'tag'],
  ['beef', { name: 'Pepper soup', description: 'With goat or beef.' }, 'description'],
  ['BEEF', { name: 'Suya (beef)' }, 'name'],
  ['egg', { allergens: ['Eggs'] }, 'allergen'],
  ['egusi', { name: 'Ẹ̀gúsí soup' }, 'name'],
  ['paracetamol', { generic_names: ['Paracetamol'] }, 'generic_name'],
  ['palm oil', { description: 'Fried in palm  oil' }, 'description'],
  ['rice', { description: 'At a good price' }, undefined],
  ['beef', { name: 'Chicken' }, undefined],
  ['b', { name: 'Beef' }, undefined],
  [' - ', { name: 'Beef - fried' }, undefined],
])('[STO-061] finds where an item names %j', (word, part, place) => {
  expect(placeOfIngredient(item(part), word)).toBe(place);
});

it('[STO-061] counts the words of a menu, those of most items first', () => {
  const items = [
    item({ tags: ['Beef', 'beef ', 'Spicy'] }),
    item({ tags: ['BEEF'], allergens: ['Fish'] }),
    item({ generic_names: ['fish'], tags: ['x'] }),
  ];
  expect(ingredientWords(items, 2)).toEqual([
    { word: 'beef', item_count: 2 },
    { word: 'Fish', item_count: 2 },
  ]);
  expect(ingredientWords(items, 9).map(({ word }) => word)).toEqual(['beef', 'Fish', 'Spicy']);
});
