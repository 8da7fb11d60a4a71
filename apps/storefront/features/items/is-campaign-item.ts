import type { ListedItem } from 'market/items/items.contract';

/**
 * Returns whether a campaign sets the price of an item now, so that it is sold by 'Order Now' alone [ITEM-34]. Its dates
 * do not say that: an item has them outside the daily hours of the campaign too [CARD-26].
 */
export function isCampaignItem({ promotion }: Pick<ListedItem, 'promotion'>): boolean {
  return promotion?.kind === 'campaign';
}
