import { priceChosen, refusalToOrderAt } from 'market/cart/cart.rules';
import { hasAvoided } from 'market/items/items-allergens.rules';
import type { Replacement } from 'market/orders/changes/orders-changes.vendor.contract';
import { imagePath } from 'market/values/image-path';
import { roundingStep, toDecimal } from 'market/values/money';
import { avoidedAllergensOf } from '#api/account/account.data.ts';
import { goodsByIds } from '#api/cart/cart-goods.data.ts';
import { asGoods, clockOf } from '#api/cart/goods-of-row.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { linesToChange, orderToChange, replacementsOf } from './orders-changes.data.ts';

/** As many as are looked through. */
const maxReplacements = 100;

/** Returns replacements for an order of a store; that of another one is as unknown as one that does not exist. */
export async function findOwnReplacements(
  context: Pick<ApiContext, 'db' | 'now'>,
  { storeId }: AuthorizedStore,
  orderId: string,
  query: WantedReplacements,
) {
  const order = await orderToChange(context.db, orderId);
  if (order?.storeId !== storeId) throw new Refusal('order_not_found');
  return findReplacements(context, orderId, query);
}

interface WantedReplacements {
  line: number;
  text: string;
  limit: number;
  offset: number;
}

/**
 * Returns a page of the items of a store that can come instead of a line of an order: on sale now, without a choice, and
 * without an allergen that the customer avoids [STO-023] [STO-024].
 */
export async function findReplacements(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  orderId: string,
  query: WantedReplacements,
) {
  const order = await orderToChange(db, orderId);
  if (order?.storeId == null) throw new Refusal('order_not_found');
  const { storeId } = order;
  const line = (await linesToChange(db, orderId)).find(({ lineNumber }) => lineNumber === query.line);
  if (!line) throw new Refusal('line_not_found');
  const customerId = customerIdOf(order.shopper);
  const avoided = customerId === undefined ? [] : await avoidedAllergensOf(db, customerId);
  const { itemId } = line;
  const found = await replacementsOf(db, { storeId, itemId, text: query.text.trim(), limit: maxReplacements });
  const suitable = found.filter(({ allergens }) => !hasAvoided(allergens, avoided)).map(({ id }) => id);
  const { digit_after_decimal_point: digits } = await settingsOf(db);
  const goods = await goodsByIds(db, suitable);
  const at = now();
  const items = suitable.flatMap((id): Replacement[] => {
    const row = goods.find((one) => one.id === id);
    if (!row) return [];
    const item = asGoods(row, at);
    const fault = refusalToOrderAt(item, clockOf(row, at), at)?.refused;
    // The order is placed: a store that is closed by now still packs it.
    const isAvailable = fault === undefined || fault === 'store_closed' || fault === 'store_paused';
    if (item.isOffSale || !isAvailable) return [];
    const priced = priceChosen(item, { quantity: 1, variation: null, choices: [], addOns: [] }, roundingStep(digits));
    const { name, image, stock } = row;
    return [
      {
        id,
        name,
        image_full_url: imagePath(image),
        price: toDecimal(priced.lineTotal),
        stock: item.checksStock ? stock : null,
      },
    ];
  });
  const { rows, page } = pageOfAll(items, query);
  return { ...page, items: rows };
}
