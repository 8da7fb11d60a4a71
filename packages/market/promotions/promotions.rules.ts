import { type Refused, refusedWith } from '../calls/refusal-details.ts';
import { type DailyHours, isWithinHours } from '../items/items.rules.ts';
import type { ModuleType } from '../modules/modules.rules.ts';
import type { Discount, Offers } from '../pricing/pricing.rules.ts';
import { daySeconds, hourSeconds } from '../values/durations.ts';
import { type Money, money, nothing, share } from '../values/money.ts';

/** A flash sale or campaign that names an item, running or not. Moments are milliseconds since 1970. */
export interface Promotion {
  kind: 'flash_sale' | 'campaign';
  id: number;
  slug: string;
  title: string;
  discount: number;
  discountType: 'percent' | 'amount';
  startsAt: number;
  endsAt: number;
  hours: DailyHours;
  /** Units left in a flash sale; a campaign does not count. */
  left: number | null;
}

/** A moment, and the minute of the day that it is in the zone. */
export interface ZoneMoment {
  at: Date;
  minute: number;
}

/**
 * Returns whether a promotion runs: from the start (inclusive) to the end (exclusive), within the daily hours, and
 * while a flash sale has units left.
 */
export function isRunning({ startsAt, endsAt, hours, left }: Promotion, { at, minute }: ZoneMoment): boolean {
  const now = at.getTime();
  return now >= startsAt && now < endsAt && isWithinHours(hours, minute) && left !== 0;
}

/** The one promotion that sets the price: a flash sale before a campaign, of equals the one that ends first. */
export function promotionNow(
  promotions: readonly Promotion[],
  noPromotion: boolean,
  moment: ZoneMoment,
): Promotion | undefined {
  if (noPromotion) return undefined;
  const running = promotions.filter((promotion) => isRunning(promotion, moment));
  const first = (kind: Promotion['kind']) =>
    running.filter((promotion) => promotion.kind === kind).sort((one, other) => one.endsAt - other.endsAt)[0];
  return first('flash_sale') ?? first('campaign');
}

/**
 * Returns the campaign whose dates mark an item at a moment, also outside the daily hours of the campaign: the one that
 * sets the price, else the one that ends first. Undefined for an item without a campaign, and during a flash sale.
 */
export function campaignInDates(
  promotions: readonly Promotion[],
  noPromotion: boolean,
  moment: ZoneMoment,
): Promotion | undefined {
  const running = promotionNow(promotions, noPromotion, moment);
  if (noPromotion || running) return running?.kind === 'campaign' ? running : undefined;
  const now = moment.at.getTime();
  return promotions
    .filter(({ kind, startsAt, endsAt }) => kind === 'campaign' && now >= startsAt && now < endsAt)
    .sort((one, other) => one.endsAt - other.endsAt)[0];
}

/** What it offers, as pricing takes it. Amounts are minor units. */
export function offerOf(promotion: Promotion | undefined): Pick<Offers, 'flashSale' | 'campaign'> {
  if (!promotion) return {};
  const { kind, discount, discountType } = promotion;
  const off: Discount = discountType === 'percent' ? { percent: discount } : { amount: money(discount) };
  return kind === 'flash_sale' ? { flashSale: off } : { campaign: off };
}

/** Returns the maximum of one cart, limited by what the flash sale has left. */
export function maxPerCart(promotion: Promotion | undefined, maximum: number | null): number | null {
  const left = promotion?.left ?? null;
  if (left === null) return maximum;
  return maximum === null ? left : Math.min(left, maximum);
}

