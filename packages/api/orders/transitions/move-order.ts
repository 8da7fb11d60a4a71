import type { Actor, OrderStatus } from 'market/orders/orders.rules';
import { isFinal, isWorkOf, mayMove, releasesStock, type Worker } from 'market/orders/orders.rules';
import { isOnHold } from 'market/orders/promises/orders-delays.rules';
import { cashStepOf } from 'market/parcel/parcel.rules';
import { awaitsPayment } from 'market/payments/payments.rules';
import { type Money, minus, nothing } from 'market/values/money';
import { entriesOfCashCollected, entriesOfOrderCanceled } from 'market/wallet/wallet.rules';
import { entriesOfCashLeftOpen } from 'market/wallet/wallet-payouts.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { returnPaymentOf } from '#api/orders/payment/apply-payment-event.ts';
import { lockPaidPayment } from '#api/payments/payments.data.ts';
import { cashMissing, insertShortCash } from '#api/wallet/cash/wallet-short-cash.data.ts';
import { rewardDelivery } from '#api/wallet/reward-delivery.ts';
import { releaseGoodsOfOrder } from '../goods/reserve-goods.ts';
import { endHandover } from '../handovers/orders-handovers.data.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { bookRefund, collectorOf } from '../refunds/refund-order.ts';
import { earningOf, journalOfEarning } from './earn-delivery.ts';
import { promisesAfterStep } from './move-promises.ts';
import { pushCancellation } from './orders-canceled.data.ts';
import { type Move, placeAtCounter, writeMove } from './orders-transitions.data.ts';

export interface Step {
  orderId: string;
  to: OrderStatus;
  by: Actor;
  /** The store or courier that moves it, limited to its own orders; undefined for the system. */
  worker?: Worker | undefined;
  reason?: string | undefined;
  /** Who takes it from the counter. */
  courierId?: number | undefined;
  /** The expected time of delivery; omitted it does not change, and a final state clears it. */
  expectedAt?: Date | undefined;
  /** When the store promises it to be ready; omitted it does not change. */
  readyAt?: Date | undefined;
  /** The account of the staff that makes the step. */
  accountId?: number | undefined;
  /** When it was reported, if that was later than it was made. */
  reportedAt?: Date | undefined;
  /** No customer has fetched it in time [STO-044]. */
  isUnfetched?: boolean;
  /** A condition, checked again after the order is locked. */
  onlyIf?: (order: LockedOrder) => boolean;
}

/**
 * Moves an order to another state, the only function that does: transition table, ledger, stock, step and message
 * change together, and of two concurrent moves one is refused [TRK-06].
 */
export async function moveOrder(context: ApiContext, step: Step): Promise<void> {
  await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, step.orderId);
    if (!order || (step.worker && !isWorkOf(order, step.to, step.worker))) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    await moveLockedOrder(transaction, order, step, context.now());
  });
}

/** Moves an order that the transaction has locked, as `moveOrder` does; the caller has checked whose order it is. */
export async function moveLockedOrder(
  transaction: Connection,
  order: LockedOrder,
  step: Step,
  at: Date,
): Promise<void> {
  mustBeAllowed(order, step);
  mustNotBeHeld(order, step, at);
  await takeStep(transaction, order, step, at);
}

/** A shopper cancels their own order that the store has not confirmed; another shopper's is not found [ORD-11] [ORD-12]. */
export async function cancelOrder(
  context: ApiContext,
  { shopper, orderId, reason }: { shopper: Shopper; orderId: string; reason: string },
): Promise<void> {
  await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    if (!mayMove(order.status, 'canceled', 'shopper')) throw new Refusal('not_cancelable');
    await takeStep(transaction, order, { orderId, to: 'canceled', by: 'shopper', reason }, context.now());
  });
}

async function takeStep(transaction: Connection, order: LockedOrder, step: Step, at: Date): Promise<void> {
  const earning = await earningOf(transaction, order, {
    to: step.to,
    courierId: step.courierId ?? order.courierId,
    at,
  });
  const promises = await promisesAfterStep(transaction, order, step, at);
  const missing = isCashStep(order, step) ? await cashMissing(transaction, order) : nothing;
  const isMoved = await writeMove(
    transaction,
    moveOf(order, step, { at, earning, promises: promises ?? null, missing }),
  );
  if (!isMoved) throw new Refusal('step_not_allowed');
  if (order.status === 'picked_up') await endHandover(transaction, order.id, { outcome: 'over', at });
  if (missing > 0) await insertShortCash(transaction, order.id, at);
  if (step.courierId !== undefined) await placeAtCounter(transaction, step.courierId, order.id);
  if (step.to === 'refunded') await bookRefund(transaction, order, at);
  if (step.to === 'delivered') await rewardDelivery(transaction, order, at);
  if (step.to === 'canceled' && order.courierId !== null && step.by !== 'delivery_man') {
    await pushCancellation(transaction, order.id, order.status === 'picked_up');
  }
  if (!releasesStock(step.to)) return;
  if (!releasesStock(order.status)) await releaseGoodsOfOrder(transaction, order, at);
  await givePaymentBack(transaction, order, at);
}

