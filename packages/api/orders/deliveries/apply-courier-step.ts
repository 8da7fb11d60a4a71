import { awaitingCourier, isReportedLater, timeOfStep } from 'market/orders/orders-delivery.rules';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuditedChange, actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { publishOrderChanges } from '#api/notifications/publish-order-events.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { type DeliveryRow, deliveryRows, lastStepAt } from './orders-deliveries.data.ts';

/** The courier or the store has made the step before: the first reply may have been lost. */
export class StepRepeated extends Error {}

/** A step that may have waited on the device for the network. */
export interface MadeStep {
  orderId: string;
  /** When it was made; undefined for now. */
  madeAt: Date | undefined;
}

/** What is known of a step once its order is locked. */
export interface LockedStep {
  order: LockedOrder;
  /** The time at which it is booked. */
  at: Date;
  reportedAt: Date | undefined;
  /** For the audit log: the time of a step that was reported later. */
  after: { made_at?: string };
}

/**
 * Applies a step of a courier with an order, at its own time [DEL-36]. Returns the order as it was; undefined for a step
 * that was applied before, which changes nothing.
 */
export async function applyCourierStep(
  context: ApiContext,
  courier: AuthorizedCourier,
  { orderId, madeAt }: MadeStep,
  decide: (transaction: Transaction, step: LockedStep) => Promise<Omit<AuditedChange, 'subject'>>,
  lock: typeof lockOwnOrder = lockOwnOrder,
): Promise<LockedOrder | undefined> {
  return unlessRepeated(
    actAsStaff(context, courier, async (transaction) => {
      const order = await lock(transaction, courier, orderId);
      const now = context.now();
      const at = timeOfStep(madeAt, { now, lastStepAt: await lastStepAt(transaction, orderId) });
      const isLate = isReportedLater(at, now);
      const after = isLate ? { made_at: at.toISOString() } : {};
      const change = await decide(transaction, { order, at, reportedAt: isLate ? now : undefined, after });
      return { result: order, change: { ...change, subject: `order:${orderId}` } };
    }),
  );
}

/** Returns the step that a call of a courier makes. */
export function madeStep(
  { order_id: orderId }: { order_id: string },
  { made_at: at }: { made_at?: string | undefined },
): MadeStep {
  return { orderId, madeAt: at === undefined ? undefined : new Date(at) };
}

export function mustBeCarried({ status }: LockedOrder): void {
  if (status !== 'picked_up') throw new Refusal('step_not_allowed');
}

export async function lockOwnOrder(
  transaction: Transaction,
  { courierId }: AuthorizedCourier,
  orderId: string,
): Promise<LockedOrder> {
  const order = await lockOrder(transaction, orderId);
  if (!order || order.courierId !== courierId || order.orderType !== 'delivery') throw new Refusal('order_not_found');
  return order;
}

/** No message goes out for it; open pages, boards and phones read it at once. */
export function publishStep(
  context: ApiContext,
  { id: orderId }: { id: string },
  { changesList = false }: { changesList?: boolean } = {},
): Promise<void> {
  return publishOrderChanges(context, [{ orderId, changesList }]);
}

export async function unlessRepeated<Result>(acting: Promise<Result>): Promise<Result | undefined> {
  try {
    return await acting;
  } catch (error) {
    if (error instanceof StepRepeated) return undefined;
    throw error;
  }
}

/** Returns what is noted of an order that a courier has taken, in whatever state it is. */
export async function rowOfTaken(
  transaction: Transaction,
  { courierId }: AuthorizedCourier,
  orderId: string,
): Promise<DeliveryRow> {
  const statuses = [...awaitingCourier, ...carriedOrOver];
  const [row] = await deliveryRows(transaction, { courierId, of: 'courier', statuses, orderId, limit: 1 });
  if (!row) throw new Refusal('step_not_allowed');
  return row;
}

const carriedOrOver = ['picked_up', 'delivered', 'canceled'] as const;

/** Returns what is noted of an order that a courier carries or has carried. */
export async function rowOfDelivery(
  db: Connection,
  { courierId }: AuthorizedCourier,
  orderId: string,
): Promise<DeliveryRow> {
  const filter = { courierId, of: 'courier', statuses: carriedOrOver, orderId, limit: 1 } as const;
  const [row] = await deliveryRows(db, filter);
  if (!row) throw new Refusal('step_not_allowed');
  return row;
}
