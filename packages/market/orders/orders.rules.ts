import type { Refused } from '../calls/refusal-details.ts';
import { dayMilliseconds, minuteMilliseconds } from '../values/durations.ts';
import type { Money } from '../values/money.ts';

/**
 * Every status of an order. `handover`: ready at the counter; the store's hand-over leads on to `picked_up` or
 * `delivered`.
 */
export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type Actor = 'shopper' | 'store' | 'delivery_man' | 'market';

export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly Actor[];
}

/**
 * Who may take an order from which status to which next one: the only such table; server, screens and ledger read it. No
 * call lets a store grant or decline a refund: operators do (refund-part.ts, move-as-operator.ts).
 */
export const transitions: readonly Transition[] = [
  { from: 'pending', to: 'confirmed', by: ['store', 'market'] },
  { from: 'confirmed', to: 'processing', by: ['store', 'market'] },
  { from: 'processing', to: 'handover', by: ['store', 'market'] },
  // A store hands an order to its courier.
  { from: 'handover', to: 'picked_up', by: ['store', 'delivery_man', 'market'] },
  { from: 'picked_up', to: 'delivered', by: ['delivery_man', 'market'] },
  // Take away: the shopper fetches the order at the counter.
  { from: 'handover', to: 'delivered', by: ['store', 'market'] },
  { from: 'pending', to: 'canceled', by: ['shopper', 'store', 'market'] },
  { from: 'confirmed', to: 'canceled', by: ['store', 'market'] },
  { from: 'processing', to: 'canceled', by: ['store', 'market'] },
  // A store until it is picked up; later only an operator, who knows where the goods are.
  { from: 'handover', to: 'canceled', by: ['store', 'market'] },
  // A courier ends one that could not be delivered, once it is back at its store.
  { from: 'picked_up', to: 'canceled', by: ['delivery_man', 'market'] },
  { from: 'pending', to: 'failed', by: ['market'] },
  { from: 'failed', to: 'canceled', by: ['shopper', 'market'] },
  { from: 'delivered', to: 'refund_requested', by: ['shopper'] },
  { from: 'refund_requested', to: 'refunded', by: ['market'] },
  { from: 'refund_requested', to: 'delivered', by: ['market'] },
];

const ofStores = ['delivery', 'take_away'] as const;

/** Returns whether an order has goods of a store; otherwise it is a parcel between two people. */
export function isOfStore(orderType: string): orderType is (typeof ofStores)[number] {
  return ofStores.some((type) => type === orderType);
}

/** One store or one courier. */
export type Worker = { store: number } | { courier: number };

/** Returns whether an order belongs to a worker. Any courier may pick up an order at the counter until one has. */
export function isWorkOf(
  { storeId, courierId, status }: { storeId: number | null; courierId: number | null; status: OrderStatus },
  to: OrderStatus,
  worker: Worker,
): boolean {
  if ('store' in worker) return worker.store === storeId;
  if (courierId === null) return status === 'handover' && to === 'picked_up';
  return worker.courier === courierId;
}

export function mayMove(from: OrderStatus, to: OrderStatus, by: Actor): boolean {
  return transitions.some((step) => step.from === from && step.to === to && step.by.includes(by));
}

/** Nothing more happens to the delivery, and tracking stops asking [TRK-15]; a failed order can only be canceled. */
export function isFinal(status: OrderStatus): boolean {
  return ['delivered', 'canceled', 'failed', 'refund_requested', 'refunded'].includes(status);
}

/** A shopper may cancel until the store has confirmed [ORD-12]. */
export function isCancelable(status: OrderStatus): boolean {
  return mayMove(status, 'canceled', 'shopper');
}

export const orderLists = ['running-orders', 'order-history'] as const;
/** The two lists of a customer's orders [ORD-01] [ORD-03]. */
export type OrderList = (typeof orderLists)[number];

/** Returns the list that contains an order: a finished order is history, and so is one with an open refund. */
export function listOf(status: OrderStatus): OrderList {
  return isFinal(status) ? 'order-history' : 'running-orders';
}

/** Days after the delivery in which its money may be asked back. */
export const refundDays = 7;

