import { minuteMilliseconds } from '../../values/durations.ts';
import type { OrderStatus } from '../orders.rules.ts';
import { afterStep, counterCodeOf, mayDelay, type Stepped, type StoreStep } from '../orders-board.rules.ts';
import { mayTick, partCountOf } from './orders-kitchen.rules.ts';

/** How long a test order is on the board of its store, in minutes [STO-098]. */
export const testOrderMinutes = 15;

/** Numbers below this make the numbers of test orders. */
export const testOrderNumbers = 10 ** 9;

/** Returns the number of a test order for a random whole number: it begins with 0, which no other order does [STO-098]. */
export function testOrderId(random: number): string {
  return `0${String(random).padStart(9, '0')}`;
}

/** Returns whether a number is one of a test order [STO-098]. */
export function isTestOrder(orderId: string): boolean {
  return orderId.startsWith('0');
}

/** Returns when a test order that was sent at a moment leaves the board [STO-098]. */
export function testOrderEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + testOrderMinutes * minuteMilliseconds);
}

/** The states from which an order takes each step, and the state after it. */
const steps: Record<Exclude<StoreStep['kind'], 'tick' | 'delay'>, { from: readonly OrderStatus[]; to: OrderStatus }> = {
  accept: { from: ['pending'], to: 'confirmed' },
  refuse: { from: ['pending'], to: 'canceled' },
  prepare: { from: ['confirmed'], to: 'processing' },
  ready: { from: ['confirmed', 'processing'], to: 'handover' },
  // A test order is for take away, so no courier is needed.
  handOver: { from: ['handover'], to: 'delivered' },
  cancel: { from: ['confirmed', 'processing', 'handover'], to: 'canceled' },
};

/** A test order, with what its steps change. */
export type TestOrder = Stepped & { id: string; version: number };

/**
 * Returns a test order after a step at an ISO time, with the version that the member saw; a step that was made already
 * leaves it as it is, and other steps are refused like those of every order [STO-098].
 */
export function afterTestStep<Order extends TestOrder>(
  order: Order,
  step: StoreStep,
  { version, at }: { version?: number; at: string },
): Order | { refused: 'step_not_allowed' | 'changed_meanwhile' | 'code_wrong' } {
  if (step.kind === 'tick')
    return mayTickPart(order, step) ? afterStep(order, step, at) : { refused: 'step_not_allowed' };
  const isMade = step.kind === 'delay' ? order.ready_at === step.readyAt : steps[step.kind].to === order.order_status;
  if (isMade) return order;
  if (version !== order.version) return { refused: 'changed_meanwhile' };
  if (!isAllowed(order, step)) return { refused: 'step_not_allowed' };
  if (step.kind === 'handOver' && step.code !== counterCodeOf(order.id)) return { refused: 'code_wrong' };
  return afterStep(order, step, at);
}

function mayTickPart(order: TestOrder, { line, part }: Extract<StoreStep, { kind: 'tick' }>): boolean {
  const known = order.lines.find(({ line_number: number }) => number === line);
  return known !== undefined && part <= partCountOf(known) && mayTick(order.order_status);
}

function isAllowed(order: TestOrder, step: Exclude<StoreStep, { kind: 'tick' }>): boolean {
  if (step.kind !== 'delay') return steps[step.kind].from.includes(order.order_status);
  const [readyAt, confirmedAt] = [order.ready_at, order.confirmed_at].map((time) => time && new Date(time));
  return mayDelay(
    { status: order.order_status, readyAt: readyAt || null, confirmedAt: confirmedAt || null },
    new Date(step.readyAt),
  );
}
