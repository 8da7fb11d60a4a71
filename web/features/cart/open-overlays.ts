import type { Item } from 'market/items/items.contract';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { isCampaignItem } from '#features/items/is-campaign-item.ts';
import { openOverlay } from './overlay-store.ts';
import { surroundings } from './surroundings.ts';

/** From where a line is removed: each place says it in its own words [CART-15] [CART-16] [CART-17]. */
export type RemovalPlace = 'drawer' | 'card' | 'checkout';

/** Opens the detail of an item over the page, for a line of the cart with its choices. */
export function openItem(slug: string, lineId?: number): void {
  openOverlay(lineId === undefined ? { kind: 'item', slug } : { kind: 'item', slug, lineId });
}

/** Opens an item where its module shows it: over the page, or on a page of its own [CARD-42] [ITEM-39]. */
export function openChoice(item: Item): void {
  const type = item.module.module_type;
  const opensAsPage = isModuleType(type) && traitsOf(type).itemOpensAs === 'page';
  if (opensAsPage) void surroundings().navigate(productPath(item));
  else openItem(item.slug);
}

/** The page of an item; of one in a campaign it says so [SHOP-15]. */
export function productPath(item: Item): string {
  return `/product/${item.slug}${isCampaignItem(item) ? '?product_type=campaign' : ''}`;
}

export function openCart(): void {
  openOverlay({ kind: 'cart' });
}