/** Returns until when a refund can be requested of an order that was delivered. */
export function refundableUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + refundDays * dayMilliseconds);
}

/**
 * Returns whether a refund can be requested: for some days after delivery, once, and only if something was paid. A
 * refusal is final. `total` is in minor units.
 */
export function isRefundable(
  order: { status: OrderStatus; deliveredAt: Date | null; wasRefused: boolean; total: Money },
  at: Date,
): boolean {
  const { status, deliveredAt, wasRefused, total } = order;
  if (total === 0) return false;
  if (!mayMove(status, 'refund_requested', 'shopper') || deliveredAt === null || wasRefused) return false;
  return at < refundableUntil(deliveredAt);
}

/** Returns whether the goods return to the stock. */
export function releasesStock(status: OrderStatus): boolean {
  return status === 'canceled' || status === 'failed';
}

export const trackingSteps = ['pending', 'confirmed', 'picked_up', 'delivered'] as const;
/** The four steps that a shopper sees: Order Placed, Order Confirmed, On the Way, Delivered [TRK-06]. */
export type TrackingStep = (typeof trackingSteps)[number];

/**
 * Returns the current or last reached step; what happens in the kitchen counts as 'Order Confirmed' [TRK-07] to
 * [TRK-10].
 */
export function trackingStep(status: OrderStatus): TrackingStep | undefined {
  switch (status) {
    case 'pending':
      return 'pending';
    case 'confirmed':
    case 'processing':
    case 'handover':
      return 'confirmed';
    case 'picked_up':
      return 'picked_up';
    case 'delivered':
    case 'refund_requested':
    case 'refunded':
      return 'delivered';
    default:
      return undefined;
  }
}

/** Seconds between two requests for a running order [TRK-14]. */
export const trackingRefreshSeconds = 10;

/** States of a pending prescription order: with the pharmacist, with the shopper, or agreed. */
export const prescriptionStates = ['sent', 'quoted', 'agreed'] as const;
export type PrescriptionState = (typeof prescriptionStates)[number];

/** Pictures of one prescription, at most [CHK-15] [CHK-16]. */
export const maxPictures = 3;
/** Minutes in which the shopper may agree to a pharmacy's price; its goods are reserved meanwhile. */
export const agreeWithinMinutes = 120;

/** Returns why a number of pictures is refused for a prescription; undefined if it is accepted [CHK-14] [CHK-16]. */
export function refusalOfPictures(count: number): Refused | undefined {
  if (count === 0) return { refused: 'prescription_image_needed' };
  return count > maxPictures ? { refused: 'images_too_many' } : undefined;
}

/** Until when a price may be agreed to. */
export function agreeUntil(quotedAt: Date): Date {
  return new Date(quotedAt.getTime() + agreeWithinMinutes * minuteMilliseconds);
}

const slotMilliseconds = 30 * minuteMilliseconds;
const slotsOfWeek = 7 * 24 * 2;

/** The half hours of the coming week for which an order can be scheduled; the first leaves time to prepare it. */
export function slotsAhead(at: Date, preparingMinutes: number, isAvailable: (moment: Date) => boolean): Date[] {
  const earliest = at.getTime() + preparingMinutes * minuteMilliseconds;
  const first = Math.ceil(earliest / slotMilliseconds) * slotMilliseconds;
  const all = Array.from({ length: slotsOfWeek }, (_, index) => new Date(first + index * slotMilliseconds));
  return all.filter(isAvailable);
}

/** How many order numbers there are for each minute. */
export const orderNumbersPerMinute = 10 ** 7;
const firstDigits = { from: 100, count: 900 };

/**
 * The number of an order placed at a moment, with a random whole number below `orderNumbersPerMinute`. Ten digits: short enough to
 * read over the phone, and without a hint at the number of orders. The first three belong to the minute and come round
 * again after 15 hours, so that the rows of one minute are neighbours in every index.
 */
export function orderNumber(at: Date, random: number): string {
  const minute = Math.floor(at.getTime() / minuteMilliseconds);
  return `${firstDigits.from + (minute % firstDigits.count)}${String(random).padStart(7, '0')}`;
}
