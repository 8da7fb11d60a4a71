import { agreeUntil, agreeWithinMinutes } from 'market/orders/orders.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { toDecimal } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { maxJobsPerTick, type NewJob } from '#api/jobs/job-kinds.ts';
import {
  mustBeCovered,
  mustBeOffered,
  type PaymentChoice,
  paymentColumns,
  splitPayment,
} from '#api/payments/split-payment.ts';
import { offersDigitalIn } from '#api/payments/start-payment.ts';
import { applyBenefits } from '../goods/reserve-goods.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { moveOrder } from '../transitions/move-order.ts';
import { prescriptionOf, unansweredQuotes, writeAgreement } from './orders-prescription.data.ts';

/**
 * Accepts the price that the shopper saw and sets the payment method, under the rules of every order; the pharmacy
 * starts at once, or after the digital payment. A repeated call has no further effect.
 */
export async function agreeToPrescription(
  context: ApiContext,
  { shopper, orderId, seen, plan }: { shopper: Shopper; orderId: string; seen: number; plan: PaymentChoice },
): Promise<void> {
  const settings = await settingsOf(context.db);
  await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const prescription = await prescriptionOf(transaction, orderId);
    if (!order || !prescription || order.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    const { prescription: state, quotedAt, zone } = prescription;
    const at = context.now();
    if (state === 'agreed' && order.status !== 'canceled') return;
    const isOpen = order.status === 'pending' && quotedAt !== null && at < agreeUntil(quotedAt);
    if (!isOpen) throw new Refusal('prescription_not_quoted');
    if (seen !== toDecimal(order.total)) throw new Refusal('price_changed');
    const { shopper: owner, currency, total } = order;
    const payment = await splitPayment(transaction, { shopper: owner, currency, total, plan, settings });
    const hasDigital = zone.digital_payment && offersDigitalIn(context.payments)(currency);
    mustBeOffered(plan, zone, { payment, hasDigital });
    mustBeCovered(plan, zone, payment);
    const columns = paymentColumns(plan, payment);
    await writeAgreement(transaction, { orderId, at, ...columns });
    await applyBenefits(transaction, { ...order, ...columns, contactHashes: [], coupon: null, placedAt: at });
  });
}

/** Returns a job for each order whose quote has expired. */
export async function findUnansweredQuotes({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const before = new Date(now().getTime() - agreeWithinMinutes * minuteMilliseconds);
  const quotes = await unansweredQuotes(db, before, maxJobsPerTick);
  return quotes.map(({ id, since }) => ({ key: `${id} ${since.getTime()}`, data: { id } }));
}

/** Ends an order whose quote has expired, and returns its goods to the stock. Skips one that was answered meanwhile. */
export async function expirePrescriptionPrice(context: ApiContext, orderId: string): Promise<void> {
  try {
    const reason = 'Nobody agreed to the price in time';
    const onlyIf = ({ prescription }: LockedOrder) => prescription === 'quoted';
    await moveOrder(context, { orderId, to: 'canceled', by: 'market', reason, onlyIf });
  } catch (error) {
    // Agreed or canceled a moment ago.
    if (!(error instanceof Refusal)) throw error;
  }
}
