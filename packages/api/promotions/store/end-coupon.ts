import type { StorePromotion } from 'market/promotions/promotions.vendor.contract';
import { refusalOfEnd } from 'market/promotions/promotions-store.rules';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { lockCoupon } from '../promotions-coupon-desk.data.ts';
import { couponOfStore, type StorePromotionRow, stopCoupon } from './promotions-store.data.ts';
import { asStorePromotion } from './show-store-promotions.ts';

/**
 * Ends a coupon that the store pays for, with all its codes; orders that have it keep it [STO-078]. One of another store,
 * or of the market, is unknown.
 */
export async function endCoupon(
  context: ApiContext,
  staff: AuthorizedStore,
  { couponId, version }: { couponId: number; version: number },
): Promise<StorePromotion> {
  const ended = await actAsStaff(context, staff, async (transaction) => {
    await lockCoupon(transaction, couponId);
    const row = await mustBeOwn(transaction, staff.storeId, couponId);
    const at = context.now();
    const before = asStorePromotion(row, at);
    const terms = { isActive: row.active, startsAt: row.starts_at, expiresAt: row.ends_at };
    const refusal = refusalOfEnd(terms, at);
    if (refusal) throw new Refusal(refusal.refused);
    if (row.version !== version) throw new ChangedMeanwhile({ sent: { version }, now: before });
    await stopCoupon(transaction, couponId);
    const result = asStorePromotion(await mustBeOwn(transaction, staff.storeId, couponId), at);
    return { result, change: { action: 'coupon.end', subject: `coupon:${couponId}`, before, after: result } };
  });
  await publishChange(context);
  return ended;
}

async function mustBeOwn(db: Connection, storeId: number, couponId: number): Promise<StorePromotionRow> {
  const row = await couponOfStore(db, storeId, couponId);
  if (!row) throw new Refusal('coupon_unknown');
  return row;
}
