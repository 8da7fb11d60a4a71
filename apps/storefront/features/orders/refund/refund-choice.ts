import type { OrderDetails } from 'market/orders/orders-history.contract';
import { leftToRefund, type RefundableOrder, refundOf, requestedRefund } from 'market/orders/orders-refund.rules';
import { fromDecimal, nothing, plus, roundingStep, toDecimal } from 'market/values/money';

/** What a customer wants back: pieces of each line, by its number, or the whole order with its charges. */
export interface RefundChoice {
  pieces: Readonly<Record<number, number>>;
  whole: boolean;
}

type Line = OrderDetails['lines'][number];

/** Returns the lines of which something is left to be refunded. */
export function openLines({ lines }: OrderDetails): Line[] {
  return lines.filter((line) => piecesLeft(line) > 0);
}

export function piecesLeft({ quantity, refunded_pieces: refunded }: Line): number {
  return quantity - refunded;
}

/** Returns the lines to send; none of them for the whole order. */
export function chosenLines({ pieces, whole }: RefundChoice): { line: number; quantity: number }[] {
  if (whole) return [];
  return Object.entries(pieces)
    .map(([line, quantity]) => ({ line: Number(line), quantity }))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns what some pieces come to, by the rule of the server; 0 for none. `digits` are those of the market. */
export function amountOf(order: OrderDetails, choice: RefundChoice, digits: number): number {
  const known = refundable(order);
  if (choice.whole) return toDecimal(leftToRefund(known));
  const lines = chosenLines(choice);
  if (lines.length === 0) return 0;
  const sum = refundOf(known, requestedRefund(lines), roundingStep(digits));
  return 'refused' in sum ? 0 : toDecimal(sum.amount);
}

function refundable(order: OrderDetails): RefundableOrder {
  return {
    status: order.order_status,
    isPaid: order.payment_status === 'paid',
    total: fromDecimal(order.order_amount),
    tax: fromDecimal(order.tax),
    taxInclusive: order.tax_inclusive,
    // Neither is a part of the amount.
    commission: nothing,
    refundedTax: nothing,
    fees: {
      delivery_fee: fromDecimal(order.delivery_fee),
      service_charge: fromDecimal(order.service_charge),
      tip: fromDecimal(order.tip),
    },
    lines: order.lines.map((line) => ({
      line: line.line,
      quantity: line.quantity,
      total: fromDecimal(line.total_price),
      refundedPieces: line.refunded_pieces,
    })),
    refunded: plus(...order.refunds.map(({ amount }) => fromDecimal(amount))),
    refundedFees: order.refunds.flatMap(({ fees }) => fees),
  };
}
