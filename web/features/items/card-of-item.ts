import type { Item } from 'market/items/items.contract';

/** Enough for the two lines of a card that shows it. */
const longestDescription = 110;

/** An item without what only its detail shows, so that the page of a list stays small. */
export function cardOfItem(item: Item): Item {
  return {
    ...item,
    title: '',
    image: '',
    storage: '',
    description: '',
    images_full_url: [],
    category_ids: [],
    nutritions_name: [],
    allergies_name: [],
    tags: [],
    choice_options: [],
    add_ons: [],
    food_variations: item.food_variations.slice(0, 1).map((group) => ({ ...group, values: [] })),
  };
}

/** The same for a menu, whose cards begin the description. */
export function menuCardOfItem(item: Item): Item {
  return { ...cardOfItem(item), description: item.description.slice(0, longestDescription) };
}
