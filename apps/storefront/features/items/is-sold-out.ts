import type { ListedItem } from 'market/items/items.contract';
import { isOutOfStock } from 'market/items/items.rules';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';

/** Whether the store has taken an item off sale, or nothing of it is left; of a typed item, when no type is [CARD-14]. */
export function isSoldOut({ sold_out, stock, variations, module: { module_type: type } }: ListedItem): boolean {
  if (sold_out) return true;
  const counts = isModuleType(type) && traitsOf(type).checksStock;
  if (variations.length > 0) return variations.every((variation) => isOutOfStock(variation.stock, counts));
  return isOutOfStock(stock, counts);
}