async function givePaymentBack(transaction: Connection, order: LockedOrder, at: Date): Promise<void> {
  if (order.paymentMethod !== 'digital_payment' || order.paymentStatus !== 'paid') return;
  const payment = await lockPaidPayment(transaction, order.id);
  if (!payment) return;
  const { customer_wallet_status } = await settingsOf(transaction);
  await returnPaymentOf(transaction, order, payment, { hasWallets: customer_wallet_status === 1, at });
}

function mustBeAllowed(order: LockedOrder, { to, by, onlyIf }: Step): void {
  const { status, orderType } = order;
  const isTakeAway = orderType === 'take_away';
  const skipsDelivery = status === 'handover' && to === 'delivered';
  const needsDelivery = to === 'picked_up';
  // A failed order has returned its goods, and nothing takes them from the stock a second time yet.
  const needsGoodsAgain = releasesStock(status) && !releasesStock(to);
  // No store begins before the money is there.
  const isUnpaid = to === 'confirmed' && awaitsPayment(order);
  // A pharmacy begins when the shopper has agreed to its price.
  const isUnagreed = to === 'confirmed' && order.prescription !== null && order.prescription !== 'agreed';
  const isForbidden =
    (skipsDelivery && !isTakeAway) || (needsDelivery && isTakeAway) || needsGoodsAgain || isUnpaid || isUnagreed;
  const isOutdated = onlyIf?.(order) === false;
  if (!mayMove(status, to, by) || isForbidden || isOutdated) throw new Refusal('step_not_allowed');
}

/**
 * Stores and couriers do not begin, fetch or hand over what an operator holds [OPS-024]. What is made already may be put on
 * the counter, and what was done without a connection has happened.
 */
function mustNotBeHeld(order: LockedOrder, { to, by, reportedAt }: Step, at: Date): void {
  const isWork = by === 'store' || by === 'delivery_man';
  const goesOn = to === 'confirmed' || to === 'processing' || to === 'picked_up' || to === 'delivered';
  if (isWork && goesOn && reportedAt === undefined && isOnHold(order, at))
    throw new Refusal('step_not_allowed', { text: 'order_on_hold', values: {} });
}

function moveOf(
  order: LockedOrder,
  step: Step,
  { at, earning, promises, missing }: Pick<Move, 'at' | 'earning' | 'promises'> & { missing: Money },
): Move {
  const isCashCollected = isCashStep(order, step);
  return {
    orderId: order.id,
    from: order.status,
    to: step.to,
    by: step.by,
    at,
    expectedAt: step.expectedAt ?? null,
    isOver: isFinal(step.to),
    cancelReason: step.reason,
    courierId: step.courierId,
    readyAt: step.readyAt ?? null,
    promises,
    accountId: step.accountId ?? null,
    reportedAt: step.reportedAt ?? null,
    journals: [
      ...journalsOf(order, step, isCashCollected),
      ...journalsOfMissing(order, missing),
      ...(earning ? [journalOfEarning(earning)] : []),
    ],
    earning,
    isPaid: isCashCollected,
    isUnfetched: step.isUnfetched ?? false,
  };
}

function isCashStep(order: LockedOrder, { to }: Step): boolean {
  return to === cashStepOf(order) && order.paymentMethod === 'cash_on_delivery' && order.paymentStatus === 'unpaid';
}

/** What did not come at the door stands open until an operator decides who bears it [DEL-50]. */
function journalsOfMissing({ courierId }: LockedOrder, missing: Money): Move['journals'] {
  if (courierId === null || missing === 0) return [];
  return [{ kind: 'cash_left_open', entries: entriesOfCashLeftOpen(courierId, missing) }];
}

function journalsOf(order: LockedOrder, { to, courierId }: Step, isCashCollected: boolean): Move['journals'] {
  if (to === 'canceled') return [{ kind: 'order_canceled', entries: entriesOfOrderCanceled(order) }];
  if (!isCashCollected) return [];
  const courier = courierId ?? order.courierId;
  const collector = collectorOf({ ...order, courierId: courier });
  return [{ kind: 'cash_collected', entries: entriesOfCashCollected(minus(order.total, order.walletPaid), collector) }];
}
