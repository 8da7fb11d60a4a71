import { isOfStore, mayMove, type OrderStatus } from './orders.rules.ts';
import { alarmMinutes } from './orders-alarms.rules.ts';

/** Lists of orders that may need an operator [OPS-001]: running ones, and delivered ones that are asked back. */
export const liveLists = ['new', 'unanswered', 'no_courier', 'late', 'undeliverable', 'refund_requested'] as const;

/** What operators list: besides those, orders that are over, by the day on which they were placed. */
export const orderLists = [...liveLists, 'ended'] as const;
export type OrderList = (typeof orderLists)[number];

/** Minutes after which an order that its store has not answered is on the list of unanswered ones [OPS-007]. */
export const unansweredMinutes = alarmMinutes.unanswered;

/** Characters of a search, at least [OPS-011]. */
export const minOrderSearchLength = 3;

/** What a search looks for: the end of a number, of an order or a phone, or a part of a name. */
export type OrderSearch = { digits: string } | { name: string };

/**
 * Returns what a written search means [OPS-011]: digits, also with signs between them as people write numbers, or a
 * name; undefined where it is too short. A number of ten digits is whole; a zero in front of a local number is not part
 * of its international form.
 */
export function orderSearchOf(written: string): OrderSearch | undefined {
  const text = written.trim();
  if (/^[#+]?[\d\s().-]+$/.test(text)) {
    const digits = text.replace(/\D/g, '');
    return digits.length >= minOrderSearchLength ? { digits } : undefined;
  }
  return [...text].length >= minOrderSearchLength ? { name: text } : undefined;
}

/** Returns the digits by which a phone number in international form ends: a local number begins with a zero there. */
export function endOfPhone(digits: string): string {
  return digits.replace(/^0+/, '');
}

/**
 * Returns whether the market may cancel an order [OPS-035]: until it is delivered, unless its cash was taken already, as
 * from the sender of a parcel.
 */
export function mayCancelAsOperator(order: {
  status: OrderStatus;
  orderType: string;
  paymentMethod: string;
  paymentStatus: string;
}): boolean {
  const isCashTaken = order.paymentMethod === 'cash_on_delivery' && order.paymentStatus === 'paid';
  return mayMove(order.status, 'canceled', 'market') && !(isCashTaken && !isOfStore(order.orderType));
}

/** Actions of staff in the audit log that the steps of an order show already. */
export const actionsOfSteps = [
  'order.accept',
  'order.prepare',
  'order.ready',
  'order.hand_over',
  'order.refuse',
  'order.cancel',
  'delivery.pick_up',
  'delivery.deliver',
] as const;
