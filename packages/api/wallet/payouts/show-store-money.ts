import { type Money, minus, nothing, plus, toDecimal } from 'market/values/money';
import { cashAccount, shareOfStore } from 'market/wallet/wallet.rules';
import type { OrderMoney, StoreToday } from 'market/wallet/wallet.vendor.contract';
import { storeAccount } from 'market/wallet/wallet-ledger.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  booksOfDay,
  dayOfStore,
  journalsOfOrder,
  nextPayoutOf,
  orderMoneyOf,
  ordersOfDay,
  refundsOfDay,
} from './wallet-store-money.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns the day of a store, by the clock of its zone; amounts are decimals of its currency [STO-083]. */
export async function showStoreToday({ db, now }: Context, storeId: number): Promise<StoreToday> {
  const at = now();
  const day = await dayOfStore(db, storeId, at);
  if (!day) throw new Refusal('store_not_found');
  const { since, currency, date } = day;
  const [orders, books, refunds, payout] = await Promise.all([
    ordersOfDay(db, storeId, since, currency),
    booksOfDay(db, { account: storeAccount(storeId), cash: cashAccount({ storeId }), since, currency }),
    refundsOfDay(db, storeId, since, currency),
    nextPayoutOf(db, storeId, currency),
  ]);
  return {
    ...{ now: at.toISOString(), date, currency, orders: orders.orders, canceled: orders.canceled },
    turnover: toDecimal(orders.turnover),
    own_share: toDecimal(books.own_share),
    cash: toDecimal(books.cash),
    refunds: toDecimal(refunds),
    owed: toDecimal(books.owed),
    cash_held: toDecimal(books.cash_held),
    next_payout: payout
      ? { amount: toDecimal(payout.amount), state: payout.state, at: payout.changed_at.toISOString() }
      : null,
  };
}

/** Returns one order from its prices to what the store has of it; another store's order is unknown [STO-084]. */
export async function showOrderMoney({ db }: Context, storeId: number, orderId: string): Promise<OrderMoney> {
  const row = await orderMoneyOf(db, storeId, orderId);
  if (!row) throw new Refusal('order_not_found');
  const journals = await journalsOfOrder(db, orderId, storeAccount(storeId));
  const share = shareOfStore({
    itemTotal: row.item_total,
    addOnTotal: row.add_on_total,
    discountTotal: row.discount_total,
    couponDiscount: row.coupon_discount,
    couponPaidBy: row.coupon_paid_by,
    firstOrderDiscount: row.first_order_discount,
    tax: row.tax,
    taxInclusive: row.tax_inclusive,
    deliveryFee: row.delivery_fee,
    serviceCharge: row.service_charge,
    tip: row.tip,
    total: row.total,
  });
  const owed = (amount: Money) => minus(nothing, amount);
  return {
    order_id: row.id,
    placed_at: row.placed_at.toISOString(),
    currency: row.currency,
    goods: toDecimal(row.item_total),
    add_ons: toDecimal(row.add_on_total),
    discount: toDecimal(row.discount_total),
    coupon: row.coupon_paid_by === 'market' ? 0 : toDecimal(row.coupon_discount),
    tax_included: row.tax_inclusive ? toDecimal(row.tax) : 0,
    commission: toDecimal(row.commission),
    commission_rule:
      row.basis_points === null ? null : { percent: row.basis_points / 100, fixed: toDecimal(row.fixed ?? nothing) },
    share: toDecimal(minus(share, row.commission)),
    journals: journals.map(({ id, made_at, kind, amount }) => ({
      ...{ id, kind, at: made_at.toISOString() },
      amount: toDecimal(owed(amount)),
    })),
    net: toDecimal(owed(plus(...journals.map(({ amount }) => amount)))),
  };
}
