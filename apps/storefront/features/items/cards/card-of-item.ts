import type { Item, ListedItem } from 'market/items/items.contract';
import { describedIn } from 'market/items/items-description.rules';

/** Enough for the two lines of a card that shows it. */
const maxDescriptionLength = 110;

/** Returns an item without what only its detail shows, so that the page of a list stays small. */
export function itemForCard(whole: ListedItem & Partial<Item>): ListedItem {
  const {
    title: _title,
    image: _image,
    images_full_url: _images,
    storage: _storage,
    category_ids: _categories,
    zone_id: _zone,
    wishlist_count: _wishes,
    available_date_starts: _from,
    available_date_ends: _until,
    nutritions_name: _nutrition,
    allergies_name: _allergens,
    tags: _tags,
    ...item
  } = whole;
  return {
    ...item,
    description: '',
    choice_options: [],
    add_ons: [],
    food_variations: item.food_variations.slice(0, 1).map((group) => ({ ...group, values: [] })),
  };
}

/** The same for a menu, whose cards begin the description. */
export function menuCardOfItem(item: ListedItem & Partial<Item>): ListedItem {
  return { ...itemForCard(item), description: describedIn(item.description).text.slice(0, maxDescriptionLength) };
}
