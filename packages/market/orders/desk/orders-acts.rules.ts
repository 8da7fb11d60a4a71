import type { OrderStatus } from '../orders.rules.ts';
import { awaitingCourier } from '../orders-delivery.rules.ts';
import { mayCancelAsOperator } from '../orders-live.rules.ts';

/** What operators do with many orders at once [OPS-012]. */
export const orderActs = ['assign', 'message_couriers', 'message_stores', 'cancel', 'export', 'print'] as const;
export type OrderAct = (typeof orderActs)[number];

/** Why an act is not possible with an order. */
export const actObstacles = ['not_delivered', 'not_waiting', 'no_courier', 'no_store', 'not_cancelable'] as const;
export type ActObstacle = (typeof actObstacles)[number];

/** What decides whether an act is possible with an order. */
export interface ActOrder {
  status: OrderStatus;
  orderType: string;
  paymentMethod: string;
  paymentStatus: string;
  hasCourier: boolean;
  hasStore: boolean;
}

/** The columns that a list and a file of orders can have, beside number and state, in their sequence [OPS-012]. */
export const orderColumns = [
  'placed',
  'expected',
  'late',
  'module',
  'zone',
  'store',
  'customer',
  'phone',
  'courier',
  'payment',
  'total',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** What is shown before an operator chooses. */
export const usualOrderColumns: readonly OrderColumn[] = [
  'placed',
  'late',
  'zone',
  'store',
  'customer',
  'courier',
  'total',
];

/** As many orders as are acted on at once. */
export const maxActedOrders = 100;

/** Returns why an act is not possible with an order; undefined if it is [OPS-012]. The server decides again at the act. */
export function obstacleOfAct(act: OrderAct, order: ActOrder): ActObstacle | undefined {
  switch (act) {
    case 'assign':
      if (order.orderType !== 'delivery') return 'not_delivered';
      return awaitingCourier.some((status) => status === order.status) ? undefined : 'not_waiting';
    case 'message_couriers':
      return order.hasCourier ? undefined : 'no_courier';
    case 'message_stores':
      return order.hasStore ? undefined : 'no_store';
    case 'cancel':
      return mayCancelAsOperator(order) ? undefined : 'not_cancelable';
    case 'export':
    case 'print':
      return undefined;
  }
}
