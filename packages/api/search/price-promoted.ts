import { priceAt } from 'market/items/hours/items-hours.rules';
import { unitDiscount } from 'market/pricing/pricing.rules';
import { offerOf, promotionNow } from 'market/promotions/promotions.rules';
import type { WallClock } from 'market/stores/stores.rules';
import { type Money, minus } from 'market/values/money';
import { promotionsIn } from '#api/items/convert-promotion.ts';
import { timedPriceIn } from '#api/items/hours/read-hours-of-item.ts';
import { clocksAt } from '#api/stores/load-catalog-context.ts';
import type { StoreSearch } from './find-stores.ts';
import { itemsPromoted, type PromotedRow } from './search-promoted.data.ts';

/** Items by their ids, each with what one unit of it costs at the moment, and what it would without a discount. */
export interface PromotedPrices {
  ids: number[];
  prices: Money[];
  usual: Money[];
}

/**
 * Returns the items whose prices flash sales, campaigns [CARD-04] [CARD-05] and the hour [STO-058] set; undefined while
 * there are none.
 */
export async function promotedPrices({ db, visible, catalog, now }: StoreSearch): Promise<PromotedPrices | undefined> {
  const clockIn = clocksAt(catalog, now);
  const rows = await itemsPromoted(db, visible, now);
  const priced = rows.flatMap((row) => {
    const clock = clockIn(row.zone_id);
    const prices = clock && pricesOf(row, { at: now, clock }, catalog.roundTo);
    return prices === undefined ? [] : [{ id: row.id, ...prices }];
  });
  return priced.length === 0
    ? undefined
    : {
        ids: priced.map(({ id }) => id),
        prices: priced.map(({ price }) => price),
        usual: priced.map(({ usual }) => usual),
      };
}

function pricesOf(row: PromotedRow, { at, clock }: { at: Date; clock: WallClock }, roundTo: Money) {
  const { discount, store_discount: storePercent, no_promotion: noPromotion } = row;
  const promotions = row.promotions === null ? [] : promotionsIn(row.promotions);
  const promotion = promotionNow(promotions, noPromotion, { at, minute: clock.minute });
  const usual = priceAt(row.price, timedPriceIn(row), clock);
  if (!promotion && usual === row.price) return undefined;
  const item = row.discount_type === 'percent' ? { percent: discount } : { amount: discount };
  const offers = { ...offerOf(promotion), storePercent, item, noPromotion };
  return { price: minus(usual, unitDiscount(usual, offers, roundTo).amount), usual };
}
