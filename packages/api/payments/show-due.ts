import type { ReplyOf } from 'market/calls/endpoint';
import type { OrderStatus } from 'market/orders/orders.rules';
import type { paymentsContract } from 'market/payments/payments.contract';
import { awaitsPayment, cashRefusal, payUntil } from 'market/payments/payments.rules';
import { minus, toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { dueRow } from './payments-due.data.ts';

/** What an order of the caller's own still owes, until when, and whether cash may pay it [ORD-18]. */
export async function showDue(
  { db }: ApiContext,
  { shopper, orderId }: { shopper: Shopper; orderId: string },
): Promise<ReplyOf<typeof paymentsContract.due>> {
  const row = await dueRow(db, orderId);
  if (row?.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');
  const rest = minus(row.total, row.walletPaid);
  const status = row.status as OrderStatus;
  const isDue = awaitsPayment({ ...row, status });
  return {
    order_id: row.id,
    order_status: status,
    payment_method: row.paymentMethod as 'cash_on_delivery' | 'digital_payment' | 'wallet',
    payment_status: row.paymentStatus as 'unpaid' | 'paid' | 'refunded',
    is_due: isDue,
    pay_until: isDue ? payUntil(row.dueSince, row.holdMinutes ?? undefined).toISOString() : null,
    created_at: row.placedAt.toISOString(),
    store: row.store,
    item_count: row.itemCount,
    contact_person_number: row.contactNumber,
    currency: row.currency,
    total: toDecimal(row.total),
    wallet_paid: toDecimal(row.walletPaid),
    to_pay: toDecimal(rest),
    cash_refused: isDue ? (cashRefusal(row, rest)?.refused ?? null) : 'payment_not_due',
  };
}
