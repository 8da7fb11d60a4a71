import type { AdminCustomer, ListedCustomer } from 'market/account/account.admin.contract';
import { maskedContact } from 'market/auth/auth.rules';
import type { Contract } from 'market/calls/contract';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import { givenCouponStateAt } from 'market/promotions/promotions-goodwill.rules';
import { type Money, toDecimal } from 'market/values/money';
import { lastDigitsOf } from 'market/values/phone';
import { pointsCurrency, walletAccount } from 'market/wallet/wallet.rules';
import type { Connection } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { couponsGivenTo, type GivenCouponRow } from '#api/promotions/promotions-given.data.ts';
import { walletCurrencies } from '#api/wallet/wallet-corrections.data.ts';
import {
  balancesOf,
  type CustomerRow,
  countCustomersLike,
  customerOfDesk,
  customersLike,
  type ListedCustomerRow,
  newestMoves,
  newestOrders,
  newestRefunds,
  notesAbout,
} from './account-desk.data.ts';

type List = Contract['adminCustomers']['list'];

/** Fewer digits stand in too many phone numbers. */
const minDigits = 3;

/** Returns customers in the zones of an operator, with their contacts masked [OPS-069]. */
export async function listCustomers(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  { search = '', suspended, ...page }: QueryOf<List>,
): Promise<ReplyOf<List>> {
  const written = search.trim();
  const digits = /[a-z@]/i.test(written) ? '' : lastDigitsOf(written);
  const wanted = {
    part: written,
    digits: digits.length < minDigits ? '' : digits,
    onlySuspended: suspended === '1',
    zoneIds: zoneIdsOf(staff),
  };
  const rows = await customersLike(db, wanted, sliceOf(page));
  const total_size = await totalOf(page, rows.length, () => countCustomersLike(db, wanted));
  return { total_size, limit: page.limit, offset: page.offset, customers: rows.map(listedReply) };
}

/** Returns a customer with all that an operator sees of them [OPS-069]; refuses one of other zones as an unknown one. */
export async function showCustomer(
  { db, now }: { db: Connection; now: () => Date },
  staff: AuthorizedOperator,
  customerId: number,
): Promise<AdminCustomer> {
  const row = await mustSeeCustomer(db, staff, customerId);
  const [shopper, zoneIds] = [customerKey(customerId), zoneIdsOf(staff)];
  const [balances, currencies, orders, refunds, moves, coupons, notes] = await Promise.all([
    balancesOf(db, customerId),
    walletCurrencies(db, customerId),
    newestOrders(db, shopper, zoneIds),
    newestRefunds(db, shopper, zoneIds),
    newestMoves(db, walletAccount(customerId)),
    couponsGivenTo(db, customerId),
    notesAbout(db, customerId),
  ]);
  return {
    ...listedReply(row),
    is_phone_verified: row.is_phone_verified,
    is_email_verified: row.is_email_verified,
    suspended_reason: row.suspended_reason,
    suspended_at: row.suspended_at?.toISOString() ?? null,
    session_count: row.session_count,
    balances: balances.map(({ currency, balance }) => ({ currency, balance: amountIn(currency, balance) })),
    wallet_currencies: currencies,
    orders: orders.map((order) => ({
      ...order,
      total: toDecimal(order.total),
      placed_at: order.placed_at.toISOString(),
    })),
    refunds: refunds.map((refund) => ({
      ...refund,
      amount: toDecimal(refund.amount),
      made_at: refund.made_at.toISOString(),
    })),
    moves: moves.map((move) => ({
      ...move,
      amount: amountIn(move.currency, move.amount),
      made_at: move.made_at.toISOString(),
    })),
    coupons: coupons.map((coupon) => couponReply(coupon, now())),
    notes: notes.map((note) => ({ ...note, made_at: note.made_at.toISOString() })),
  };
}

/** Returns a customer of the zones of an operator. */
export async function mustSeeCustomer(
  db: Connection,
  staff: AuthorizedOperator,
  customerId: number,
): Promise<CustomerRow> {
  const row = await customerOfDesk(db, customerId, zoneIdsOf(staff));
  if (!row) throw new Refusal('account_not_found');
  return row;
}

function couponReply({ used_count, active, ...coupon }: GivenCouponRow, at: Date): AdminCustomer['coupons'][number] {
  return {
    ...coupon,
    amount: toDecimal(coupon.amount),
    given_at: coupon.given_at.toISOString(),
    expires_at: coupon.expires_at.toISOString(),
    state: givenCouponStateAt({ usedCount: used_count, isActive: active, expiresAt: coupon.expires_at }, at),
  };
}

/** Points are whole numbers. */
function amountIn(currency: string, amount: Money): number {
  return currency === pointsCurrency ? amount : toDecimal(amount);
}

function listedReply(row: ListedCustomerRow): ListedCustomer {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone && maskedContact('phone', row.phone),
    email: row.email && maskedContact('email', row.email),
    is_active: row.is_active,
    order_count: row.order_count,
    last_order_at: row.last_order_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
