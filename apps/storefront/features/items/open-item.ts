import type { ListedItem } from 'market/items/items.contract';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { href } from 'react-router';
import { openOverlay } from '#browser/overlay-store.ts';
import { pageContext } from '#features/config/page-context.ts';
import { isCampaignItem } from '#features/items/is-campaign-item.ts';

/** Opens the detail of an item over the page, for a line of the cart with its choices. */
export function openItem(slug: string, lineId?: number): void {
  openOverlay(lineId === undefined ? { kind: 'item', slug } : { kind: 'item', slug, lineId });
}

/** Opens an item as its module shows it: over the page, or on its own page [CARD-42] [ITEM-39]. */
export function openChoice(item: ListedItem): void {
  if (opensAsPage(item)) void pageContext().navigate(productPath(item));
  else openItem(item.slug);
}

/** The page of an item by its slug, else its id; it names the module that shows items so, and a campaign [SHOP-14] to [SHOP-16]. */
export function productPath(item: ListedItem): string {
  const query = [opensAsPage(item) && `module_id=${item.module_id}`, isCampaignItem(item) && 'product_type=campaign'];
  const search = query.filter(Boolean).join('&');
  return `${href('/product/:slugOrId', { slugOrId: String(item.slug || item.id) })}${search && `?${search}`}`;
}

function opensAsPage({ module: { module_type: type } }: ListedItem): boolean {
  return isModuleType(type) && traitsOf(type).itemOpensAs === 'page';
}
