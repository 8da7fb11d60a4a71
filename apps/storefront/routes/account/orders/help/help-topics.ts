import type { Actor, OrderStatus } from 'market/orders/orders.rules';
import { isFinal, isOfStore } from 'market/orders/orders.rules';

/** What a customer may need help with; each has a next step on the screen. */
export type HelpTopic =
  /** Where it is. */
  | 'where'
  /** It should have been there by now. */
  | 'late'
  | 'payment'
  | 'cancel'
  /** It cannot be canceled any more. */
  | 'no_cancel'
  | 'wrong_address'
  /** Something is missing, wrong or damaged. */
  | 'items'
  /** It says delivered, but nothing came. */
  | 'not_arrived'
  /** The status of a refund. */
  | 'refund'
  /** The time to ask for a refund is over. */
  | 'too_late'
  /** Why it was canceled or has failed, and where the money is. */
  | 'ended'
  | 'talk';

/** An order with what decides which help it gets. */
export interface OrderToHelp {
  status: OrderStatus;
  orderType: 'delivery' | 'take_away' | 'parcel';
  /** When it should be there; null once it is over. */
  expectedAt: Date | null;
  awaitsPayment: boolean;
  cancelable: boolean;
  refundable: boolean;
  /** A refund was asked for or given. */
  hasRefund: boolean;
}

/** Returns the topics that make sense for an order now, the most likely first; the last is always to talk to a person. */
export function helpTopics(order: OrderToHelp, at: Date): HelpTopic[] {
  return [...topicsOf(order, at), 'talk'];
}

function topicsOf(order: OrderToHelp, at: Date): HelpTopic[] {
  const { status, orderType } = order;
  if (status === 'canceled' || status === 'failed') return ['ended'];
  if (isFinal(status)) return afterDelivery(order);
  return [
    ...(order.awaitsPayment ? (['payment'] as const) : [isLate(order, at) ? ('late' as const) : ('where' as const)]),
    order.cancelable ? 'cancel' : 'no_cancel',
    ...(orderType === 'take_away' ? [] : (['wrong_address'] as const)),
  ];
}

function afterDelivery({ orderType, refundable, hasRefund }: OrderToHelp): HelpTopic[] {
  if (hasRefund) return ['refund'];
  if (!refundable) return ['too_late'];
  return orderType === 'take_away' ? ['items'] : ['items', 'not_arrived'];
}

/** Returns whether an order on its way should have been there by now. */
function isLate({ expectedAt, status }: Pick<OrderToHelp, 'expectedAt' | 'status'>, at: Date): boolean {
  return !isFinal(status) && expectedAt !== null && at > expectedAt;
}

/** Returns whom an order waits for, which is why it takes long. */
export function waitsFor(status: OrderStatus, orderType: OrderToHelp['orderType']): Actor {
  if (status === 'picked_up') return 'delivery_man';
  if (!isOfStore(orderType)) return status === 'pending' ? 'market' : 'delivery_man';
  if (status === 'handover') return orderType === 'take_away' ? 'shopper' : 'delivery_man';
  return 'store';
}
