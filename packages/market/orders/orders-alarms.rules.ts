import { minuteMilliseconds } from '../values/durations.ts';
import type { OrderStatus } from './orders.rules.ts';
import { boardOpenSeconds } from './orders-board.rules.ts';

/** What may be wrong with a running order, the most urgent first [OPS-007]. */
export const alarmKinds = [
  'undeliverable',
  'handing_over',
  'courier_silent',
  'store_silent',
  'unanswered',
  'no_courier',
  'late',
  'prescription',
  'payment_open',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Minutes after which it is an alarm. */
export const alarmMinutes: Readonly<Record<AlarmKind, number>> = {
  undeliverable: 0,
  handing_over: 0,
  courier_silent: 3,
  store_silent: 2,
  unanswered: 2,
  no_courier: 3,
  late: 10,
  prescription: 10,
  payment_open: 10,
};

/** A running order as alarms see it. */
export interface WatchedOrder {
  status: OrderStatus;
  orderType: string;
  /** Since when its store can answer it; null while it cannot. */
  ringsAt: Date | null;
  /** When the board of its store was last read. */
  boardReadAt: Date | null;
  /** Since when it waits for its payment, or for the price of its prescription. */
  unpaidSince: Date | null;
  prescriptionSince: Date | null;
  handoverAt: Date | null;
  pickedUpAt: Date | null;
  expectedAt: Date | null;
  hasCourier: boolean;
  /** When its courier last said where. */
  locatedAt: Date | null;
  /** Since when its courier cannot deliver it. */
  problemAt: Date | null;
  /** Since when its courier cannot ride on, and another one has to fetch it. */
  handingOverSince: Date | null;
}

export interface Alarm {
  kind: AlarmKind;
  since: Date;
}

/** Returns the alarms of an order, the most urgent first; each ends by itself once its cause does [OPS-007]. */
export function alarmsOf(order: WatchedOrder, at: Date): Alarm[] {
  const { status, ringsAt } = order;
  const isAttended = isBoardOpen(order.boardReadAt, at);
  const isRinging = status === 'pending' && ringsAt !== null;
  const causes: Readonly<Record<AlarmKind, Date | null>> = {
    undeliverable: order.problemAt,
    handing_over: order.handingOverSince,
    courier_silent: status === 'picked_up' && order.hasCourier ? (order.locatedAt ?? order.pickedUpAt) : null,
    store_silent: isRinging && !isAttended ? ringsAt : null,
    unanswered: isRinging && isAttended ? ringsAt : null,
    no_courier: status === 'handover' && order.orderType === 'delivery' && !order.hasCourier ? order.handoverAt : null,
    late: order.expectedAt,
    prescription: order.prescriptionSince,
    payment_open: order.unpaidSince,
  };
  return alarmKinds.flatMap((kind) => {
    const since = causes[kind];
    return since !== null && isOver(since, alarmMinutes[kind], at) ? [{ kind, since }] : [];
  });
}

/** Returns whether the board of a store is open on a device: it reads itself again and again. */
export function isBoardOpen(boardReadAt: Date | null, at: Date): boolean {
  return boardReadAt !== null && !isOver(boardReadAt, boardOpenSeconds / 60, at);
}

function isOver(since: Date, minutes: number, at: Date): boolean {
  return at.getTime() - since.getTime() >= minutes * minuteMilliseconds;
}

/** What a courier does, as the map shows it [OPS-003]. */
export const courierActivities = ['free', 'to_store', 'in_store', 'riding', 'no_position', 'silent'] as const;
export type CourierActivity = (typeof courierActivities)[number];

/** Seconds without a position after which the last one is not shown as true. */
const freshSeconds = 60;
/** Metres from a store within which a courier is there. */
const nearMetres = 80;

/** Returns what a courier on shift does [OPS-003]: one without a position is `silent`, which is an alarm while an order is carried. */
export function courierActivity(
  {
    locatedAt,
    carries,
    waitsFor,
    metresToStore,
  }: {
    locatedAt: Date | null;
    /** Orders in the bag, and orders that are still to be fetched. */
    carries: number;
    waitsFor: number;
    metresToStore: number | null;
  },
  at: Date,
): CourierActivity {
  const isFresh = locatedAt !== null && at.getTime() - locatedAt.getTime() < freshSeconds * 1000;
  const isSilent = locatedAt === null || isOver(locatedAt, alarmMinutes.courier_silent, at);
  if (!isFresh) return carries > 0 && isSilent ? 'silent' : 'no_position';
  if (carries > 0) return 'riding';
  if (waitsFor === 0) return 'free';
  return metresToStore !== null && metresToStore <= nearMetres ? 'in_store' : 'to_store';
}

/** What an operator's move writes into the ledger. */
export type MoveBooks = 'nothing' | 'cash_collected' | 'order_refunded';

/** An order as the moves of an operator depend on it. */
export interface MovableOrder {
  status: OrderStatus;
  orderType: string;
  paymentMethod: string;
  paymentStatus: string;
  prescription: string | null;
  hasCourier: boolean;
  /** The step at which its cash is taken. */
  cashStep: OrderStatus;
}

const movesOnward: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  pending: ['confirmed'],
  confirmed: ['processing'],
  processing: ['handover'],
  handover: ['picked_up', 'delivered'],
  picked_up: ['delivered'],
  refund_requested: ['refunded', 'delivered'],
};

/**
 * Returns where an operator may move an order by the table of transitions (orders.rules.ts), where its store, courier or
 * customer could not, and what the ledger will say [OPS-036]. Without a courier nothing is picked up, and unpaid nothing begins.
 */
export function movesOfOperator(order: MovableOrder): { to: OrderStatus; books: MoveBooks }[] {
  const isTakeAway = order.orderType === 'take_away';
  const isUnpaid = order.paymentMethod === 'digital_payment' && order.paymentStatus === 'unpaid';
  const isUnagreed = order.prescription !== null && order.prescription !== 'agreed';
  const isBarred = (to: OrderStatus) =>
    (to === 'confirmed' && (isUnpaid || isUnagreed)) ||
    (to === 'picked_up' && (isTakeAway || !order.hasCourier)) ||
    (order.status === 'handover' && to === 'delivered' && !isTakeAway);
  const takesCash = (to: OrderStatus) =>
    to === order.cashStep && order.paymentMethod === 'cash_on_delivery' && order.paymentStatus === 'unpaid';
  return (movesOnward[order.status] ?? [])
    .filter((to) => !isBarred(to))
    .map((to) => ({ to, books: to === 'refunded' ? 'order_refunded' : takesCash(to) ? 'cash_collected' : 'nothing' }));
}

/** Metres beyond which a new door of an order in the bag has to be confirmed [OPS-029]. */
export const farDoorMetres = 3_000;
