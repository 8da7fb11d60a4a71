import type { ListedItem } from 'market/items/items.contract';
import type { FoundItem } from 'market/search/search.contract';
import { itemForCard, menuCardOfItem } from '#features/items/cards/card-of-item.ts';
import type { ListingState } from '../listing-address.ts';

/** An item of a listing as its card shows it: with its way to the shopper. */
export type FoundCard = ListedItem & Pick<FoundItem, 'delivery_time' | 'delivery_fee' | 'total_for_one'>;

/** Returns a found item without what only its detail shows. */
export function foundForCard(item: FoundItem, { view }: Pick<ListingState, 'view'>): FoundCard {
  const { delivery_time, delivery_fee, total_for_one } = item;
  const card = view === 'list' ? menuCardOfItem(item) : itemForCard(item);
  return { ...card, delivery_time, delivery_fee, total_for_one };
}
