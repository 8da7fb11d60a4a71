import type { Settings } from 'market/config/config.contract';
import { type CouponTerms, couponOff, refusalOfCoupon } from 'market/promotions/promotions-coupons.rules';
import { amountText } from 'market/values/amount-text';
import { type Money, plus, roundingStep } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { type CouponRow, couponByCode, type FoundCoupon } from './promotions-coupons.data.ts';

/** A coupon that is taken, and what it does to the order. */
export interface EvaluatedCoupon {
  row: CouponRow;
  off: Money;
  givesFreeDelivery: boolean;
  paidBy: 'store' | 'market';
}

export interface CouponPlan {
  code: string | undefined;
  /** Name of the shopper, such as 'customer:12'. */
  shopper: string;
  contactHashes: readonly string[];
  moduleId: number;
  zoneId: number;
  /** Null for a parcel. */
  storeId: number | null;
  currency: string;
  /** What may be reduced: the lines, or the fee of a parcel. */
  lines: readonly { lineTotal: Money; noPromotion: boolean }[];
  settings: Pick<Settings, 'digit_after_decimal_point' | 'currencies'>;
  at: Date;
}

/**
 * Evaluates the coupon of a planned order, or refuses it with its reason; undefined without a code [PROMO-27]
 * [PROMO-28].
 */
export async function evaluateCoupon(db: Connection, plan: CouponPlan): Promise<EvaluatedCoupon | undefined> {
  const code = plan.code?.toUpperCase();
  if (!code) return undefined;
  const { shopper, contactHashes, moduleId, zoneId, storeId, currency, lines, settings, at } = plan;
  const row = await couponByCode(db, { code, currency, shopper, contactHashes });
  if (!row) throw new Refusal('coupon_unknown');
  const promotable = plus(...lines.filter(({ noPromotion }) => !noPromotion).map(({ lineTotal }) => lineTotal));
  const terms = termsOf(row);
  const fault = refusalOfCoupon(terms, {
    moduleId,
    zoneId,
    storeId,
    at,
    goods: plus(...lines.map(({ lineTotal }) => lineTotal)),
    promotable,
    customerId: customerIdOf(shopper) ?? null,
    hasOrderedBefore: row.has_ordered,
    timesUsed: row.times_used,
    written: (amount) => writtenAmount(amount, currency, settings),
  });
  refuse(fault);
  return {
    row,
    off: couponOff(terms, promotable, roundingStep(settings.digit_after_decimal_point)),
    givesFreeDelivery: terms.type === 'free_delivery',
    paidBy: row.store_id === null ? 'market' : 'store',
  };
}

function termsOf(row: FoundCoupon): CouponTerms {
  return {
    type: row.coupon_type,
    discount: row.discount,
    discountType: row.discount_type,
    maxDiscount: row.max_discount,
    minPurchase: row.min_purchase,
    limitPerCustomer: row.limit_per_customer,
    limitInAll: row.limit_in_all,
    usedInAll: row.used_count,
    moduleIds: row.module_ids,
    moduleTypes: row.module_types,
    zoneIds: row.zone_ids,
    storeId: row.store_id,
    storeName: row.store_name,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    isActive: row.active,
    customerId: row.customer_id,
  };
}

/** Returns an amount as people read it, with the sign of its currency. */
export function writtenAmount(amount: Money, currency: string, settings: CouponPlan['settings']): string {
  const found = settings.currencies.find(({ code }) => code === currency);
  const { symbol, side } = found ?? { symbol: currency, side: 'left' };
  return amountText(amount, { symbol, side, digits: settings.digit_after_decimal_point });
}
