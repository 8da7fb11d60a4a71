import { isWithinZones } from 'market/access/access.rules';
import type {
  DispatchDecision,
  Ranking,
  RecordedCandidate,
  RecordedExclusion,
} from 'market/dispatch/dispatch.admin.contract';
import { sumOfCost } from 'market/dispatch/dispatch.rules';
import { type AskableCourier, couriersToAsk } from 'market/dispatch/dispatch-by-hand.rules';
import type { RoundInput } from 'market/dispatch/dispatch-plan.rules';
import { type Candidate, type Excluded, exclusionReasons } from 'market/dispatch/dispatch-reasons.rules';
import { rankCouriers } from 'market/dispatch/dispatch-round.rules';
import { awaitingCourier } from 'market/orders/orders-delivery.rules';
import { metresBetween } from 'market/places/places.rules';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import type { Directions } from '#api/providers/maps/directions.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { loadRound } from './load-round.ts';
import {
  type DispatchOrderRow,
  decisionsAbout,
  dispatchOrder,
  mayBeOffered,
  namesOfCouriers,
  offersAbout,
  pastOffersOf,
} from './orders-rounds.data.ts';

type Context = Pick<ApiContext, 'db' | 'now' | 'directions'>;

/** Returns everybody for an order: minutes, cost in parts, and why others are out [OPS-019]. */
export async function rankForOrder(context: Context, staff: AuthorizedOperator, orderId: string): Promise<Ranking> {
  const { db, now } = context;
  const order = await dispatchOrder(db, orderId);
  if (!order || !isWithinZones(staff.zones, order.zone_id)) throw new Refusal('order_not_found');
  const at = now();
  const [{ candidates, excluded, names, askable }, mayOffer] = await Promise.all([
    couriersFor(db, { order, now: at, directions: context.directions }),
    mayBeOffered(db, orderId, at),
  ]);
  const { courier_id: courierId } = order;
  const [next] = couriersToAsk({ to: 'next' }, askable);
  const own = courierId === null ? undefined : (await namesOfCouriers(db, [courierId])).get(courierId);
  return {
    courier: courierId === null ? null : { id: courierId, name: own ?? '' },
    may_assign: awaitingCourier.some((status) => status === order.order_status),
    may_offer: mayOffer,
    next_courier_id: next ?? null,
    candidates: candidates.map((one, index) => ({
      ...withName(recordedCandidate(one), names),
      metres_to_store: Math.round(askable[index]?.metresToStore ?? 0),
      has_offer: askable[index]?.hasOffer ?? false,
    })),
    excluded: excluded.map((one) => withName(recordedExclusion(one), names)),
  };
}

interface RankedOrder {
  order: DispatchOrderRow;
  now: Date;
  directions: Directions;
  /** Whether couriers who were asked before count like others. */
  includesPast?: boolean;
}

/** Ranks all couriers of the city for one order, as if no courier had it. */
export async function couriersFor(db: Connection, { order, now, directions, includesPast = false }: RankedOrder) {
  const round = await loadRound(db, { zoneId: order.zone_id, orders: [order], isAll: true, now, directions });
  const ended = await endsOfOffers(db, order.id);
  const { candidates, excluded } = rankCouriers(includesPast ? withoutPast(round.input) : round.input, order.id);
  const byReason = [...excluded, ...round.excluded].toSorted(
    (one, other) =>
      exclusionReasons.indexOf(other.why) - exclusionReasons.indexOf(one.why) || one.courierId - other.courierId,
  );
  const askable = candidates.map(({ courierId }): AskableCourier => {
    const courier = round.input.couriers.find(({ id }) => id === courierId);
    return {
      courierId,
      metresToStore: courier ? metresBetween(courier.at, order.store) : 0,
      hasOffer: round.couriersWithOffer.has(courierId),
      offeredAt: ended.get(courierId) ?? null,
    };
  });
  return { round, candidates, askable, excluded: byReason, names: round.names };
}

function withoutPast(input: RoundInput): RoundInput {
  return { ...input, orders: input.orders.map((order) => ({ ...order, offeredBefore: [] })) };
}

async function endsOfOffers(db: Connection, orderId: string): Promise<Map<number, Date>> {
  const past = await pastOffersOf(db, [orderId]);
  const inSequence = past.toSorted((one, other) => one.ended_at.getTime() - other.ended_at.getTime());
  return new Map(inSequence.map(({ courier_id: courierId, ended_at: endedAt }) => [courierId, endedAt]));
}

/** Returns why an order went to its courier, and who was asked [OPS-019]. */
export async function explainOrder({ db }: Pick<ApiContext, 'db'>, staff: AuthorizedOperator, orderId: string) {
  await mustBeInOwnZones({ db }, staff, orderId);
  const [decisions, offers] = await Promise.all([decisionsAbout(db, orderId), offersAbout(db, orderId)]);
  const ids = decisions.flatMap(({ candidates, excluded }) =>
    [...candidates, ...excluded].map((one) => one.courier_id),
  );
  const names = await namesOfCouriers(db, [...new Set(ids)]);
  return {
    decisions: decisions.map(
      ({ made_at: at, candidates, excluded, ...decision }): DispatchDecision => ({
        ...decision,
        at: at.toISOString(),
        candidates: candidates.map((one) => withName(one, names)),
        excluded: excluded.map((one) => withName(one, names)),
      }),
    ),
    offers: offers.map(({ made_at: at, ended_at: endedAt, ...offer }) => ({
      ...offer,
      at: at.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
    })),
  };
}

/** Returns a candidate as it is shown and written down. */
export function recordedCandidate(candidate: Candidate): RecordedCandidate {
  const { courierId, cost, minutesToStore, minutesToDoor, metres, load } = candidate;
  return {
    courier_id: courierId,
    minutes_to_store: Math.round(minutesToStore),
    minutes_to_door: Math.round(minutesToDoor),
    metres: Math.max(0, Math.round(metres)),
    load,
    total: sumOfCost(cost),
    cost,
  };
}

export function recordedExclusion({ courierId, why }: Excluded): RecordedExclusion {
  return { courier_id: courierId, why };
}

function withName<Row extends { courier_id: number }>(row: Row, names: ReadonlyMap<number, string>) {
  return { ...row, name: names.get(row.courier_id) ?? '' };
}
