import { randomInt } from 'node:crypto';
import { isWithinZones } from 'market/access/access.rules';
import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import type { AdminCoupon, adminCouponsContract } from 'market/promotions/promotions-coupons.admin.contract';
import {
  type CouponKind,
  couponStateAt,
  maxCostOfCoupon,
  maxPrefixLength,
  needsLead,
  randomCode,
} from 'market/promotions/promotions-coupons.rules';
import { fromDecimal, type Money, money, nothing, toDecimal } from 'market/values/money';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { ChangedMeanwhile, FieldRefusal, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import {
  type CouponDeskRow,
  type CouponTermsRow,
  codesOfCoupon,
  couponOfDesk,
  couponsOfDesk,
  insertCoupons,
  lockCoupon,
  placesForCoupon,
  writeCoupon,
} from './promotions-coupon-desk.data.ts';

type AdminCoupons = typeof adminCouponsContract;
type Sent = Omit<BodyOf<AdminCoupons['change']>, 'is_active' | 'version'>;

/** Returns a page of the coupons in a state that an operator may see [OPS-063]. */
export async function listAdminCoupons(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
  { state, search, ...page }: QueryOf<AdminCoupons['list']>,
): Promise<ReplyOf<AdminCoupons['list']>> {
  const wanted = { state, search, zoneIds: zoneIdsOf(staff), at: now() };
  const { rows, total } = await couponsOfDesk(db, wanted, sliceOf(page));
  return { total_size: total, ...page, coupons: rows.map((row) => couponReply(row, now())) };
}

/** Returns a coupon; one of other zones is unknown [OPS-063]. */
export async function showAdminCoupon(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
  id: number,
): Promise<AdminCoupon> {
  return couponReply(await mustSee(db, staff, id), now());
}

/** Returns a page of the codes of a coupon [OPS-063]. */
export async function listCodes(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  id: number,
  page: QueryOf<AdminCoupons['codes']>,
): Promise<ReplyOf<AdminCoupons['codes']>> {
  const { codes } = await mustSee(db, staff, id);
  return { total_size: codes, ...page, codes: await codesOfCoupon(db, id, sliceOf(page)) };
}

/**
 * Makes a coupon with one code, or with several random ones, once for each key [OPS-063]. Refuses a code that the
 * currency has already, and a coupon that may cost more than an operator gives away without a lead.
 */
export async function createCoupon(
  context: ApiContext,
  staff: AuthorizedOperator,
  { currency, code, codes, ...sent }: BodyOf<AdminCoupons['create']>,
  key: string,
): Promise<AdminCoupon> {
  if (codes > 1 && code.length > maxPrefixLength) {
    throw new FieldRefusal([
      { field: 'code', text: 'Use up to {maximum} characters.', values: { maximum: maxPrefixLength } },
    ]);
  }
  const request = { key, request: { coupon: { currency, code, codes, ...sent } } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    // Of many codes each is for one person, so lists do not show them.
    const wanted = { ...sent, is_listed: sent.is_listed && codes === 1 };
    const terms = await termsOf(transaction, staff, { sent: wanted, currency, isActive: true });
    mustBeAffordable(staff, { currency, maxCost: maxCostOf(terms, codes) });
    const id = await addCodes(transaction, { codes: codesFrom(code, codes), currency, terms });
    const result = couponReply(await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'coupon.create', subject: `coupon:${id}`, after: result } };
  });
  await publishChange(context);
  return made;
}

/** Changes the terms of a coupon for all its codes, or stops it; orders that have it keep it [OPS-063]. */
export async function changeCoupon(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  { is_active: isActive, version, ...sent }: BodyOf<AdminCoupons['change']>,
): Promise<AdminCoupon> {
  const changed = await actAsStaff(context, staff, async (transaction) => {
    await lockCoupon(transaction, id);
    const row = await mustSee(transaction, staff, id);
    const before = couponReply(row, context.now());
    if (row.version !== version) throw new ChangedMeanwhile({ sent: { ...sent, version }, now: before });
    const terms = await termsOf(transaction, staff, { sent, currency: row.currency, isActive });
    if (terms.limit_in_all !== null && terms.limit_in_all < row.most_used) {
      const values = { minimum: row.most_used };
      throw new FieldRefusal([{ field: 'limit_in_all', text: 'Send {minimum} or more.', values }]);
    }
    const maxCost = maxCostOf(terms, row.codes);
    const isSame = maxCost === maxCostOf(row, row.codes) && (row.active || !isActive);
    if (!isSame) mustBeAffordable(staff, { currency: row.currency, maxCost });
    await writeCoupon(transaction, id, terms);
    const result = couponReply(await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'coupon.change', subject: `coupon:${id}`, before, after: result } };
  });
  await publishChange(context);
  return changed;
}

async function mustSee(db: Connection, staff: AuthorizedOperator, id: number): Promise<CouponDeskRow> {
  const row = await couponOfDesk(db, id, zoneIdsOf(staff));
  if (!row) throw new Refusal('coupon_unknown');
  return row;
}

function mustBeAffordable(
  { permissions }: AuthorizedOperator,
  { currency, maxCost }: { currency: string; maxCost: Money | null },
): void {
  if (needsLead(maxCost, currency) && !permissions.includes('ops.lead')) throw new Refusal('coupon_needs_lead');
}

function codesFrom(code: string, count: number): string[] {
  if (count === 1) return [code];
  const codes = new Set<string>();
  while (codes.size < count) codes.add(randomCode(code, randomInt));
  return [...codes];
}

