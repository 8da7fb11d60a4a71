import type { Item, ListedItem } from 'market/items/items.contract';

/** Enough for the two lines of a card that shows it. */
const maxDescriptionLength = 110;

/** Returns an item without what only its detail shows, so that the page of a list stays small. */
export function itemForCard(whole: ListedItem & Partial<Item>): ListedItem {
  const { allergies_name: _allergens, nutritions_name: _nutrition, tags: _tags, storage: _storage, ...item } = whole;
  return {
    ...item,
    title: '',
    image: '',
    description: '',
    images_full_url: [],
    category_ids: [],
    choice_options: [],
    add_ons: [],
    food_variations: item.food_variations.slice(0, 1).map((group) => ({ ...group, values: [] })),
  };
}

/** The same for a menu, whose cards begin the description. */
export function menuCardOfItem(item: ListedItem & Partial<Item>): ListedItem {
  return { ...itemForCard(item), description: item.description.slice(0, maxDescriptionLength) };
}
