import { numberIn } from 'app-kit/formats/amounts.ts';
import type { SentWith } from 'market/calls/endpoint';
import type { ModuleType } from 'market/modules/modules.rules';
import type { AdminCoupon, adminCouponsContract } from 'market/promotions/promotions-coupons.admin.contract';
import { type CouponKind, maxCostOfCoupon } from 'market/promotions/promotions-coupons.rules';
import { fromDecimal, type Money } from 'market/values/money';
import { momentField, momentIn, nextMidnight } from '../money/read-amounts.ts';

export type CouponTerms = Omit<SentWith<typeof adminCouponsContract.change>['body'], 'is_active' | 'version'>;

/** The fields of the form, as they are written. */
export interface CouponDraft {
  title: string;
  code: string;
  codes: string;
  currency: string;
  kind: CouponKind;
  discount: string;
  type: 'percent' | 'fixed';
  max: string;
  min: string;
  perCustomer: string;
  inAll: string;
  modules: readonly ModuleType[];
  zones: readonly number[];
  storeId: number | null;
  startsAt: string;
  expiresAt: string;
  isListed: boolean;
}

/** What each card of the form gets. */
export interface CouponCardProps {
  draft: CouponDraft;
  /** Texts about fields, by their name in the call. */
  faults: Partial<Record<string, string | undefined>>;
  change: (part: Partial<CouponDraft>) => void;
}

const daysOfNewCoupon = 14;

/** Returns what the form of a new coupon begins with. */
export function newDraft(currency: string, now: Date): CouponDraft {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysOfNewCoupon);
  return {
    ...{
      title: '',
      code: '',
      codes: '1',
      currency,
      kind: 'discount',
      discount: '',
      type: 'percent',
      max: '',
      min: '0',
    },
    ...{ perCustomer: '1', inAll: '', modules: [], zones: [], storeId: null, isListed: true },
    ...{ startsAt: nextMidnight(now), expiresAt: nextMidnight(end) },
  };
}

const written = (value: number | null) => (value === null ? '' : String(value));

/** Returns a saved coupon as the form shows it. */
export function draftOf(coupon: AdminCoupon): CouponDraft {
  return {
    ...{ title: coupon.title, code: coupon.code, codes: String(coupon.codes), currency: coupon.currency },
    ...{ kind: coupon.kind, discount: written(coupon.discount), type: coupon.discount_type },
    ...{ max: written(coupon.max_discount), min: written(coupon.min_purchase) },
    ...{ perCustomer: written(coupon.limit_per_customer), inAll: written(coupon.limit_in_all) },
    ...{ modules: coupon.module_types, zones: coupon.zone_ids ?? [], storeId: coupon.store_id },
    ...{ startsAt: momentField(new Date(coupon.starts_at)), expiresAt: momentField(new Date(coupon.expires_at)) },
    isListed: coupon.is_listed,
  };
}

/** Returns a written whole number from 1; null for an empty field, undefined for anything else. */
export function countIn(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = numberIn(text);
  return value !== undefined && value >= 1 && Number.isInteger(value) ? value : undefined;
}

const amountIn = (text: string) => (text.trim() === '' ? null : numberIn(text));

/** The fields that hold a number, each with what was read: undefined where it is none. */
export function readNumbers(draft: CouponDraft) {
  return {
    discount: draft.kind === 'free_delivery' ? 0 : numberIn(draft.discount),
    max: draft.type === 'percent' && draft.kind !== 'free_delivery' ? amountIn(draft.max) : null,
    min: numberIn(draft.min || '0'),
    perCustomer: countIn(draft.perCustomer),
    inAll: countIn(draft.inAll),
    codes: countIn(draft.codes) ?? undefined,
  };
}

/** Returns what the form sends; undefined while a field cannot be read. */
export function termsOf(draft: CouponDraft): CouponTerms | undefined {
  const { discount, max, min, perCustomer, inAll } = readNumbers(draft);
  const [startsAt, expiresAt] = [momentIn(draft.startsAt), momentIn(draft.expiresAt)];
  const isRead = [discount, max, min, perCustomer, inAll, startsAt, expiresAt].every((value) => value !== undefined);
  if (!isRead || draft.title.trim() === '' || draft.modules.length === 0) return undefined;
  return {
    ...{ title: draft.title.trim(), kind: draft.kind, discount: discount ?? 0, discount_type: draft.type },
    ...{ max_discount: max || null, min_purchase: min ?? 0 },
    ...{ limit_per_customer: perCustomer ?? null, limit_in_all: inAll ?? null },
    ...{ module_types: [...draft.modules], zone_ids: draft.zones.length > 0 ? [...draft.zones] : null },
    store_id: draft.kind === 'discount' ? draft.storeId : null,
    ...{ starts_at: startsAt ?? '', expires_at: expiresAt ?? '', is_listed: draft.isListed },
  };
}

/** The written terms as the rules of coupons take them; undefined while a number is missing. */
export function boundsOf(draft: CouponDraft) {
  const { discount, max, inAll, codes } = readNumbers(draft);
  if (discount === undefined || max === undefined || inAll === undefined || codes === undefined) return undefined;
  return {
    ...{ kind: draft.kind, discountType: draft.type, limitInAll: inAll, codes },
    discount: draft.type === 'percent' ? Math.round(discount) : fromDecimal(discount),
    maxDiscount: max ? fromDecimal(max) : null,
  };
}

/** Returns what a written coupon may cost; null without a bound, undefined while a number is missing. */
export function maxCostOfDraft(draft: CouponDraft): Money | null | undefined {
  const bounds = boundsOf(draft);
  return bounds && (bounds.discount > 0 || bounds.kind === 'free_delivery') ? maxCostOfCoupon(bounds) : undefined;
}