/**
 * Adds coupons with these codes and returns the id of the first one, by which all are known. The others name it when
 * they are added: to join ten thousand later would look up the first one ten thousand times among rows just replaced.
 */
async function addCodes(
  transaction: Transaction,
  { codes: [first = '', ...others], ...coupon }: { codes: string[]; currency: string; terms: CouponTermsRow },
): Promise<number> {
  const [id] = await insertCoupons(transaction, { ...coupon, codes: [first], seriesId: null });
  if (id === undefined) throw new Refusal('coupon_exists');
  const added = await insertCoupons(transaction, { ...coupon, codes: others, seriesId: id });
  // Of random codes one is taken less than once in a million times.
  if (added.length < others.length) throw new Refusal('coupon_exists');
  return id;
}

interface SentTerms {
  sent: Sent;
  currency: string;
  isActive: boolean;
}

/** Checks the terms against each other and against the market, and returns them as they are stored. */
async function termsOf(
  transaction: Transaction,
  { zones }: AuthorizedOperator,
  { sent, currency, isActive }: SentTerms,
): Promise<CouponTermsRow> {
  const { kind, module_types: types, zone_ids: zoneIds, store_id: storeId } = sent;
  const places = await placesForCoupon(transaction, { currency, storeId });
  if (places.zones.length === 0) throw fieldRefusal('currency', 'This value is not valid.');
  const modules = places.modules.filter(({ module_type: type }) => types.includes(type));
  if (modules.length < new Set(types).size) throw fieldRefusal('module_types', 'This value is not valid.');
  if (zoneIds?.some((id) => !places.zones.includes(id))) throw fieldRefusal('zone_ids', 'This value is not valid.');
  if (storeId !== null && (kind !== 'discount' || !places.store)) {
    throw fieldRefusal('store_id', 'This value is not valid.');
  }
  const reached = places.store ? [places.store.zone_id] : zoneIds;
  if (zones !== 'all' && !reached?.every((id) => isWithinZones(zones, id))) throw new Refusal('right_missing');
  if (new Date(sent.expires_at) <= new Date(sent.starts_at)) {
    throw fieldRefusal('expires_at', 'Must be after the start');
  }
  return {
    ...{
      title: sent.title,
      coupon_type: typeOf(sent),
      ...discountOf(sent),
      min_purchase: fromDecimal(sent.min_purchase),
    },
    ...{ limit_per_customer: sent.limit_per_customer, limit_in_all: sent.limit_in_all },
    ...{ module_ids: modules.map(({ id }) => id), zone_ids: zoneIds, store_id: storeId },
    ...{ starts_at: new Date(sent.starts_at), expires_at: new Date(sent.expires_at) },
    ...{ active: isActive, listed: sent.is_listed },
  };
}

function typeOf({ kind, store_id: storeId, zone_ids: zoneIds }: Sent): CouponTermsRow['coupon_type'] {
  if (kind !== 'discount') return kind;
  if (storeId !== null) return 'store_wise';
  return zoneIds === null ? 'default' : 'zone_wise';
}

function discountOf(sent: Sent): Pick<CouponTermsRow, 'discount' | 'discount_type' | 'max_discount'> {
  const { kind, discount, discount_type: type, max_discount: max } = sent;
  if (kind === 'free_delivery') return { discount: nothing, discount_type: 'fixed', max_discount: null };
  const refused = (text: 'Send {minimum} or more.' | 'Send {maximum} or less.', values: Record<string, number>) =>
    new FieldRefusal([{ field: 'discount', text, values }]);
  if (discount < 1) throw refused('Send {minimum} or more.', { minimum: 1 });
  if (type === 'fixed') return { discount: fromDecimal(discount), discount_type: type, max_discount: null };
  if (discount > 100) throw refused('Send {maximum} or less.', { maximum: 100 });
  if (!Number.isInteger(discount)) throw fieldRefusal('discount', 'Send a whole number.');
  return { discount, discount_type: type, max_discount: max ? fromDecimal(max) : null };
}

function kindOf({ coupon_type: type }: Pick<CouponTermsRow, 'coupon_type'>): CouponKind {
  return type === 'first_order' || type === 'free_delivery' ? type : 'discount';
}

function maxCostOf(terms: CouponTermsRow, codes: number): Money | null {
  const { discount, discount_type, max_discount, limit_in_all } = terms;
  return maxCostOfCoupon({
    ...{ kind: kindOf(terms), discount, discountType: discount_type, maxDiscount: max_discount },
    ...{ limitInAll: limit_in_all, codes },
  });
}

const decimalOf = (amount: Money | null) => (amount === null ? null : toDecimal(amount));

function couponReply(row: CouponDeskRow, at: Date): AdminCoupon {
  const { id, code, codes, currency, title, discount, store_name, used_count, version } = row;
  const times = { isActive: row.active, startsAt: row.starts_at, expiresAt: row.expires_at };
  return {
    ...{ id, code, codes, currency, title, store_name, used_count, version },
    kind: kindOf(row),
    discount: row.discount_type === 'percent' ? discount : toDecimal(money(discount)),
    discount_type: row.discount_type,
    max_discount: decimalOf(row.max_discount),
    min_purchase: toDecimal(row.min_purchase),
    limit_per_customer: row.limit_per_customer,
    limit_in_all: row.limit_in_all,
    module_types: row.module_types,
    zone_ids: row.zone_ids,
    store_id: row.store_id,
    starts_at: row.starts_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_listed: row.listed,
    is_active: row.active,
    state: couponStateAt(times, at),
    cost: toDecimal(row.cost),
    max_cost: decimalOf(maxCostOf(row, row.codes)),
  };
}
