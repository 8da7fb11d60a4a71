import { Trans } from '@lingui/react/macro';
import type { AdminOrder, OrderEvent } from 'market/orders/orders.admin.contract';
import type { OrderList } from 'market/orders/orders-live.rules';
import type { RefundableFee } from 'market/orders/orders-refund.rules';
import type { ReactNode } from 'react';
import { Chip, type ChipProps } from 'ui/buttons/chip.tsx';
import type { IconName } from 'ui/media/icon-names.ts';

type Status = AdminOrder['order_status'];

const looks: Record<Status, { tone: NonNullable<ChipProps['tone']>; icon: IconName }> = {
  pending: { tone: 'warn', icon: 'bell' },
  confirmed: { tone: 'info', icon: 'check' },
  processing: { tone: 'info', icon: 'utensils' },
  handover: { tone: 'info', icon: 'package-check' },
  picked_up: { tone: 'info', icon: 'bike' },
  delivered: { tone: 'ok', icon: 'circle-check' },
  canceled: { tone: 'bad', icon: 'circle-x' },
  failed: { tone: 'bad', icon: 'triangle-alert' },
  refund_requested: { tone: 'warn', icon: 'rotate-ccw' },
  refunded: { tone: 'plain', icon: 'rotate-ccw' },
};

/** Returns the name of a state of an order. */
export function statusName(status: Status): ReactNode {
  const names: Record<Status, ReactNode> = {
    pending: <Trans>New</Trans>,
    confirmed: <Trans>Accepted</Trans>,
    processing: <Trans>Being made</Trans>,
    handover: <Trans>Ready</Trans>,
    picked_up: <Trans>On the way</Trans>,
    delivered: <Trans>Delivered</Trans>,
    canceled: <Trans>Canceled</Trans>,
    failed: <Trans>Failed</Trans>,
    refund_requested: <Trans>Refund asked</Trans>,
    refunded: <Trans>Refunded</Trans>,
  };
  return names[status];
}

/** The state of an order by word, sign and colour. */
export function OrderState({ status }: { status: Status }) {
  return <Chip {...looks[status]}>{statusName(status)}</Chip>;
}

/** Returns the name of a list of orders. */
export function listName(list: OrderList): ReactNode {
  const names: Record<OrderList, ReactNode> = {
    new: <Trans>New</Trans>,
    unanswered: <Trans>Unanswered</Trans>,
    no_courier: <Trans>Without a rider</Trans>,
    late: <Trans>Late</Trans>,
    undeliverable: <Trans>Undeliverable</Trans>,
    refund_requested: <Trans>Refund asked</Trans>,
    ended: <Trans>Ended</Trans>,
  };
  return names[list];
}

/** Returns how an order is paid, and whether it is. */
export function paymentTexts({
  payment_method: method,
  payment_status: status,
}: Pick<AdminOrder, 'payment_method' | 'payment_status'>): ReactNode {
  if (status === 'refunded') return <Trans>Refunded</Trans>;
  if (method === 'cash_on_delivery')
    return status === 'paid' ? <Trans>Paid in cash</Trans> : <Trans>Cash at the door</Trans>;
  if (method === 'wallet') return <Trans>Paid by wallet</Trans>;
  return status === 'paid' ? <Trans>Paid online</Trans> : <Trans>Not paid yet</Trans>;
}

const eventIcons: Record<OrderEvent['kind'], IconName> = {
  step: 'circle-dot',
  staff: 'user-round',
  payment: 'credit-card',
  money: 'landmark',
};

/** Returns the sign of something that happened to an order. */
export function eventIcon({ kind, what }: OrderEvent): IconName {
  return kind === 'step' && what in looks ? looks[what as Status].icon : eventIcons[kind];
}

/** Returns what happened, in words; what has none yet is shown by its name in the audit log. */
export function eventName({ kind, what }: OrderEvent): ReactNode {
  const known = (kind === 'step' ? stepNames : otherNames)[what];
  return known ?? <code>{what}</code>;
}

const stepNames: Record<string, ReactNode> = {
  pending: <Trans>Placed</Trans>,
  confirmed: <Trans>Accepted</Trans>,
  processing: <Trans>Being made</Trans>,
  handover: <Trans>Ready</Trans>,
  picked_up: <Trans>Picked up</Trans>,
  delivered: <Trans>Delivered</Trans>,
  canceled: <Trans>Canceled</Trans>,
  failed: <Trans>Failed</Trans>,
  refund_requested: <Trans>Refund asked</Trans>,
  refunded: <Trans>Refunded</Trans>,
};

