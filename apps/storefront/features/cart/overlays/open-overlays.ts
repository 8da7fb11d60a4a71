import type { ListedItem } from 'market/items/items.contract';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { href } from 'react-router';
import { isCampaignItem } from '#features/items/is-campaign-item.ts';
import { cartContext } from '../cart-context.ts';
import { openOverlay } from './overlay-store.ts';

/** Where a line is removed; each place has its own message [CART-15] [CART-16] [CART-17]. */
export type RemovalPlace = 'drawer' | 'card' | 'checkout';

/** Opens the detail of an item over the page, for a line of the cart with its choices. */
export function openItem(slug: string, lineId?: number): void {
  openOverlay(lineId === undefined ? { kind: 'item', slug } : { kind: 'item', slug, lineId });
}

/** Opens an item as its module shows it: over the page, or on its own page [CARD-42] [ITEM-39]. */
export function openChoice(item: ListedItem): void {
  if (opensAsPage(item)) void cartContext().navigate(productPath(item));
  else openItem(item.slug);
}

/** The page of an item by its slug, else its id; it names the module that shows items so, and a campaign [SHOP-14] to [SHOP-16]. */
export function productPath(item: ListedItem): string {
  const query = [opensAsPage(item) && `module_id=${item.module_id}`, isCampaignItem(item) && 'product_type=campaign'];
  const told = query.filter(Boolean).join('&');
  return `${href('/product/:id', { id: String(item.slug || item.id) })}${told && `?${told}`}`;
}

function opensAsPage({ module: { module_type: type } }: ListedItem): boolean {
  return isModuleType(type) && traitsOf(type).itemOpensAs === 'page';
}

export function openCart(): void {
  openOverlay({ kind: 'cart' });
}
