import type { ListedItem } from 'market/items/items.contract';
import { isItemAvailable } from 'market/items/shown/items-available.rules';
import { toast } from 'ui/feedback/toast.ts';
import { pageContext } from '#features/config/page-context.ts';
import { hasChoices } from '#features/items/cards/has-choices.ts';
import { cartChoiceOf, firstChoice, priceOfChoice, roomFor } from '#features/items/choices/item-choice.ts';
import { isCampaignItem } from '#features/items/is-campaign-item.ts';
import { openChoice } from '#features/items/open-item.ts';
import { addToCart, ensurePlace } from './add-to-cart.ts';
import { confirmedLines } from './cart-calls.ts';
import { cartTexts } from './cart-texts.tsx';
import { showOverLimit } from './over-limit.ts';

/** One press on the plus of a card: adds one, or opens the detail where something must be chosen [FOOD-14] [FOOD-15]. */
export async function addFromCard(item: ListedItem): Promise<void> {
  const { market } = pageContext();
  if (!ensurePlace()) return;
  // An item of a campaign is ordered separately, from its detail.
  if (hasChoices(item) || isCampaignItem(item)) return openChoice(item);
  if (!mayAddNow(item)) return;
  const choice = firstChoice(item);
  const room = roomFor(item, null, confirmedLines());
  if (room.max < 1) return showOverLimit(room);
  await addToCart({ item, choice: cartChoiceOf(item, choice), priced: priceOfChoice(item, choice, market.digits) });
}

/**
 * Outside its hours an item is added only if it can be ordered for later; both cases show a message [FOOD-21]
 * [FOOD-22].
 */
function mayAddNow(item: ListedItem): boolean {
  const { market, i18n } = pageContext();
  if (!market.zone || isItemAvailable(item, market.zone, new Date())) return true;
  const words = item.schedule_order ? cartTexts.orderLater : cartTexts.notAvailable(item.name);
  toast({ text: i18n._(words), tone: 'warn' });
  return item.schedule_order;
}