const otherNames: Record<string, ReactNode> = {
  'order.see': <Trans>Opened by the store</Trans>,
  'order.delay': <Trans>Promised for later</Trans>,
  'delivery.take': <Trans>Taken by a rider</Trans>,
  'delivery.accept': <Trans>Offer accepted by a rider</Trans>,
  'delivery.decline': <Trans>Offer declined by a rider</Trans>,
  'delivery.give_back': <Trans>Given back by the rider</Trans>,
  'delivery.hand_over': <Trans>Rider cannot ride on, another one fetches it</Trans>,
  'delivery.see_canceled': <Trans>Rider has seen that it was canceled</Trans>,
  'delivery.take_back': <Trans>Rider rides on after all</Trans>,
  'delivery.meet': <Trans>Passed to another rider</Trans>,
  'delivery.call_customer': <Trans>Rider called the customer</Trans>,
  'delivery.call_courier': <Trans>Riders called each other</Trans>,
  'delivery.attempt': <Trans>Rider tried to reach the customer</Trans>,
  'delivery.release': <Trans>Taken from a suspended rider</Trans>,
  'delivery.cash': <Trans>Cash received</Trans>,
  'delivery.at_store': <Trans>Rider at the store</Trans>,
  'delivery.at_door': <Trans>Rider at the door</Trans>,
  'delivery.photo': <Trans>Photo of the door taken</Trans>,
  'delivery.move_pin': <Trans>Pin of the door moved</Trans>,
  'delivery.store_not_ready': <Trans>Rider: the order is not ready</Trans>,
  'delivery.store_closed': <Trans>Rider: the store is closed</Trans>,
  'delivery.code': <Trans>Code typed at the door</Trans>,
  'delivery.code_waived': <Trans>Handed over without the code, allowed</Trans>,
  started: <Trans>Payment started</Trans>,
  paid: <Trans>Paid online</Trans>,
  failed: <Trans>Payment failed</Trans>,
  canceled: <Trans>Payment canceled</Trans>,
  return_due: <Trans>Payment to be returned</Trans>,
  returning: <Trans>Payment is being returned</Trans>,
  returned: <Trans>Payment returned</Trans>,
  return_refused: <Trans>The provider has not returned the payment</Trans>,
  order_placed: <Trans>Booked: order placed</Trans>,
  order_changed: <Trans>Booked: lines of the order changed</Trans>,
  'order.change': <Trans>Lines changed by the store</Trans>,
  order_canceled: <Trans>Booked: order canceled</Trans>,
  order_refunded: <Trans>Booked: order refunded</Trans>,
  part_refunded: <Trans>Booked: a part refunded</Trans>,
  'order.message': <Trans>Sent to the customer again</Trans>,
  'order.assign': <Trans>Given to a rider by hand</Trans>,
  'order.join': <Trans>Joined to another ride by hand</Trans>,
  'order.part': <Trans>Taken out of the ride by hand</Trans>,
  'order.lock_ride': <Trans>Ride locked</Trans>,
  'order.unlock_ride': <Trans>Ride unlocked</Trans>,
  'order.offer': <Trans>Offered to riders by hand</Trans>,
  'order.refund': <Trans>Refunded</Trans>,
  'proposal.make': <Trans>Proposed to a second person</Trans>,
  'proposal.decline': <Trans>Proposal declined</Trans>,
  'proposal.take_back': <Trans>Proposal taken back</Trans>,
  'order.move': <Trans>Moved by hand</Trans>,
  'order.correct': <Trans>Corrected by support</Trans>,
  'order.put_off': <Trans>Put off</Trans>,
  'order.hold': <Trans>Held</Trans>,
  'order.release': <Trans>Goes on</Trans>,
  'alarm.take': <Trans>Alarm taken</Trans>,
  'alarm.put_off': <Trans>Alarm put off</Trans>,
  cash_collected: <Trans>Booked: cash collected</Trans>,
  payment_received: <Trans>Booked: payment received</Trans>,
  payment_returned: <Trans>Booked: payment returned</Trans>,
};

/** Returns the name of a charge that can be refunded. */
export function feeName(fee: RefundableFee): ReactNode {
  const names: Record<RefundableFee, ReactNode> = {
    delivery_fee: <Trans>Delivery</Trans>,
    service_charge: <Trans>Service charge</Trans>,
    tip: <Trans>Tip</Trans>,
  };
  return names[fee];
}

/** Returns who did it, where no person is known. */
export function actorName(by: NonNullable<OrderEvent['by']>): ReactNode {
  const names: Record<typeof by, ReactNode> = {
    shopper: <Trans>Customer</Trans>,
    store: <Trans>Store</Trans>,
    delivery_man: <Trans>Rider</Trans>,
    market: <Trans>Market</Trans>,
  };
  return names[by];
}
