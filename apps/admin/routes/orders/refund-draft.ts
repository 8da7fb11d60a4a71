import { numberIn } from 'app-kit/formats/amounts.ts';
import type { Refused } from 'market/calls/refusal-details';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import {
  type RefundableFee,
  type RefundableOrder,
  type RefundBearer,
  type RefundInput,
  type RefundSum,
  type RefundWay,
  refundOf,
  splitOfRefund,
} from 'market/orders/orders-refund.rules';
import { fromDecimal, type Money, minus, nothing, toDecimal } from 'market/values/money';
import { entriesOfPartRefunded } from 'market/wallet/wallet-refunds.rules';

/** A refund as it is being written. */
export interface RefundDraft {
  whole: boolean;
  /** Of each line, by its number. */
  pieces: Readonly<Record<number, number>>;
  fees: readonly RefundableFee[];
  amount: string;
  bearer: RefundBearer | 'parts';
  /** Written amounts, for `parts`. */
  parts: Readonly<Record<RefundBearer, string>>;
}

type Refundable = NonNullable<AdminOrder['refundable']>;

/** Returns what is asked for. */
export function wishOf({ whole, pieces, fees, amount }: RefundDraft): RefundInput {
  if (whole) return { whole, lines: [], fees: [], amount: nothing };
  const lines = Object.entries(pieces).map(([line, quantity]) => ({ line: Number(line), quantity }));
  return {
    whole,
    lines: lines.filter(({ quantity }) => quantity > 0),
    fees,
    amount: fromDecimal(numberIn(amount || '0') ?? 0),
  };
}

/** Returns the refund as the server will calculate it, by the same rule. */
export function sumOfRefund(order: AdminOrder, refundable: Refundable, draft: RefundDraft): RefundSum | Refused {
  return refundOf(known(order, refundable), wishOf(draft), fromDecimal(refundable.unit));
}

function known(order: AdminOrder, { left, tax, commission, fees }: Refundable): RefundableOrder {
  const { sums, lines } = order;
  return {
    status: order.order_status,
    isPaid: order.payment_status === 'paid',
    total: fromDecimal(order.total),
    tax: fromDecimal(sums.tax),
    taxInclusive: sums.tax_inclusive,
    commission: fromDecimal(commission),
    fees: {
      delivery_fee: fromDecimal(sums.delivery_fee),
      service_charge: fromDecimal(sums.service_charge),
      tip: fromDecimal(sums.tip),
    },
    lines: lines.map(({ line, quantity, total, refunded_pieces: refundedPieces }) => ({
      line,
      quantity,
      total: fromDecimal(total),
      refundedPieces,
    })),
    refunded: minus(fromDecimal(order.total), fromDecimal(left)),
    refundedTax: fromDecimal(tax),
    refundedFees: fees,
  };
}

/** Returns who bears how much of it. */
export function partsOfRefund(draft: RefundDraft, sum: RefundSum | Refused): Record<RefundBearer, Money> {
  const amount = 'refused' in sum ? nothing : sum.amount;
  const none = { market: nothing, store: nothing, courier: nothing };
  if (draft.bearer !== 'parts') return { ...none, [draft.bearer]: amount };
  const written = (by: RefundBearer) => fromDecimal(numberIn(draft.parts[by] || '0') ?? 0);
  return { market: written('market'), store: written('store'), courier: written('courier') };
}

/** Returns the journal that will be written, with accounts as people read them. */
export function entriesOfRefund(
  order: AdminOrder,
  sum: RefundSum,
  borneBy: Record<RefundBearer, Money>,
  way: RefundWay,
): { account: string; amount: number }[] {
  const sources = order.refundable?.sources ?? { provider: 0, cash: 0 };
  const written = { provider: fromDecimal(sources.provider), cash: fromDecimal(sources.cash) };
  const split = splitOfRefund(sum.amount, way, written, { hasWallet: true, isCustomer: true });
  if ('refused' in split) return [];
  const { store, courier } = order;
  const booked = {
    borneBy,
    tax: sum.tax,
    commission: sum.commission,
    storeId: store?.id ?? null,
    courierId: courier?.id ?? null,
  };
  const back = [
    { account: 'wallet', amount: split.wallet },
    { account: 'provider', amount: split.provider },
    { account: 'cash', amount: split.cash },
  ];
  return entriesOfPartRefunded(booked, back).map(({ account, amount }) => ({ account, amount: toDecimal(amount) }));
}
