import { boardOpenSeconds } from 'market/orders/orders-board.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { arriveAtSender, assignSimulatedCourier, setOutToSender } from '#api/orders/parcels/work-parcel.ts';
import { quoteInDemo } from '../prescriptions/quote-prescription.ts';
import {
  acceptOrder,
  deliver,
  handToShopper,
  markReady,
  pickUp,
  reportPosition,
  startPreparing,
} from '../transitions/move-as-worker.ts';
import {
  courierWithFewestOrders,
  type OrderAtWork,
  ordersAtWork,
  type Waits,
} from '../transitions/orders-transitions.data.ts';
import { courierRoute, pointAlong, routeMetres } from './courier-route.ts';

/** Seconds that an order of the demo spends in each state. */
export interface Pace {
  confirmAfter: number;
  prepareAfter: number;
  handOverAfter: number;
  pickUpAfter: number;
  /** Seconds of a ride to the next corner, and of one across the whole zone. */
  shortestRide: number;
  longestRide: number;
}

/** An order of the demo is delivered after four to six minutes. */
export const demoPace: Pace = {
  confirmAfter: 10,
  prepareAfter: 25,
  handOverAfter: 90,
  pickUpAfter: 25,
  shortestRide: 100,
  longestRide: 200,
};

const maxOrdersPerPass = 500;
/** Demo couriers are fast, so that a viewer sees them arrive. */
const speedFactor = 6;

/** What one pass of the simulator has done. */
interface SimulationResult {
  moved: number;
  /** Orders whose step has failed; the others went on without them. */
  failed: string[];
}

/**
 * One pass of the demo's stores and couriers: each order that is due takes one step, through the use cases that real
 * applications call. Skips a step that another caller took first.
 */
export async function simulateDueOrders(context: ApiContext, pace: Pace = demoPace): Promise<SimulationResult> {
  const orders = await ordersDue(context, pace);
  const result: SimulationResult = { moved: 0, failed: [] };
  for (const order of orders) {
    try {
      if (await moveOn(context, order, pace)) result.moved += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) result.failed.push(order.id);
    }
  }
  return result;
}

/** Moves every demo order that is due, and returns a job for each one whose step has failed. */
export async function simulateAndFindFailed(context: ApiContext): Promise<NewJob[]> {
  const { failed } = await simulateDueOrders(context);
  return failed.map((id) => ({ key: id, data: { id } }));
}

/** Takes the step of one demo order only. Throws what prevents it. */
export async function moveDemoOrder(context: ApiContext, orderId: string): Promise<void> {
  const orders = await ordersDue(context, demoPace);
  const order = orders.find(({ id }) => id === orderId);
  if (order) await moveOn(context, order, demoPace);
}

/** Returns the orders whose next step is due, without those that a person has on an open board. */
function ordersDue({ db, now }: ApiContext, pace: Pace): Promise<OrderAtWork[]> {
  const at = now();
  const boardsReadAfter = new Date(at.getTime() - boardOpenSeconds * 1000);
  return ordersAtWork(db, { at, boardsReadAfter, waits: waitsOf(pace), limit: maxOrdersPerPass });
}

/** Couriers move, so their orders are due in every pass. */
function waitsOf({ confirmAfter, prepareAfter, handOverAfter, pickUpAfter }: Pace): Waits {
  return {
    pending: confirmAfter,
    confirmed: prepareAfter,
    processing: handOverAfter,
    handover: pickUpAfter,
    picked_up: 0,
  };
}

async function moveOn(context: ApiContext, order: OrderAtWork, pace: Pace): Promise<boolean> {
  if (order.store_id === null) return moveParcelOn(context, order, pace);
  const store = { store: order.store_id };
  switch (order.order_status) {
    case 'pending':
      if (order.prescription === 'sent') return quoteInDemo(context, store, order.id);
      return done(acceptOrder(context, store, order.id));
    case 'confirmed':
      return done(startPreparing(context, store, order.id));
    case 'processing':
      return done(markReady(context, store, order.id));
    case 'handover':
      if (order.order_type === 'take_away') return done(handToShopper(context, store, order.id));
      return sendOff(context, order, pace);
    case 'picked_up':
      return ride(context, order, pace);
    default:
      return false;
  }
}

/** A parcel waits for no kitchen: its rider rides to the sender first, and then to the receiver. */
async function moveParcelOn(context: ApiContext, order: OrderAtWork, pace: Pace): Promise<boolean> {
  if (order.order_status === 'pending') return done(assignSimulatedCourier(context, order.id));
  if (order.delivery_man_id === null) return false;
  const rider = { courier: order.delivery_man_id };
  switch (order.order_status) {
    case 'confirmed':
      return done(setOutToSender(context, rider, order.id));
    case 'processing':
      return rideToSender(context, order, pace);
    case 'handover':
      return done(pickUp(context, rider, order.id, rideSeconds(order, pace)));
    case 'picked_up':
      return ride(context, order, pace);
    default:
      return false;
  }
}

async function rideToSender(context: ApiContext, order: OrderAtWork, { handOverAfter }: Pace): Promise<boolean> {
  if (order.delivery_man_id === null) return false;
  const rider = { courier: order.delivery_man_id };
  const route = courierRoute(order.waitingPlace, order.start);
  const share = Math.min(1, order.seconds / handOverAfter);
  await reportPosition(context, rider, pointAlong(route, routeMetres(route) * share));
  return share === 1 && done(arriveAtSender(context, rider, order.id));
}

/** The least busy courier of the city takes it. */
async function sendOff(context: ApiContext, order: OrderAtWork, pace: Pace): Promise<boolean> {
  const courier = await courierWithFewestOrders(context.db, order.id, { isSimulated: true });
  if (courier === undefined) return false;
  return done(pickUp(context, { courier }, order.id, rideSeconds(order, pace)));
}

/** Derives the position of a courier from the time on the road, so that a restart loses no courier. */
async function ride(context: ApiContext, order: OrderAtWork, pace: Pace): Promise<boolean> {
  if (order.delivery_man_id === null) return false;
  const rider = { courier: order.delivery_man_id };
  const route = routeOf(order);
  const share = Math.min(1, order.seconds / rideSeconds(order, pace));
  await reportPosition(context, rider, pointAlong(route, routeMetres(route) * share));
  return share === 1 && done(deliver(context, rider, order.id));
}

function routeOf({ start, door }: OrderAtWork) {
  return courierRoute(start, door ?? start);
}

function rideSeconds(order: OrderAtWork, { shortestRide, longestRide }: Pace): number {
  const metresPerSecond = ((order.speed_kmh ?? 25) / 3.6) * speedFactor;
  const seconds = routeMetres(routeOf(order)) / metresPerSecond;
  return Math.min(longestRide, Math.max(shortestRide, seconds));
}

async function done(step: Promise<void>): Promise<true> {
  await step;
  return true;
}
