import { isModuleType, traitsOf } from '../../modules/modules.rules.ts';
import { isOutOfStock } from '../items.rules.ts';

/** What is left of an item, as calls return it. */
export interface ShownStock {
  sold_out: boolean;
  stock: number | null;
  variations: readonly { stock: number | null }[];
  module: { module_type: string };
}

/** Whether the store has taken an item off sale, or nothing of it is left; of a typed item, when no type is [CARD-14]. */
export function isSoldOut({ sold_out, stock, variations, module: { module_type: type } }: ShownStock): boolean {
  if (sold_out) return true;
  const counts = isModuleType(type) && traitsOf(type).checksStock;
  if (variations.length > 0) return variations.every((variation) => isOutOfStock(variation.stock, counts));
  return isOutOfStock(stock, counts);
}
