import { CallRefused } from 'market/calls/client';
import { type ActObstacle, type OrderAct, obstacleOfAct } from 'market/orders/desk/orders-acts.rules';
import type { ListedOrder } from 'market/orders/orders.admin.contract';
import type { ReactNode } from 'react';
import { adminCalls } from '../../../layout/admin-calls.ts';
import { broadcastCalls } from '../../support/broadcasts/broadcast-calls.ts';

/** An act that is done with one order after the other. */
export type RunAct = Exclude<OrderAct, 'export' | 'print'>;

/** How an act ended with an order [OPS-012]. */
export interface ActOutcome {
  order: ListedOrder;
  /** `sent` to a second person, who decides; `left` as it was, and chosen still. */
  end: 'done' | 'sent' | 'left';
  /** Why it is not done. */
  why?: ReactNode;
}

export interface ActInput {
  /** The orders with which it is possible. */
  orders: readonly ListedOrder[];
  /** A reason or a message. */
  words: string;
  riderId: number;
  /** Of a message: under the same key it is sent once, also when it is tried again. */
  idempotencyKey: string;
}

/** Returns why an act is not possible with an order that is listed; undefined if it is. */
export function obstacleOf(act: OrderAct, order: ListedOrder): ActObstacle | undefined {
  return obstacleOfAct(act, {
    status: order.order_status,
    orderType: order.order_type,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    hasCourier: order.courier !== null,
    hasStore: order.store !== null,
  });
}

/** Returns what is done with each order. A message goes once to each rider or store, however many orders they have. */
export function callOf(
  act: RunAct,
  { orders, words, riderId, idempotencyKey }: ActInput,
): (order: ListedOrder) => Promise<unknown> {
  switch (act) {
    case 'assign':
      return ({ id, courier }) =>
        adminCalls.dispatch.assign({
          params: { order_id: id },
          body: { courier_id: riderId, from_courier_id: courier?.id ?? null, ...(words && { reason: words }) },
        });
    case 'cancel':
      return ({ id, version }) =>
        adminCalls.orders.cancel({ params: { order_id: id }, body: { version, reason: words } });
    case 'message_couriers':
    case 'message_stores': {
      const audience = act === 'message_couriers' ? 'couriers' : 'stores';
      let sent: Promise<unknown> | undefined;
      return () => {
        sent ??= broadcastCalls.send({ body: { audience, ids: readersOf(act, orders), words }, idempotencyKey });
        return sent;
      };
    }
  }
}

/** Returns the riders or stores to which a message about some orders goes. */
export function readersOf(act: OrderAct, orders: readonly ListedOrder[]): number[] {
  const ids = orders.flatMap(({ courier, store }) => (act === 'message_couriers' ? courier : store)?.id ?? []);
  return [...new Set(ids)];
}

/** Does an act with one order. Whatever is refused is in the outcome, so that it does not stop the others. */
export async function outcomeOf(
  order: ListedOrder,
  call: (order: ListedOrder) => Promise<unknown>,
  withoutAnswer: string,
): Promise<ActOutcome> {
  try {
    await call(order);
    return { order, end: 'done' };
  } catch (error) {
    if (!(error instanceof CallRefused)) return { order, end: 'left', why: withoutAnswer };
    // A second person decides; the same press again proposes nothing new [SEAT-16].
    return { order, end: error.code === 'needs_second_person' ? 'sent' : 'left', why: error.message };
  }
}
