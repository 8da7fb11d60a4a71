import type { RouteStop } from 'market/dispatch/dispatch.rules';
import type { TravelTimes } from 'market/dispatch/dispatch-travel.rules';
import type { Coordinates } from 'market/places/places.rules';
import type { City, CityCourier, CityOrder } from './simulated-city.ts';

/** What happened to an order. */
export interface OrderRun {
  order: CityOrder;
  courierId: number | null;
  pickedUpAt: number | null;
  doorAt: number | null;
  /** Whether the courier carried another order on the way. */
  isBundled: boolean;
}

/** A courier on the road. */
export interface Rider {
  id: number;
  shift: Pick<CityCourier, 'from' | 'until' | 'hours'>;
  /** The last stop, and since when the courier is free to leave it. */
  at: Coordinates;
  freeAt: number;
  route: RouteStop[];
  /** The way to the first stop, once the courier is on it. */
  leg: { from: Coordinates; leftAt: number; arrivesAt: number } | null;
  metres: number;
  waitedSeconds: number;
  pay: number;
  delivered: number;
}

/** The city as it goes on: orders, riders, and how far both are. */
export interface Ride {
  city: City;
  runs: Map<string, OrderRun>;
  riders: Rider[];
}

/** A usual pay rule: for each order, and for each kilometre from store to door. */
const pay = { base: 500, perKilometre: 120 };

export function startRide(city: City): Ride {
  const started = { route: [], leg: null, metres: 0, waitedSeconds: 0, pay: 0, delivered: 0 };
  return {
    city,
    runs: new Map(
      city.orders.map((order) => [
        order.id,
        { order, courierId: null, pickedUpAt: null, doorAt: null, isBundled: false },
      ]),
    ),
    riders: city.couriers.map(({ id, at, ...shift }) => ({ id, at, shift, freeAt: shift.from, ...started, route: [] })),
  };
}

export function runOf({ runs }: Ride, orderId: string): OrderRun {
  const run = runs.get(orderId);
  if (!run) throw new Error(`No order ${orderId}`);
  return run;
}

export function placeOf(ride: Ride, { orderId, kind }: RouteStop): Coordinates {
  const { order } = runOf(ride, orderId);
  return kind === 'pick_up' ? order.store : order.door;
}

/** Gives an order to a rider, with the new route. A rider who waits leaves at once. */
export function give(
  ride: Ride,
  rider: Rider,
  { orderId, route, now }: { orderId: string; route: RouteStop[]; now: number },
): void {
  runOf(ride, orderId).courierId = rider.id;
  if (rider.route.length === 0) rider.freeAt = Math.max(rider.freeAt, now);
  rider.route = route;
}

/** Lets all riders ride until `now`. */
export function rideUntil(ride: Ride, now: number): void {
  for (const rider of ride.riders) while (rideToNext(ride, rider, now));
}

/** Returns whether a stop was finished. */
function rideToNext(ride: Ride, rider: Rider, now: number): boolean {
  const [stop] = rider.route;
  // Until the rider leaves, another stop may come first.
  if (!stop || rider.freeAt > now) return false;
  rider.leg ??= legTo(ride, rider, placeOf(ride, stop));
  const { arrivesAt } = rider.leg;
  const endsAt = Math.max(arrivesAt + ride.city.service[stop.kind].before, earliestEnd(ride, stop));
  if (endsAt > now) return false;
  finish(ride, rider, stop, { arrivesAt, endsAt });
  return true;
}

function earliestEnd(ride: Ride, { kind, orderId }: RouteStop): number {
  return kind === 'pick_up' ? runOf(ride, orderId).order.readyAt : 0;
}

/** Roads are as long for the truth as for the engine; how fast they are is not. */
function legTo({ city }: Ride, rider: Rider, to: Coordinates) {
  const { metres } = city.roads(rider.at, to);
  const seconds = city.trueSeconds(rider.at, to, rider.freeAt, metres);
  return { from: rider.at, leftAt: rider.freeAt, arrivesAt: rider.freeAt + seconds };
}

function finish(
  ride: Ride,
  rider: Rider,
  stop: RouteStop,
  { arrivesAt, endsAt }: { arrivesAt: number; endsAt: number },
): void {
  const run = runOf(ride, stop.orderId);
  const to = placeOf(ride, stop);
  const { roads, service } = ride.city;
  rider.metres += roads(rider.at, to).metres;
  rider.at = to;
  rider.leg = null;
  rider.route = rider.route.slice(1);
  rider.freeAt = endsAt + service[stop.kind].after;
  if (stop.kind === 'pick_up') {
    rider.waitedSeconds += endsAt - service.pick_up.before - arrivesAt;
    run.pickedUpAt = endsAt;
    const aboard = rider.route.filter(
      ({ kind, orderId }) => kind === 'door' && runOf(ride, orderId).pickedUpAt !== null,
    );
    if (aboard.length > 1) for (const { orderId } of aboard) runOf(ride, orderId).isBundled = true;
    return;
  }
  run.doorAt = endsAt;
  rider.delivered += 1;
  rider.pay += pay.base + (pay.perKilometre * roads(run.order.store, run.order.door).metres) / 1_000;
}

/** Where a rider is and from when on they can leave, as the positions of the phone show it. */
export function positionAt(ride: Ride, rider: Rider, now: number): { at: Coordinates; leavesAt: number } {
  const { leg } = rider;
  const [stop] = rider.route;
  if (!leg || !stop || leg.leftAt >= now) return { at: rider.at, leavesAt: Math.max(now, rider.freeAt) };
  const share = Math.min(1, (now - leg.leftAt) / Math.max(1, leg.arrivesAt - leg.leftAt));
  const to = placeOf(ride, stop);
  return {
    at: { lat: leg.from.lat + (to.lat - leg.from.lat) * share, lng: leg.from.lng + (to.lng - leg.from.lng) * share },
    leavesAt: now,
  };
}

/** When an order will be ready, as far as it is known: a store corrects itself when the time is over, and says when it is. */
export function knownReadyAt({ reportedReadyAt, readyAt }: CityOrder, now: number): number {
  if (readyAt <= now) return readyAt;
  return Math.max(reportedReadyAt, now + 120);
}

/**
 * Returns when and where a rider will have finished a route, by estimated times, when the last order of it is picked up
 * (0 if none is), and when the rider comes to the store of each order.
 */
export function endOfRoute(
  ride: Ride,
  rider: Rider,
  { now, travel, route = rider.route }: { now: number; travel: TravelTimes; route?: readonly RouteStop[] },
) {
  const { at, leavesAt } = positionAt(ride, rider, now);
  const arrivedAt = new Map<string, number>();
  const end = route.reduce(
    (known, stop) => {
      const place = placeOf(ride, stop);
      const { before, after } = ride.city.service[stop.kind];
      const arrivesAt = known.freeAt + travel(known.at, place).seconds;
      const ready = stop.kind === 'pick_up' ? knownReadyAt(runOf(ride, stop.orderId).order, now) : 0;
      if (stop.kind === 'pick_up') arrivedAt.set(stop.orderId, arrivesAt);
      const endsAt = Math.max(arrivesAt + before, ready);
      const lastPickUpAt = stop.kind === 'pick_up' ? endsAt : known.lastPickUpAt;
      return { at: place, freeAt: endsAt + after, lastPickUpAt };
    },
    { at, freeAt: leavesAt, lastPickUpAt: 0 },
  );
  return { ...end, arrivedAt };
}
