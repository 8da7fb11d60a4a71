import type { Item, ListedItem } from 'market/items/items.contract';
import { expect, it } from 'vitest';
import { itemForCard, menuCardOfItem } from './card-of-item.ts';

const whole = { description: 'Rice', food_variations: [], allergies_name: ['Peanuts'], tags: ['rice'] };

it('a card does not say which allergens an item has, nor that it has none', () => {
  const card: ListedItem = itemForCard(whole as unknown as Item);
  // @ts-expect-error: allergens are not loaded with a card, so they cannot be read from it.
  expect(card.allergies_name).toBeUndefined();
  // @ts-expect-error: neither can what an item contains.
  expect(menuCardOfItem(whole as unknown as Item).nutritions_name).toBeUndefined();
  expect('allergies_name' in card).toBe(false);
});
