import type { City } from 'market/orders/desk/orders-city.contract';
import { courierRoute, pointAlong, routeMetres } from 'market/places/places-route.rules';
import { type ChatStep, chatSteps } from './answer-chats.ts';
import type { Pace } from './pace.ts';
import { declines, isShortOfCash, isSilent, type Script, usualDay } from './script.ts';

type Order = City['orders'][number];
type Point = NonNullable<Order['from']>;
type Route = ReturnType<typeof courierRoute>;

/** The way of each order on the road, by id. */
export type Routes = ReadonlyMap<string, Route>;

/** A courier whom the demo simulates. */
export interface Rider {
  id: number;
  city: string;
}

/** What one person does next, as a call of that person. */
export type Step =
  | ChatStep
  | { does: 'accept' | 'price' | 'prepare' | 'ready' | 'hand_over'; storeId: number; orderId: string }
  | { does: 'begin_shift' | 'end_shift'; courierId: number }
  | { does: 'answer_offer'; courierId: number; accepts: boolean }
  | { does: 'fetch'; courierId: number; orderId: string; isTaken: boolean; at: Point | null }
  | { does: 'ride'; courierId: number; at: Point }
  | { does: 'deliver'; courierId: number; orderId: string; isShort: boolean }
  | { does: 'move_parcel'; orderId: string; to: 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' };

/** Metres per second. Couriers of a demo are six times as fast as a motorbike, so that a viewer sees them arrive. */
const metresPerSecond = (25 / 3.6) * 6;
/** Scheduled orders are made this long before their time, in minutes. */
const leadMinutes = 30;
/** Where the rider of a parcel comes from, in degrees. */
const comesFrom = { lat: 0.01, lng: -0.01 };

/**
 * Returns what the people of a demo do now, given the city as a dispatcher sees it: nothing before its time, nothing at a
 * store whose board a person has open, and nothing with an order of a courier who is not one of them. A script says what is
 * different from a usual day. Couriers ride along the routes, and along a street grid where an order has none.
 */
export function nextSteps(
  city: City,
  riders: readonly Rider[],
  pace: Pace,
  { script = usualDay, routes = new Map() }: { script?: Script | undefined; routes?: Routes } = {},
): Step[] {
  const at = Date.parse(city.now);
  const now: Now = {
    at,
    pace,
    script,
    routes,
    riders,
    hasPerson: city.couriers.some(({ id }) => !riders.some((rider) => rider.id === id)),
    loads: new Map(city.couriers.map(({ id, order_ids: orders }) => [id, orders.length])),
  };
  const due = city.orders.filter(({ schedule_at: time }) => !time || Date.parse(time) < at + leadMinutes * 60_000);
  const courierIds = new Set(riders.map(({ id }) => id));
  return [
    ...due.flatMap((order) => stepsOf(order, now)),
    ...chatSteps(city, courierIds, pace).filter((step) => !('storeId' in step && isSilent(script, step.storeId))),
    ...shiftSteps(city, now),
  ];
}

interface Now {
  at: number;
  pace: Pace;
  script: Script;
  routes: Routes;
  riders: readonly Rider[];
  /** Whether a courier who is a real person is on shift. */
  hasPerson: boolean;
  /** How many orders each courier has who is on shift. */
  loads: Map<number, number>;
}

function stepsOf(order: Order, now: Now): Step[] {
  if (order.order_type === 'parcel') return parcelSteps(order, now);
  const isOnItsWay = order.order_status === 'picked_up' || order.order_status === 'handover';
  if (order.order_type === 'delivery' && isOnItsWay) return courierSteps(order, now);
  return order.store && !order.is_board_open ? storeSteps(order, order.store.id, now) : [];
}

function storeSteps(order: Order, storeId: number, { at, pace, script }: Now): Step[] {
  const step = (does: 'accept' | 'price' | 'prepare' | 'ready' | 'hand_over', since: string | null, after: number) =>
    since !== null && secondsSince(since, at) >= after ? [{ does, storeId, orderId: order.id }] : [];
  switch (order.order_status) {
    case 'pending':
      if (isSilent(script, storeId)) return [];
      return order.price_wanted_since !== null
        ? step('price', order.price_wanted_since, pace.answerAfter)
        : step('accept', order.rings_at, pace.answerAfter);
    case 'confirmed':
      return step('prepare', order.since, pace.prepareAfter);
    case 'processing':
      return step('ready', order.since, pace.readyAfter);
    default:
      return step('hand_over', order.since, pace.fetchAfter);
  }
}

/** An order on a counter, or on its way: of one of these couriers, or of none. */
function courierSteps(order: Order, now: Now): Step[] {
  const { at, pace, riders } = now;
  const seconds = secondsSince(order.since, at);
  const own = riders.find(({ id }) => id === order.courier?.id);
  if (order.courier && !own) return [];
  if (order.order_status === 'picked_up') {
    if (!own) return [];
    const isShort = isShortOfCash(now.script, order.id);
    return rideSteps(order, own.id, now, { does: 'deliver', courierId: own.id, orderId: order.id, isShort });
  }
  if (own) return seconds >= pace.fetchAfter ? [fetchBy(own.id, order, true)] : [];
  if (seconds < (now.hasPerson ? pace.leftToPersons : pace.fetchAfter)) return [];
  const courierId = courierWithFewest(order.city, now);
  return courierId === undefined ? [] : [fetchBy(courierId, order, false)];
}

const fetchBy = (courierId: number, { id: orderId, from: at }: Order, isTaken: boolean): Step => ({
  ...{ does: 'fetch', courierId, orderId, isTaken, at },
});

/** The courier of a city with the fewest orders, who has one more from now on. */
function courierWithFewest(city: string, { riders, loads }: Now): number | undefined {
  const ofCity = riders.filter((rider) => rider.city === city);
  const [first] = ofCity.toSorted((one, other) => (loads.get(one.id) ?? 0) - (loads.get(other.id) ?? 0));
  if (first) loads.set(first.id, (loads.get(first.id) ?? 0) + 1);
  return first?.id;
}

/** Derives the position of a courier from the time on the road, so that a restart loses no courier. */
function rideSteps(order: Order, courierId: number | undefined, { at, pace, routes }: Now, end: Step): Step[] {
  const { id, from, to, since } = order;
  const start = from ?? to;
  const route = routes.get(id) ?? (start ? courierRoute(start, to ?? start) : []);
  const metres = routeMetres(route);
  const rideSeconds = Math.min(pace.longestRide, Math.max(pace.shortestRide, metres / metresPerSecond));
  const share = rideSeconds === 0 ? 1 : Math.min(1, secondsSince(since, at) / rideSeconds);
  return [...ridden(courierId, route, metres * share), ...(share === 1 ? [end] : [])];
}

/** A real person says where they are themselves. */
function ridden(courierId: number | undefined, route: Route, metres: number): Step[] {
  if (courierId === undefined || route.length === 0) return [];
  return [{ does: 'ride', courierId, at: pointAlong(route, metres) }];
}

/**
 * A parcel waits for no kitchen: its rider rides to the sender first, and then to the receiver. Couriers have no calls for
 * parcels, so the dispatcher notes the steps.
 */
function parcelSteps(order: Order, now: Now): Step[] {
  const { at, pace, riders } = now;
  const seconds = secondsSince(order.since, at);
  const own = riders.find(({ id }) => id === order.courier?.id);
  const move = (to: 'confirmed' | 'processing' | 'handover' | 'picked_up', isDue: boolean): Step[] =>
    isDue ? [{ does: 'move_parcel', orderId: order.id, to }] : [];
  switch (order.order_status) {
    case 'pending':
      return move('confirmed', order.rings_at !== null && secondsSince(order.rings_at, at) >= pace.answerAfter);
    case 'confirmed':
      return move('processing', seconds >= pace.prepareAfter);
    case 'processing':
      return [
        ...rideToSender(order, own?.id, seconds / pace.readyAfter),
        ...move('handover', seconds >= pace.readyAfter),
      ];
    case 'handover':
      return move('picked_up', seconds >= pace.fetchAfter);
    default:
      return rideSteps(order, own?.id, now, { does: 'move_parcel', orderId: order.id, to: 'delivered' });
  }
}

function rideToSender({ from }: Order, courierId: number | undefined, share: number): Step[] {
  if (!from) return [];
  const route = courierRoute({ lat: from.lat + comesFrom.lat, lng: from.lng + comesFrom.lng }, from);
  return ridden(courierId, route, routeMetres(route) * Math.min(1, share));
}

/**
 * In each city one courier is always on shift, so that a store can hand over. The others end their shift when they have
 * nothing more to do; while orders wait, those on shift look for an offer of the engine.
 */
function shiftSteps({ orders, couriers }: City, { at, riders, script }: Now): Step[] {
  return [...Map.groupBy(riders, ({ city }) => city)].flatMap(([city, ofCity]): Step[] => {
    const working = ofCity.flatMap((rider) => couriers.filter(({ id }) => id === rider.id));
    const [standby] = working;
    if (!standby) return ofCity.slice(0, 1).map(({ id }) => ({ does: 'begin_shift', courierId: id }));
    const waits = orders.some(
      (order) =>
        order.city === city && order.order_type === 'delivery' && !order.courier && order.order_status !== 'pending',
    );
    const answer = (id: number): Step => ({ does: 'answer_offer', courierId: id, accepts: !declines(script, id, at) });
    if (waits) return working.map(({ id }) => answer(id));
    return working
      .filter(({ id, order_ids: own }) => id !== standby.id && own.length === 0)
      .map(({ id }) => ({ does: 'end_shift', courierId: id }));
  });
}

function secondsSince(moment: string, at: number): number {
  return (at - Date.parse(moment)) / 1000;
}
