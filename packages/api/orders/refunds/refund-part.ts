import {
  leftToRefund,
  type RefundableLine,
  type RefundableOrder,
  type RefundBearer,
  type RefundInput,
  type RefundSources,
  type RefundSplit,
  type RefundSum,
  type RefundWay,
  refundOf,
  refusalOfBearers,
  splitOfRefund,
} from 'market/orders/orders-refund.rules';
import { type Money, minus, money, nothing, plus, roundingStep, toDecimal } from 'market/values/money';
import { cashAccount, walletAccount } from 'market/wallet/wallet.rules';
import { entriesOfPartRefunded } from 'market/wallet/wallet-refunds.rules';
import { actWithinLimit, type PreparedAct } from '#api/access/limits/act-within-limit.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { lockPaidPayment } from '#api/payments/payments.data.ts';
import { lockShortCash } from '#api/wallet/cash/wallet-short-cash.data.ts';
import { takeRewardsBack } from '#api/wallet/take-rewards-back.ts';
import { changeBalance, writeJournal } from '#api/wallet/wallet.data.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import { answerRefundRequest } from './orders-refund-requests.data.ts';
import {
  insertPaymentReturn,
  insertRefund,
  linesToRefund,
  type RefundRow,
  refundsOfOrder,
} from './orders-refunds.data.ts';
import { collectorOf } from './refund-order.ts';

type Bearers = Record<RefundBearer, Money>;

/** A refund as an operator sends it, with who bears it. */
export interface PartRefund extends RefundInput {
  borneBy: Bearers;
  way: RefundWay;
  reason: string;
  /** It is the answer to what the customer has asked back. */
  answersRequest: boolean;
}

/** The same as a proposal stores it: under the name that proposals of earlier releases have. */
type StoredRefund = Omit<PartRefund, 'borneBy'> & { parts: Bearers };

/**
 * Refunds a part of a delivered order, or what is left of it, any number of times [OPS-032]. The order stays delivered;
 * the refunds are beside it, each with a journal of its own. The order is locked, so that two operators never give more
 * than was paid. Above the limit of the operator it is proposed to a second person [SEAT-16].
 */
export async function refundPart(
  context: ApiContext,
  staff: AuthorizedOperator,
  { orderId, key }: { orderId: string; key: string },
  requested: PartRefund,
): Promise<void> {
  await mustBeInOwnZones(context, staff, orderId);
  const { whole, lines, fees, amount, borneBy, way, reason, answersRequest } = requested;
  const input: StoredRefund = { whole, lines, fees, amount, parts: borneBy, way, reason, answersRequest };
  const act = { call: 'adminOrders.refund', about: { orderId }, key, input, reason } as const;
  await actWithinLimit(context, staff, act, (transaction) =>
    prepareRefund(context, transaction, { orderId, accountId: staff.customerId }, requested),
  );
}

/** Returns a refund as it was proposed, from the stored input. */
export function proposedRefund(input: Readonly<Record<string, unknown>>): PartRefund {
  const { parts, ...refund } = input as unknown as StoredRefund;
  return { ...refund, borneBy: parts };
}

/** Locks an order and checks a refund of it; `accountId` is the operator who gives it or has proposed it. */
export async function prepareRefund(
  context: ApiContext,
  transaction: Transaction,
  { orderId, accountId }: { orderId: string; accountId: number },
  requested: PartRefund,
): Promise<PreparedAct> {
  const order = await lockOrder(transaction, orderId);
  if (!order) throw new Refusal('order_not_found');
  await context.pausePoint?.('order held');
  const plan = await planPart(transaction, order, requested);
  const { currency, zoneId } = order;
  const { amount } = plan.sum;
  return {
    permission: 'ops.refund',
    zoneId,
    currency,
    amount,
    async perform() {
      await bookPart(transaction, order, requested, plan, { at: context.now(), accountId });
      const given = { amount: toDecimal(amount), way: requested.way, borne_by: decimalsOf(requested.borneBy) };
      const after = { ...given, went: decimalsOf({ ...plan.split }) };
      return { action: 'order.refund', subject: `order:${orderId}`, after, reason: requested.reason };
    },
  };
}

interface RefundAuthor {
  at: Date;
  accountId: number;
}

interface RefundPlan {
  sum: RefundSum;
  split: RefundSplit;
  payment: Awaited<ReturnType<typeof lockPaidPayment>>;
  /** Everything that is left. */
  isAll: boolean;
}

