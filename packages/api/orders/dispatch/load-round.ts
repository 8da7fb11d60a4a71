import {
  type AssignedOrder,
  type DispatchCourier,
  type DispatchOrder,
  defaultTerms,
} from 'market/dispatch/dispatch.rules';
import { medianOf, minShiftMinutes, turnOf } from 'market/dispatch/dispatch-fairness.rules';
import { mayAskAgain, sequenceOf } from 'market/dispatch/dispatch-offers.rules';
import type { RoundInput } from 'market/dispatch/dispatch-plan.rules';
import type { Excluded } from 'market/dispatch/dispatch-reasons.rules';
import { hourMilliseconds, minuteMilliseconds } from 'market/values/durations';
import type { Connection } from '#api/db/connection.ts';
import type { Directions } from '#api/providers/maps/directions.ts';
import { partingsOf } from './orders-bundles.data.ts';
import {
  couriersOfZone,
  type DispatchCourierRow,
  type DispatchOrderRow,
  ordersOfCouriers,
  type PastOfferRow,
  pastOffersOf,
} from './orders-rounds.data.ts';
import { roadTravel } from './road-travel.ts';

/** Minutes that rounds assume where an order has none of its own. */
const defaultMinutes = {
  /** From placing to the door, for an order without a promise. */
  promise: 45,
  /** How much later than expected an order with a promise may arrive. */
  tolerance: 10,
  /** From accepting to ready, where the store has said nothing. */
  making: 15,
};

/** What a round is made of, and who cannot be part of it. */
export interface LoadedRound {
  input: RoundInput;
  excluded: Excluded[];
  /** Couriers with an open offer: their next one waits for the answer. */
  couriersWithOffer: ReadonlySet<number>;
  names: ReadonlyMap<number, string>;
}

interface RoundScope {
  zoneId: number;
  orders: readonly DispatchOrderRow[];
  /** Couriers of the whole city. */
  isAll: boolean;
  now: Date;
  directions: Directions;
}

/** Loads the couriers of a zone with their orders and stops around some orders that are to be given. */
export async function loadRound(
  db: Connection,
  { zoneId, orders, isAll, now, directions }: RoundScope,
): Promise<LoadedRound> {
  const couriers = await couriersOfZone(db, { zoneId, isAll });
  const [assigned, offers, partings] = await Promise.all([
    ordersOfCouriers(
      db,
      couriers.map(({ id }) => id),
    ),
    pastOffersOf(
      db,
      orders.map(({ id }) => id),
    ),
    partingsOf(
      db,
      orders.map(({ id }) => id),
    ),
  ]);
  const able = couriers.filter((courier) => !exclusionOf(courier));
  const ids = new Set(orders.map(({ id }) => id));
  const workPerHour = workPerHourOf(able, now);
  const median = medianOf([...workPerHour.values()].flatMap((pay) => pay ?? []));
  const placed = {
    orders: orders.map((order) => ({
      ...orderOf(order, now),
      offeredBefore: offeredBefore(offers, order.id, now),
      partedFrom: partedFrom(partings, order.id),
    })),
    couriers: able.map((row) => {
      const own = assigned.filter((order) => order.courier_id === row.id && !ids.has(order.id));
      return courierOf(row, own, { now, turn: turnOf(workPerHour.get(row.id) ?? null, median) });
    }),
  };
  const travel = await roadTravel(directions, placed);
  return {
    input: { now: secondsOf(now), terms: defaultTerms, travel, ...placed },
    excluded: couriers.flatMap((courier) => exclusionOf(courier) ?? []),
    couriersWithOffer: new Set(able.flatMap(({ id, open_offer: offer }) => (offer === null ? [] : id))),
    names: new Map(couriers.map(({ id, name }) => [id, name])),
  };
}

function exclusionOf({ id: courierId, ...row }: DispatchCourierRow): Excluded | undefined {
  if (row.is_suspended) return { courierId, why: 'suspended' };
  if (row.on_shift_since === null) return { courierId, why: 'off_shift' };
  if (row.is_handing_over) return { courierId, why: 'handing_over' };
  if (!row.is_located || row.lat === null || row.lng === null) return { courierId, why: 'no_position' };
  return undefined;
}

function offeredBefore(offers: readonly PastOfferRow[], orderId: string, now: Date): number[] {
  const ofOrder = offers.filter(({ order_id: id }) => id === orderId);
  return ofOrder
    .filter(({ outcome, ended_at: endedAt }) => !mayAskAgain({ outcome, endedAt }, now))
    .map(({ courier_id: courierId }) => courierId);
}

function partedFrom(partings: readonly { order_id: string; courier_id: number }[], orderId: string): number[] {
  return partings.flatMap(({ order_id: id, courier_id: courierId }) => (id === orderId ? [courierId] : []));
}

/** Work per hour stands for pay per hour: only how couriers compare matters. */
function workPerHourOf(couriers: readonly DispatchCourierRow[], now: Date): Map<number, number | null> {
  return new Map(
    couriers.map(({ id, work_done: work, on_shift_since: since }) => {
      const milliseconds = now.getTime() - (since ?? now).getTime();
      const isTooShort = milliseconds < minShiftMinutes * minuteMilliseconds;
      return [id, isTooShort ? null : work / (milliseconds / hourMilliseconds)];
    }),
  );
}

function orderOf(row: DispatchOrderRow, now: Date): DispatchOrder {
  const { id, store, door, cash, placed_at: placedAt, schedule_at: scheduleAt, expected_at: expectedAt } = row;
  const promise = defaultMinutes.promise * minuteMilliseconds;
  // One for later counts as placed so that it is wanted at its time.
  const countedAt = Math.max(placedAt.getTime(), scheduleAt === null ? 0 : scheduleAt.getTime() - promise);
  const promisedAt = expectedAt
    ? expectedAt.getTime() + defaultMinutes.tolerance * minuteMilliseconds
    : countedAt + promise;
  return {
    id,
    store,
    door: door ?? store,
    cash,
    placedAt: countedAt / 1_000,
    readyAt: readyAt(row, now) / 1_000,
    promisedAt: promisedAt / 1_000,
  };
}

/** A store that is later than it promised is not ready at once: it is at least not ready now. */
function readyAt(row: DispatchOrderRow, now: Date): number {
  if (row.handover_at) return row.handover_at.getTime();
  const usual = (row.confirmed_at ?? now).getTime() + defaultMinutes.making * minuteMilliseconds;
  return Math.max(now.getTime(), row.ready_at?.getTime() ?? usual);
}

function courierOf(
  row: DispatchCourierRow,
  own: readonly DispatchOrderRow[],
  { now, turn }: { now: Date; turn: number },
): DispatchCourier {
  const sequenced = own.map(({ id, order_status: status }) => ({ id, isPickedUp: status === 'picked_up' }));
  const route = sequenceOf(sequenced, row.planned);
  return {
    id: row.id,
    at: { lat: row.lat ?? 0, lng: row.lng ?? 0 },
    leavesAt: secondsOf(now),
    orders: own.map((order): AssignedOrder => ({ ...orderOf(order, now), pickedUpAt: pickedUpAt(order, now) })),
    route,
    // The courier is on the way to the first.
    fixedStops: Math.min(1, route.length),
    cashRoom: row.cash_room,
    isLocked: row.is_locked,
    turn,
  };
}

function pickedUpAt({ order_status: status, picked_up_at: at }: DispatchOrderRow, now: Date): number | null {
  return status === 'picked_up' ? secondsOf(at ?? now) : null;
}

function secondsOf(moment: Date): number {
  return moment.getTime() / 1_000;
}
