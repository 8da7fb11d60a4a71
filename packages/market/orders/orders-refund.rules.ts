import type { Refused } from '../calls/refusal-details.ts';
import { type Money, minus, money, nothing, plus, roundedTo } from '../values/money.ts';
import type { OrderStatus } from './orders.rules.ts';

/** Charges of an order that can be refunded on their own. */
export const refundableFees = ['delivery_fee', 'service_charge', 'tip'] as const;
export type RefundableFee = (typeof refundableFees)[number];

/** Who bears a refund [OPS-033]. */
export const refundBearers = ['market', 'store', 'courier'] as const;
export type RefundBearer = (typeof refundBearers)[number];

/** Where the money goes: into the wallet of the customer, or back the way it came. */
export const refundWays = ['wallet', 'source'] as const;
export type RefundWay = (typeof refundWays)[number];

/** A line with what was given back for it already. */
export interface RefundableLine {
  line: number;
  quantity: number;
  /** Of all pieces with add-ons, after their discount. */
  total: Money;
  refundedPieces: number;
}

/** An order that was paid, with what was given back already. */
export interface RefundableOrder {
  status: OrderStatus;
  isPaid: boolean;
  total: Money;
  tax: Money;
  taxInclusive: boolean;
  /** What the market keeps of the goods. */
  commission: Money;
  fees: Readonly<Record<RefundableFee, Money>>;
  lines: readonly RefundableLine[];
  refunded: Money;
  refundedTax: Money;
  refundedFees: readonly RefundableFee[];
}

/** What is to be refunded: everything that is left, or lines, charges and an amount together. */
export interface RefundInput {
  whole: boolean;
  lines: readonly { line: number; quantity: number }[];
  fees: readonly RefundableFee[];
  amount: Money;
}

/** Characters of what a customer says about a refund, at most. */
export const maxRefundCommentLength = 1000;

/** Where the request of a customer stands. */
export const refundRequestStates = ['waiting', 'granted', 'declined'] as const;
export type RefundRequestState = (typeof refundRequestStates)[number];

/** Returns where a request stands, by the status of its order and whether a refund has answered it. */
export function refundRequestState(status: OrderStatus, isAnswered: boolean): RefundRequestState {
  if (isAnswered || status === 'refunded') return 'granted';
  return status === 'refund_requested' ? 'waiting' : 'declined';
}

/** Returns what a customer asks for: lines, or the whole order where there are none. */
export function requestedRefund(lines: RefundInput['lines']): RefundInput {
  return { whole: lines.length === 0, lines, fees: [], amount: nothing };
}

/** Returns what a customer has paid of an order: what goes back when it is canceled. */
export function paidOf({
  total,
  walletPaid,
  paymentStatus,
}: {
  total: Money;
  walletPaid: Money;
  paymentStatus: string;
}): Money {
  return paymentStatus === 'paid' ? total : walletPaid;
}

/** A refund as it is booked. */
export interface RefundSum {
  amount: Money;
  /** The parts of the amount that are tax, and commission of the market. */
  tax: Money;
  commission: Money;
  lines: { line: number; quantity: number; amount: Money }[];
  fees: RefundableFee[];
}

/** Returns whether an operator may refund an order: one that was delivered and paid. Before that it is canceled. */
export function mayRefund({ status, isPaid }: Pick<RefundableOrder, 'status' | 'isPaid'>): boolean {
  return isPaid && (status === 'delivered' || status === 'refund_requested');
}

/** Returns what is left of an order to be refunded. */
export function leftToRefund({ total, refunded }: Pick<RefundableOrder, 'total' | 'refunded'>): Money {
  return money(Math.max(0, minus(total, refunded)));
}

/**
 * Returns a refund as it would be booked [OPS-032]. A line is refunded at what was paid for it: with its part of the
 * coupon of the order and of its tax. The last piece of a line gets what the others have left by rounding to whole steps of `roundTo`.
 */
export function refundOf(order: RefundableOrder, input: RefundInput, roundTo: Money): RefundSum | Refused {
  if (!mayRefund(order)) return { refused: 'not_refundable' };
  const left = leftToRefund(order);
  const plain = input.whole ? wholeOf(order, left) : partOf(order, input, roundTo);
  if ('refused' in plain) return plain;
  const { goods, ...sum } = plain;
  if (sum.amount === 0) return { refused: 'refund_nothing' };
  if (sum.amount > left) return { refused: 'refund_over_left' };
  // Of an order that was not paid in full, what is left may be less than its tax.
  const tax = money(Math.min(sum.tax, minus(order.tax, order.refundedTax), sum.amount));
  return { ...sum, tax, commission: commissionIn(order, minus(goods, tax)) };
}

/** A refund before its commission; `goods` is what was paid for its goods. */
type PlainSum = Omit<RefundSum, 'commission'> & { goods: Money };