/** Returns the sold share of a flash sale, as a whole percentage [PROMO-23]. */
export function soldPercent({ sold, stock }: { sold: number; stock: number }): number {
  return stock <= 0 ? 100 : Math.round(Math.min(1, Math.max(0, sold / stock)) * 100);
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What a countdown shows; undefined once it is over [PROMO-14] [PROMO-15]. */
export function timeLeft(endsAt: Date, now: Date): TimeLeft | undefined {
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  if (!(seconds > 0)) return undefined;
  return {
    days: Math.floor(seconds / daySeconds),
    hours: Math.floor((seconds % daySeconds) / hourSeconds),
    minutes: Math.floor((seconds % hourSeconds) / 60),
    seconds: seconds % 60,
  };
}

export interface CouponTerms {
  type: 'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery';
  /** Percent, or minor units. */
  discount: number;
  discountType: 'percent' | 'fixed';
  maxDiscount: Money | null;
  minPurchase: Money;
  limitPerCustomer: number | null;
  limitInAll: number | null;
  usedInAll: number;
  moduleIds: readonly number[];
  /** The types of these modules. */
  moduleTypes: readonly ModuleType[];
  /** Null for every zone with its currency. */
  zoneIds: readonly number[] | null;
  storeId: number | null;
  /** The store that it is good in; null where it is good in all. */
  storeName: string | null;
  startsAt: Date;
  expiresAt: Date;
  /** False once an operator has stopped it. */
  isActive: boolean;
}

/** Why a coupon is not taken. */
export const couponRefusals = [
  'coupon_unknown',
  'coupon_not_yet',
  'coupon_expired',
  'coupon_other_module',
  'coupon_other_store',
  'coupon_other_zone',
  'coupon_min_purchase',
  'coupon_first_order',
  'coupon_used_up',
  'coupon_sign_in',
  'coupon_no_goods',
] as const;

/** The order to which a coupon applies, and its shopper. */
export interface CouponUse {
  moduleId: number;
  zoneId: number;
  /** Null for a parcel. */
  storeId: number | null;
  at: Date;
  /** Items and add-ons after their discounts; the delivery fee of a parcel. */
  goods: Money;
  /** The part of it that may be promoted. */
  promotable: Money;
  isSignedIn: boolean;
  hasOrderedBefore: boolean;
  timesUsed: number;
  /** How an amount is written. */
  written: (amount: Money) => string;
}

/** Why a coupon is not taken; nothing when it is [PROMO-27]. */
export function refusalOfCoupon(coupon: CouponTerms, use: CouponUse): Refused | undefined {
  return refusalOfScope(coupon, use) ?? refusalOfPerson(coupon, use) ?? refusalOfGoods(coupon, use);
}

function refusalOfScope(coupon: CouponTerms, { at, moduleId, storeId, zoneId }: CouponUse): Refused | undefined {
  if (at < coupon.startsAt) return { refused: 'coupon_not_yet' };
  if (at >= coupon.expiresAt || !coupon.isActive) return { refused: 'coupon_expired' };
  if (coupon.storeId !== null && coupon.storeId !== storeId) {
    return refusedWith('coupon_other_store', 'coupon_for_store', { store: coupon.storeName ?? '' });
  }
  if (coupon.zoneIds && !coupon.zoneIds.includes(zoneId)) return { refused: 'coupon_other_zone' };
  if (!coupon.moduleIds.includes(moduleId)) {
    return refusedWith('coupon_other_module', 'coupon_for_modules', { modules: coupon.moduleTypes });
  }
  return undefined;
}

/** A guest id costs nothing, so a limit per person requires an account. */
function refusalOfPerson(coupon: CouponTerms, use: CouponUse): Refused | undefined {
  const isFirst = coupon.type === 'first_order';
  if (!use.isSignedIn && (isFirst || coupon.limitPerCustomer !== null)) return { refused: 'coupon_sign_in' };
  if (isFirst && use.hasOrderedBefore) return { refused: 'coupon_first_order' };
  const isUsedUp =
    (coupon.limitPerCustomer !== null && use.timesUsed >= coupon.limitPerCustomer) ||
    (coupon.limitInAll !== null && coupon.usedInAll >= coupon.limitInAll);
  return isUsedUp ? { refused: 'coupon_used_up' } : undefined;
}

function refusalOfGoods({ minPurchase }: CouponTerms, { goods, promotable, written }: CouponUse): Refused | undefined {
  if (goods < minPurchase) {
    return refusedWith('coupon_min_purchase', 'coupon_from', { amount: written(minPurchase) });
  }
  return promotable > 0 ? undefined : { refused: 'coupon_no_goods' };
}

/** What a coupon takes off: a percentage up to its cap, or an amount; never more than the goods, or the fee of a parcel [PROMO-28]. */
export function couponOff(
  coupon: Pick<CouponTerms, 'type' | 'discount' | 'discountType' | 'maxDiscount'>,
  promotable: Money,
  roundTo: Money,
): Money {
  if (coupon.type === 'free_delivery') return nothing;
  const off = coupon.discountType === 'percent' ? share(promotable, coupon.discount * 100, roundTo) : coupon.discount;
  return money(Math.min(off, promotable, coupon.maxDiscount ?? Number.POSITIVE_INFINITY));
}
