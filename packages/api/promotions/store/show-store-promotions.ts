import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import type { StorePromotion, vendorPromotionsContract } from 'market/promotions/promotions.vendor.contract';
import { couponStateAt } from 'market/promotions/promotions-coupons.rules';
import { mayEnd } from 'market/promotions/promotions-store.rules';
import { money, toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { promotionsOfStore, type StorePromotionRow } from './promotions-store.data.ts';

type VendorPromotions = typeof vendorPromotionsContract;

/** Returns a page of the promotions of a store in a state, with what each brings and costs [STO-078]. */
export async function showStorePromotions(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  storeId: number,
  { state, ...page }: QueryOf<VendorPromotions['list']>,
): Promise<ReplyOf<VendorPromotions['list']>> {
  const at = now();
  const { rows, total } = await promotionsOfStore(db, { storeId, state, at }, sliceOf(page));
  return { total_size: total, ...page, promotions: rows.map((row) => asStorePromotion(row, at)) };
}

/** Returns a promotion of a store as the reply has it, at a moment. */
export function asStorePromotion(row: StorePromotionRow, at: Date): StorePromotion {
  const { kind, id, title, code, codes, items_count, discount, discount_type: type } = row;
  const state = couponStateAt({ isActive: row.active, startsAt: row.starts_at, expiresAt: row.ends_at }, at);
  return {
    ...{ kind, id, title, code, codes, items_count, state },
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    currency: row.currency,
    discount: discount === null || type === 'percent' ? discount : toDecimal(money(discount)),
    discount_type: type,
    uses: row.uses,
    orders: row.orders,
    turnover: toDecimal(row.turnover),
    cost: toDecimal(row.cost),
    new_customers: row.new_customers,
    may_end: mayEnd(kind, state),
    version: row.version,
  };
}
