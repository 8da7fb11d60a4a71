import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { href } from 'react-router';
import { openAuth } from '#browser/open-auth.ts';
import { saveInTab } from '#browser/saved-in-tab.ts';
import { pageContext } from '#features/config/page-context.ts';
import { isCampaignItem } from '#features/items/is-campaign-item.ts';
import { bodyOf, type Chosen, ensurePlace } from './add-to-cart.ts';

/** Where the checkout of this tab finds the chosen items, in the format of the cart calls [ITEM-35]. */
const slot = 'buy-now';

/** Orders one choice without the cart; campaigns have a separate checkout path [ITEM-36] [CHK-04]. */
export function buyNow(chosen: Chosen): void {
  if (!ensurePlace()) return;
  const isOfCampaign = isCampaignItem(chosen.item);
  if (isOfCampaign && needsSignIn(chosen.item)) {
    openAuth();
    return;
  }
  saveInTab(slot, [bodyOf(chosen)]);
  void pageContext().navigate(`${href('/checkout')}?page=${isOfCampaign ? 'campaign' : 'buy_now'}`);
}

/** In a module whose campaigns have their own page, only customers order from a campaign [CHK-31]. */
function needsSignIn({ module: { module_type: type } }: Chosen['item']): boolean {
  const opensAsPage = isModuleType(type) && traitsOf(type).itemOpensAs === 'page';
  return opensAsPage && pageContext().market.customer === null;
}
