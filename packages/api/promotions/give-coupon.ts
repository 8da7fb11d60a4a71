import { randomInt } from 'node:crypto';
import { randomCode } from 'market/promotions/promotions-coupons.rules';
import { goodwillExpiry } from 'market/promotions/promotions-goodwill.rules';
import { type Money, nothing } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { insertCoupons, placesForCoupon } from './promotions-coupon-desk.data.ts';
import { giveToCustomer } from './promotions-given.data.ts';

/** Every code that support gives begins with it. */
const prefix = 'GIFT';

export interface CouponGift {
  customerId: number;
  currency: string;
  /** What it takes off, in minor units. */
  amount: Money;
  days: number;
  /** The zones of the operator, in which alone it is good; null for all. */
  zoneIds: readonly number[] | null;
  by: number;
  reason: string;
  at: Date;
}

/**
 * Returns a function that makes a coupon which one customer may use once, and gives its id and code [OPS-039]. The market
 * bears it. Refuses a currency that no zone of the operator has.
 */
export async function prepareCoupon(
  transaction: Transaction,
  { customerId, currency, amount, days, zoneIds, by, reason, at }: CouponGift,
): Promise<() => Promise<{ id: number; code: string }>> {
  const { zones, modules } = await placesForCoupon(transaction, { currency, storeId: null });
  const reached = zoneIds === null ? zones : zones.filter((id) => zoneIds.includes(id));
  if (reached.length === 0) throw fieldRefusal('currency', 'This value is not valid.');
  const { business_name: title } = await settingsOf(transaction);
  const terms = {
    ...({ title, coupon_type: 'default', discount: amount, discount_type: 'fixed', max_discount: null } as const),
    ...{ min_purchase: nothing, limit_per_customer: 1, limit_in_all: 1, module_ids: modules.map(({ id }) => id) },
    ...{ zone_ids: zoneIds === null ? null : reached, store_id: null, active: true, listed: false },
    ...{ starts_at: at, expires_at: goodwillExpiry(at, days) },
  };
  return async () => {
    const code = randomCode(prefix, randomInt);
    const [id] = await insertCoupons(transaction, { codes: [code], seriesId: null, currency, terms });
    // A random code is taken less than once in a million times.
    if (id === undefined) throw new Refusal('coupon_exists');
    await giveToCustomer(transaction, id, { customerId, by, reason, at });
    return { id, code };
  };
}
