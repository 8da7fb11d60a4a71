import type { ListedItem } from 'market/items/items.contract';

/** Whether something is to be chosen before the item can be added [FOOD-14] [FOOD-15]. */
export function hasChoices(item: ListedItem): boolean {
  return item.food_variations.length > 0 || item.variations.length > 0;
}
