import { unitDiscount } from 'market/pricing/pricing.rules';
import { offerOf, promotionNow } from 'market/promotions/promotions.rules';
import { type Money, minus } from 'market/values/money';
import { promotionsIn } from '#api/items/convert-promotion.ts';
import { clocksAt } from '#api/stores/load-catalog-context.ts';
import type { StoreSearch } from './find-stores.ts';
import { itemsPromoted, type PromotedRow } from './search-promoted.data.ts';

/** Items by their ids, each with what one unit of it costs at the moment. */
export interface PromotedPrices {
  ids: number[];
  prices: Money[];
}

/** Returns the items whose prices flash sales and campaigns set; undefined while there are none [CARD-04] [CARD-05]. */
export async function promotedPrices({ db, visible, catalog, now }: StoreSearch): Promise<PromotedPrices | undefined> {
  const clockIn = clocksAt(catalog, now);
  const rows = await itemsPromoted(db, visible, now);
  const priced = rows.flatMap((row) => {
    const clock = clockIn(row.zone_id);
    const price = clock && priceOf(row, { at: now, minute: clock.minute }, catalog.roundTo);
    return price === undefined ? [] : [{ id: row.id, price }];
  });
  return priced.length === 0
    ? undefined
    : { ids: priced.map(({ id }) => id), prices: priced.map(({ price }) => price) };
}

function priceOf({ price, promotions }: PromotedRow, moment: Parameters<typeof promotionNow>[2], roundTo: Money) {
  const promotion = promotionNow(promotionsIn(promotions), false, moment);
  if (!promotion) return undefined;
  return minus(
    price,
    unitDiscount(price, { ...offerOf(promotion), storePercent: 0, noPromotion: false }, roundTo).amount,
  );
}