/** Returns the commission in goods, which are without their tax. */
function commissionIn(order: RefundableOrder, goods: Money): Money {
  const all = minus(paidGoods(order), order.tax);
  return all <= 0 || goods <= 0 ? nothing : money(Math.floor((order.commission * Math.min(goods, all)) / all));
}

/** Returns what was paid for all goods: without the charges, with the tax. */
function paidGoods({ total, fees }: RefundableOrder): Money {
  return money(Math.max(0, minus(total, plus(...refundableFees.map((fee) => fees[fee])))));
}

function wholeOf(order: RefundableOrder, left: Money): PlainSum {
  const lines = order.lines.filter(({ quantity, refundedPieces }) => refundedPieces < quantity);
  const fees = refundableFees.filter((fee) => order.fees[fee] > 0 && !order.refundedFees.includes(fee));
  return {
    amount: left,
    tax: minus(order.tax, order.refundedTax),
    // The amount of a line is not needed: nothing is left to refund after this.
    lines: lines.map(({ line, quantity, refundedPieces }) => ({
      line,
      quantity: quantity - refundedPieces,
      amount: nothing,
    })),
    fees,
    goods: money(Math.max(0, minus(left, plus(...fees.map((fee) => order.fees[fee]))))),
  };
}

function partOf(order: RefundableOrder, input: RefundInput, roundTo: Money): PlainSum | Refused {
  const goods = plus(...order.lines.map(({ total }) => total));
  const paid = paidGoods(order);
  const lines: RefundSum['lines'] = [];
  let tax = nothing;
  for (const wanted of input.lines) {
    const line = order.lines.find((known) => known.line === wanted.line);
    const isTwice = lines.some((known) => known.line === wanted.line);
    if (!line || isTwice || wanted.quantity < 1 || wanted.quantity > line.quantity - line.refundedPieces) {
      return { refused: 'refund_line_gone' };
    }
    const until = line.refundedPieces + wanted.quantity;
    const part = (of: Money) => {
      const whole = goods === 0 ? 0 : (line.total * of) / goods;
      const upTo = (pieces: number) => roundedTo((whole * pieces) / line.quantity, roundTo);
      return minus(upTo(until), upTo(line.refundedPieces));
    };
    lines.push({ line: line.line, quantity: wanted.quantity, amount: part(paid) });
    tax = plus(tax, part(order.tax));
  }
  if (input.fees.some((fee) => order.fees[fee] === 0 || order.refundedFees.includes(fee))) {
    return { refused: 'refund_line_gone' };
  }
  const fees = refundableFees.filter((fee) => input.fees.includes(fee));
  const requested = plus(...lines.map(({ amount }) => amount), ...fees.map((fee) => order.fees[fee]), input.amount);
  // Rounded parts of all lines may come to a little more than was paid.
  const over = minus(requested, leftToRefund(order));
  const isRounding = input.amount === 0 && over > 0 && over <= roundTo * Math.max(1, order.lines.length);
  const ofLines = plus(...lines.map(({ amount }) => amount));
  return { amount: isRounding ? leftToRefund(order) : requested, tax, lines, fees, goods: ofLines };
}

/** Returns why a refund cannot be borne like this: the parts are not the amount, or one of them is missing. */
export function refusalOfBearers(
  amount: Money,
  borneBy: Readonly<Record<RefundBearer, Money>>,
  { hasStore, hasCourier }: { hasStore: boolean; hasCourier: boolean },
): Refused | undefined {
  const isSum = plus(...refundBearers.map((by) => borneBy[by])) === amount;
  const isThere = (hasStore || borneBy.store === 0) && (hasCourier || borneBy.courier === 0);
  return isSum && isThere ? undefined : { refused: 'refund_parts' };
}

/** What can still go back through the provider of the payment, and in cash. */
export interface RefundSources {
  provider: Money;
  cash: Money;
}

/** Where an amount goes. */
export interface RefundSplit {
  wallet: Money;
  provider: Money;
  cash: Money;
}

/**
 * Returns where an amount goes: into the wallet, or back the way it came, through the provider or in cash first; what the
 * wallet had paid goes back into it. The refund of a guest must fit into the others.
 */
export function splitOfRefund(
  amount: Money,
  way: RefundWay,
  sources: RefundSources,
  { hasWallet, isCustomer }: { hasWallet: boolean; isCustomer: boolean },
): RefundSplit | Refused {
  if (way === 'wallet') {
    return hasWallet ? { wallet: amount, provider: nothing, cash: nothing } : { refused: 'refund_no_wallet' };
  }
  const provider = money(Math.min(amount, sources.provider));
  const cash = money(Math.min(minus(amount, provider), sources.cash));
  const wallet = minus(minus(amount, provider), cash);
  return wallet > 0 && !isCustomer ? { refused: 'refund_over_left' } : { wallet, provider, cash };
}
