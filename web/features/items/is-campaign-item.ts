import type { ListedItem } from 'market/items/items.contract';

/** Whether an item is sold in a running campaign, and so only by 'Order Now' [CARD-26] [ITEM-34]. */
export function isCampaignItem({ available_date_starts: starts, available_date_ends: ends }: ListedItem): boolean {
  return starts !== null && ends !== null;
}