/** Calculates a refund, in the transaction that holds the order. */
async function planPart(transaction: Connection, order: LockedOrder, requested: PartRefund): Promise<RefundPlan> {
  const { id, shopper, storeId, courierId } = order;
  if (requested.answersRequest && order.status !== 'refund_requested') throw new Refusal('step_not_allowed');
  const { digit_after_decimal_point: digits, customer_wallet_status } = await settingsOf(transaction);
  const earlier = await refundsOfOrder(transaction, id);
  const paid = refundableOf(order, await linesToRefund(transaction, id), earlier);
  // What did not come at the door cannot go back [DEL-50].
  const missing = (await lockShortCash(transaction, id))?.missing ?? nothing;
  const refundable = { ...paid, refunded: plus(paid.refunded, missing) };
  const sum = refundOf(refundable, requested, roundingStep(digits));
  if ('refused' in sum) throw new Refusal(sum.refused);
  refuse(
    refusalOfBearers(sum.amount, requested.borneBy, { hasStore: storeId !== null, hasCourier: courierId !== null }),
  );
  const customerId = customerIdOf(shopper);
  const isCustomer = customerId !== undefined;
  const payment = order.paymentMethod === 'digital_payment' ? await lockPaidPayment(transaction, id) : undefined;
  const split = splitOfRefund(
    sum.amount,
    requested.way,
    sourcesOf(
      { ...order, total: minus(order.total, missing) },
      payment ? minus(order.total, order.walletPaid) : nothing,
      earlier,
    ),
    {
      hasWallet: isCustomer && customer_wallet_status === 1,
      isCustomer,
    },
  );
  if ('refused' in split) throw new Refusal(split.refused);
  return { sum, split, payment, isAll: leftToRefund(refundable) === sum.amount };
}

/** Writes and posts a refund, in the transaction that holds the order. */
async function bookPart(
  transaction: Connection,
  order: LockedOrder,
  requested: PartRefund,
  { sum, split, payment, isAll }: RefundPlan,
  { at, accountId }: RefundAuthor,
): Promise<void> {
  const { id, currency, shopper, storeId, courierId } = order;
  const { borneBy } = requested;
  const customerId = customerIdOf(shopper);
  const refundId = await insertRefund(transaction, {
    orderId: id,
    currency,
    amount: sum.amount,
    tax: sum.tax,
    to_wallet: split.wallet,
    to_provider: split.provider,
    to_cash: split.cash,
    by_market: borneBy.market,
    by_store: borneBy.store,
    by_courier: borneBy.courier,
    lines: sum.lines,
    fees: sum.fees,
    reason: requested.reason,
    account_id: accountId,
    made_at: at,
  });
  await writeJournal(transaction, {
    kind: 'order_refunded',
    about: { subject: `refund:${refundId}` },
    currency,
    entries: entriesOfPartRefunded({ borneBy, ...sum, storeId, courierId }, [
      { account: walletAccount(customerId ?? 0), amount: split.wallet },
      { account: `provider:${payment?.provider}`, amount: split.provider },
      { account: split.cash > 0 ? cashAccount(collectorOf(order)) : '', amount: split.cash },
    ]),
    at,
  });
  if (customerId !== undefined) {
    await changeBalance(transaction, { customerId, currency, by: split.wallet });
    if (isAll) await takeRewardsBack(transaction, { orderId: id, customerId, currency, at });
  }
  if (payment && split.provider > 0) {
    await insertPaymentReturn(transaction, { paymentId: payment.id, refundId, amount: split.provider, at });
  }
  if (requested.answersRequest) {
    await moveLockedOrder(transaction, order, { orderId: id, to: 'delivered', by: 'market', accountId }, at);
    await answerRefundRequest(transaction, id, refundId);
  }
}

/** Returns what the rules need to know of an order and its earlier refunds. */
export function refundableOf(
  order: Pick<
    LockedOrder,
    | 'status'
    | 'paymentStatus'
    | 'commission'
    | 'total'
    | 'tax'
    | 'taxInclusive'
    | 'deliveryFee'
    | 'serviceCharge'
    | 'tip'
  >,
  lines: readonly Omit<RefundableLine, 'refundedPieces'>[],
  earlier: readonly RefundRow[],
): RefundableOrder {
  const piecesOf = (line: number) =>
    earlier
      .flatMap((refund) => refund.lines)
      .filter((refunded) => refunded.line === line)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    status: order.status,
    isPaid: order.paymentStatus === 'paid',
    total: order.total,
    tax: order.tax,
    taxInclusive: order.taxInclusive,
    commission: order.commission,
    fees: { delivery_fee: order.deliveryFee, service_charge: order.serviceCharge, tip: order.tip },
    lines: lines.map((line) => ({ ...line, refundedPieces: piecesOf(line.line) })),
    refunded: plus(...earlier.map(({ amount }) => amount)),
    refundedTax: plus(...earlier.map(({ tax }) => tax)),
    refundedFees: earlier.flatMap(({ fees }) => fees),
  };
}

/** Returns what can still go back through the provider and in cash. */
export function sourcesOf(
  { total, walletPaid, paymentMethod }: Pick<LockedOrder, 'total' | 'walletPaid' | 'paymentMethod'>,
  paidByProvider: Money,
  earlier: readonly RefundRow[],
): RefundSources {
  const cash = paymentMethod === 'cash_on_delivery' ? minus(total, walletPaid) : nothing;
  const rest = (of: Money, given: Money[]) => money(Math.max(0, minus(of, plus(...given))));
  return {
    provider: rest(
      paidByProvider,
      earlier.map(({ to_provider }) => to_provider),
    ),
    cash: rest(
      cash,
      earlier.map(({ to_cash }) => to_cash),
    ),
  };
}

function decimalsOf(amounts: Record<string, Money>): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, toDecimal(amount)]));
}
