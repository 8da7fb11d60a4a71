import { fullMinutesAt } from '../stores/stores-cap.rules.ts';
import { minuteMilliseconds } from '../values/durations.ts';
import { afterTick, mayTick, type TickedLine } from './kitchen/orders-kitchen.rules.ts';
import type { OrderStatus } from './orders.rules.ts';

/** The columns of a store's board [STO-001]. */
export const boardColumns = ['new', 'work', 'ready', 'gone', 'later'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** The states in which an order is on the board of its store, however long it stays in them. */
export const boardStatuses = ['pending', 'confirmed', 'processing', 'handover', 'picked_up'] as const;

/** What became of an order, as its store looks for it. */
export const searchStates = ['running', 'delivered', 'canceled', 'refunded'] as const;

/** What staff does to an order beside taking it to its next state, by the action of the audit log [STO-020]. */
export const notedActions = {
  'order.see': 'seen',
  'order.delay': 'delayed',
  'order.print': 'printed',
  'order.change': 'changed',
  'prescription.open': 'prescription_read',
  'prescription.ask': 'prescription_question',
  'prescription.quote': 'prescription_priced',
} as const;

/**
 * What a courier notes of an order, by the action of the audit log: at the counter, and at the door with the problem
 * [STO-097]. A pick-up is one where the number of bags differs.
 */
export const courierNotes = {
  'delivery.at_store': 'courier_came',
  'delivery.store_not_ready': 'found_not_ready',
  'delivery.store_closed': 'found_closed',
  'delivery.pick_up': 'other_bags_taken',
  'delivery.problem.no_answer': 'door_no_answer',
  'delivery.problem.wrong_address': 'door_wrong_address',
  'delivery.problem.no_access': 'door_no_access',
  'delivery.problem.short_cash': 'door_short_cash',
  'delivery.problem.refused': 'door_refused',
  'delivery.problem.unsafe': 'door_unsafe',
} as const;

/** How long an order that is over stays on the board: a canceled one until everybody has seen it. */
export const overOnBoardMinutes = 30;
/** How long before its time a scheduled order rings, in minutes [STO-043]. */
export const scheduledLeadMinutes = 40;
/** How long an order waits for an answer of its store, in minutes; then the market cancels it [STO-006] [STO-011]. */
export const answerMinutes = 3;
/** How long a board that was read counts as open: its orders are left to the person at it. */
export const boardOpenSeconds = 60;

/** What the market writes where a store has not answered [STO-011]. */
export const unansweredReason = 'The store did not answer';

/** What the column of an order depends on; times are moments of the server. */
export interface OnBoard {
  status: OrderStatus;
  /** When the bell begins to ring for it: at once, or before the time that it is scheduled for. */
  ringsAt: Date;
  confirmedAt: Date | null;
  /** When it was handed over, delivered or canceled. */
  leftAt: Date | null;
  canceledBy: 'shopper' | 'store' | 'market' | null;
  /** When its courier turned back with it. */
  returningAt: Date | null;
  /** When a test order leaves the board; null for every other order [STO-098]. */
  testEndsAt: Date | null;
}

/** Returns the column of an order; undefined once it is off the board. */
export function boardColumnOf(order: OnBoard, now: Date): BoardColumn | undefined {
  const { status, ringsAt } = order;
  if (isEndedTest(order, now)) return undefined;
  switch (status) {
    case 'pending':
      return ringsAt > now ? 'later' : 'new';
    case 'confirmed':
      return ringsAt > now ? 'later' : 'work';
    case 'processing':
      return 'work';
    case 'handover':
      return 'ready';
    case 'picked_up':
      return 'gone';
    case 'delivered':
      return isJustOver(order, now) ? 'gone' : undefined;
    default:
      if (isBroughtBack(order)) return isJustOver(order, now) ? 'gone' : undefined;
      return shouldStopPreparing(order, now) ? 'work' : undefined;
  }
}

function isEndedTest({ testEndsAt }: OnBoard, now: Date): boolean {
  return testEndsAt !== null && testEndsAt <= now;
}

/** Returns whether an order could not be delivered and is back at its store [DEL-35]. */
export function isBroughtBack({ status, returningAt }: Pick<OnBoard, 'status' | 'returningAt'>): boolean {
  return status === 'canceled' && returningAt !== null;
}

/** Returns whether an order was canceled by another party while its store made it [STO-021]. */
export function shouldStopPreparing(order: OnBoard, now: Date): boolean {
  const { status, confirmedAt, canceledBy } = order;
  if (isBroughtBack(order)) return false;
  return status === 'canceled' && confirmedAt !== null && canceledBy !== 'store' && isJustOver(order, now);
}

function isJustOver({ leftAt }: OnBoard, now: Date): boolean {
  return leftAt !== null && now.getTime() - leftAt.getTime() < overOnBoardMinutes * minuteMilliseconds;
}

/** Returns the moment at which the market cancels an order that its store has not answered [STO-006] [STO-011]. */
export function answerBy(ringsAt: Date): Date {
  return new Date(ringsAt.getTime() + answerMinutes * minuteMilliseconds);
}

/** Minutes until an order is ready, as a store may promise them when it accepts [STO-010]. */
export const readyMinutes = { least: 5, most: 90, step: 5, usual: 20 } as const;

/** Minutes after acceptance beyond which a store may not promise: the longest promise and an hour of delays [STO-018]. */
const maxPromiseMinutes = readyMinutes.most + 60;

/** Returns whether a store may promise an order for a moment: later than promised, and not too long after acceptance. */
export function mayDelay(
  { status, readyAt, confirmedAt }: { status: OrderStatus; readyAt: Date | null; confirmedAt: Date | null },
  to: Date,
): boolean {
  if ((status !== 'confirmed' && status !== 'processing') || confirmedAt === null) return false;
  const latest = confirmedAt.getTime() + maxPromiseMinutes * minuteMilliseconds;
  return to.getTime() > (readyAt ?? confirmedAt).getTime() && to.getTime() <= latest;
}

/**
 * Why a store does not make an order, as its customer reads it [STO-013]. The reason `other` comes with a text of the
 * store instead.
 */
export const storeReasons = {
  item_out: 'An item is sold out.',
  too_busy: 'The store is too busy.',
  closing: 'The store is closing.',
  note_impossible: 'The store cannot do what the note asks.',
  address: 'The store cannot deliver to this address.',
  suspicious: 'The store could not verify the order.',
} as const;

export type StoreReason = keyof typeof storeReasons | 'other';
export const everyStoreReason = ['other', ...(Object.keys(storeReasons) as (keyof typeof storeReasons)[])] as const;
/** Characters of a reason in the words of the store, at least. */
export const minStoreReasonLength = 10;

/** Returns the sentence that the customer reads. */
export function storeReasonText(reason: StoreReason, text: string): string {
  return reason === 'other' ? text : storeReasons[reason];
}

const codeLength = 4;

/** Returns the last digits of an order number, named at the counter by its customer or courier [STO-033] [STO-044]. */
export function counterCodeOf(orderId: string): string {
  return orderId.slice(-codeLength);
}

/**
 * What customers are promised: 18 km/h, with traffic, parking and the last steps to the door. The engine rides faster
 * (`dispatch-travel.rules.ts`) and counts the times at the counter and at the door by themselves.
 */
export const metresPerMinute = 300;

/** Returns how long a courier takes for a way by road, at 18 km/h. */
export function minutesOnTheWay(metres: number): number {
  return Math.ceil(metres / metresPerMinute);
}

/** Returns when an order arrives that is ready at a moment: at once for take away, else after the way at 18 km/h. */
export function arrivalAfter(readyAt: Date, { orderType, metres }: { orderType: string; metres: number }): Date {
  if (orderType === 'take_away') return readyAt;
  return new Date(readyAt.getTime() + minutesOnTheWay(metres) * minuteMilliseconds);
}

/** Returns the arrival to promise: for a scheduled order never before the time that its customer has chosen. */
export function promisedArrival(
  readyAt: Date,
  { scheduleAt, ...way }: { orderType: string; metres: number; scheduleAt: Date | null },
): Date {
  const arrival = arrivalAfter(readyAt, way);
  return scheduleAt !== null && scheduleAt > arrival ? scheduleAt : arrival;
}

/** A step of a store's staff on an order; moments are ISO times. */
export type StoreStep =
  | { kind: 'accept' | 'delay'; readyAt: string }
  | { kind: 'refuse'; reason: StoreReason; text: string }
  /** Lost lines do not go back to the stock. */
  | { kind: 'cancel'; reason: StoreReason; text: string; lostLines: number[] }
  | { kind: 'prepare' }
  /** Of a line by its number, and of a part of it [STO-015]. */
  | { kind: 'tick'; line: number; part: number; isTicked: boolean }
  | { kind: 'ready'; bags?: number }
  | { kind: 'handOver'; code: string; bags?: number };

/**
 * Returns whether an order is where a step would take it, so that the store need not read that the step was refused: a
 * courier has fetched it, or a colleague has packed it, while this device was without a network [STO-007].
 */
export function isReached({ kind }: StoreStep, status: OrderStatus): boolean {
  const hasLeft = status === 'picked_up' || status === 'delivered';
  if (kind === 'handOver') return hasLeft;
  return kind === 'ready' && (hasLeft || status === 'handover');
}

/** What a step changes of an order. */
export interface Stepped {
  order_type: 'delivery' | 'take_away';
  order_status: OrderStatus;
  version: number;
  lines: TickedLine[];
  bag_count: number | null;
  ready_at: string | null;
  confirmed_at: string | null;
  handover_at: string | null;
  left_at: string | null;
  canceled_by: 'shopper' | 'store' | 'market' | null;
  cancel_reason: string | null;
}

/**
 * Returns an order as it will be after a step at a moment, for screens that show it before the server has answered and
 * for steps that wait for the network. Its version is the one that the next step has to name.
 */
export function afterStep<Order extends Stepped>(order: Order, step: StoreStep, at: string): Order {
  const { order_type: orderType, version } = order;
  const next = { ...order, version: version + 1 };
  switch (step.kind) {
    case 'accept':
      return { ...next, order_status: 'confirmed', confirmed_at: at, ready_at: step.readyAt };
    case 'delay':
      return { ...next, ready_at: step.readyAt };
    case 'prepare':
      return { ...next, order_status: 'processing' };
    case 'tick':
      return withTick(order, step);
    case 'ready': {
      // From accepted to ready the order is being made in between.
      const steps = order.order_status === 'confirmed' ? 2 : 1;
      const packed = { bag_count: step.bags ?? order.bag_count };
      return { ...order, ...packed, version: version + steps, order_status: 'handover', handover_at: at };
    }
    case 'handOver':
      return { ...next, order_status: orderType === 'take_away' ? 'delivered' : 'picked_up', left_at: at };
    default: {
      const reason = storeReasonText(step.reason, step.text);
      return { ...next, order_status: 'canceled', left_at: at, canceled_by: 'store', cancel_reason: reason };
    }
  }
}

/** The first tick begins to make an order; others leave its version. */
function withTick<Order extends Stepped>(order: Order, step: Extract<StoreStep, { kind: 'tick' }>): Order {
  if (!mayTick(order.order_status)) return order;
  const lines = order.lines.map((line) =>
    line.line_number === step.line ? { ...line, ticked: afterTick(line, step.part, step.isTicked) } : line,
  );
  const begins = order.order_status === 'confirmed' && step.isTicked;
  return begins ? { ...order, lines, order_status: 'processing', version: order.version + 1 } : { ...order, lines };
}

/**
 * Returns the minutes to promise for a new order: the usual ones and what a busy store adds, from its quarter on in a
 * store with a cap; or up to the time that it is scheduled for [STO-010] [STO-035] [STO-038].
 */
export function proposedMinutes(
  scheduleAt: Date | null,
  now: Date,
  busyMinutes: number,
  workFrom: Date | null = null,
): number {
  if (scheduleAt === null) {
    return Math.min(readyMinutes.most, readyMinutes.usual + busyMinutes + fullMinutesAt(workFrom, now));
  }
  const left = (scheduleAt.getTime() - now.getTime()) / minuteMilliseconds - wayMinutes;
  const rounded = Math.floor(left / readyMinutes.step) * readyMinutes.step;
  return Math.min(readyMinutes.most, Math.max(readyMinutes.least, rounded));
}

/** Kept free before the time of a scheduled order, for the way to its customer. */
const wayMinutes = 10;
