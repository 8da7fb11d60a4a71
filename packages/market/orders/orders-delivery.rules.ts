import type { Refused } from '../refusal-details.ts';
import type { OrderStatus } from './orders.rules.ts';

/** How many orders a courier fetches and carries at once, at most. */
export const mostDeliveries = 4;

/** The states in which an order is offered to couriers: its store has accepted it, and it has not left. */
export const awaitingCourier = ['confirmed', 'processing', 'handover'] as const;

/** The states in which a courier works on an order that he has taken. */
export const deliveryStatuses = [...awaitingCourier, 'picked_up'] as const;

/** What a courier does next with an order [DEL-19]: ride to the store, take the bag, or ride to the door. */
export const deliverySteps = ['go_to_store', 'pick_up', 'deliver'] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

/** Returns the next step of a courier with an order; undefined where there is none. */
export function deliveryStepOf(status: OrderStatus): DeliveryStep | undefined {
  switch (status) {
    case 'confirmed':
    case 'processing':
      return 'go_to_store';
    case 'handover':
      return 'pick_up';
    case 'picked_up':
      return 'deliver';
    default:
      return undefined;
  }
}

/** What taking an order depends on. */
interface Offered {
  status: OrderStatus;
  orderType: string;
  courierId: number | null;
}

/** What a courier is doing. */
interface AtWork {
  courierId: number;
  isOnShift: boolean;
  /** Orders that he has taken and not delivered. */
  running: number;
}

/** Returns why a courier may not take an order; undefined if he may. No order has two couriers [DEL-14]. */
export function refusalToTake(order: Offered, courier: AtWork): Refused | undefined {
  if (!courier.isOnShift) return { refused: 'not_on_shift' };
  if (order.courierId !== null && order.courierId !== courier.courierId) return { refused: 'delivery_taken' };
  if (order.orderType !== 'delivery' || !awaitingCourier.some((status) => status === order.status)) {
    return { refused: 'step_not_allowed' };
  }
  return courier.running >= mostDeliveries ? { refused: 'deliveries_full' } : undefined;
}

/** Returns whether a courier may give an order back: until he carries it [DEL-04]. */
export function mayGiveBack(status: OrderStatus): boolean {
  return awaitingCourier.some((awaiting) => awaiting === status);
}

/** Positions that a courier may send at once, at most; a phone without a connection keeps them [DEL-40]. */
export const mostPositions = 60;

/** Positions older than this are not shown to anybody, in minutes [DEL-36]. */
export const oldestPositionMinutes = 5;
