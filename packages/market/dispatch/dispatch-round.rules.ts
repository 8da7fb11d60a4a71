import { type CostParts, type DispatchCourier, noCost, type RouteStop, sumOfCost } from './dispatch.rules.ts';
import {
  bestInsertion,
  type Insertion,
  infeasibilityOf,
  makesOtherLate,
  nearestCouriers,
  without,
} from './dispatch-insertion.rules.ts';
import {
  costDifference,
  costPartsOf,
  courierWith,
  doorOf,
  isDoor,
  metresOf,
  openPlan,
  orderOfStop,
  type Plan,
  pickUpOf,
  placeOfCourier,
  type RoundInput,
  timesOf,
  turnIn,
} from './dispatch-plan.rules.ts';
import { type Candidate, type Excluded, type Reason, reasonOf } from './dispatch-reasons.rules.ts';
import { insertAll, localSearch, sendFreeCouriers } from './dispatch-search.rules.ts';

/** What a round has found for an order. */
export interface Choice {
  orderId: string;
  /** Null while no courier can have it. */
  courierId: number | null;
  /** When the offer has to be made at the latest, so that the courier is at the store in time. */
  askAt: number;
  /** Whether that is before the next round: any other order is planned again then. */
  isDue: boolean;
  /** The stops of the courier with this order, without orders that are only offered. */
  route: RouteStop[];
  /** Of an order that is due: everybody who can have it, the best first, and who cannot. */
  candidates: Candidate[];
  excluded: Excluded[];
  reason: Reason | null;
}

/** What a round has decided. */
export interface Round {
  choices: Choice[];
  /** Routes that were evaluated. */
  tries: number;
}

/**
 * Plans all open orders together: each into the route where it costs least, then moves and swaps while they help. Only
 * what has to be asked before the next round is decided [OPS-019].
 */
export function decideRound(input: RoundInput): Round {
  const plan = openPlan(input);
  const candidates = plan.open.map((order) => nearestCouriers(plan, order));
  insertAll(plan, candidates);
  localSearch(plan, candidates);
  sendFreeCouriers(plan, input.now);
  return { choices: plan.open.map((order) => choiceOf(plan, order, input)), tries: plan.tries };
}

/** A candidate with the stops that they would have with the order. */
export interface RankedCandidate extends Candidate {
  route: RouteStop[];
}

/** Everybody for one order, the best first, and who cannot have it. */
export interface CourierRanking {
  candidates: RankedCandidate[];
  excluded: Excluded[];
}

/** Returns everybody for one order, the best first, as if it were to be given now, and who cannot have it [OPS-019]. */
export function rankCouriers(input: RoundInput, orderId: string): CourierRanking {
  const plan = openPlan(input);
  const order = plan.orders.findIndex(({ id }) => id === orderId);
  if (order === -1) return { candidates: [], excluded: [] };
  const others = plan.open.filter((open) => open !== order);
  const candidates = plan.open.map((open) => (others.includes(open) ? nearestCouriers(plan, open) : []));
  insertAll(plan, candidates);
  const { candidates: ranked, excluded } = rankingOf(plan, order, input.now);
  const certain = (route: readonly number[]) => route.filter((stop) => isCertain(plan, stop, order));
  return {
    candidates: ranked.map(({ route, ...one }) => ({
      ...one,
      route: certain(route).map((stop) => stopOf(plan, stop)),
    })),
    excluded,
  };
}

function choiceOf(plan: Plan, order: number, { now, terms }: RoundInput): Choice {
  const { id: orderId, readyAt } = plan.orders[order] as { id: string; readyAt: number };
  const courier = courierWith(plan, order);
  const nobody = { orderId, courierId: null, askAt: readyAt - terms.aheadSeconds, isDue: false, route: [] };
  if (courier === undefined)
    return { ...nobody, candidates: [], excluded: rankingOf(plan, order, now).excluded, reason: null };
  const askAt = leaveBy(plan, courier, order) - terms.offerSeconds;
  const isDue = askAt < now + terms.roundSeconds;
  const route = (plan.routes[courier] as number[]).filter((stop) => isCertain(plan, stop, order));
  const { candidates: ranked, excluded } = isDue
    ? rankingOf(plan, order, now, courier)
    : { candidates: [], excluded: [] };
  const candidates = ranked.map(({ route: _route, ...candidate }) => candidate);
  const [first, ...rest] = candidates;
  return {
    orderId,
    courierId: idOf(plan, courier),
    askAt,
    isDue,
    route: route.map((stop) => stopOf(plan, stop)),
    candidates,
    excluded,
    reason: first ? reasonOf([first, ...rest]) : null,
  };
}

/**
 * Returns when the courier has to leave for the store to be there when the order is ready, or as soon as possible. A
 * courier who fetches other orders there has to know before leaving for the first of them.
 */
function leaveBy(plan: Plan, courier: number, order: number): number {
  const stops = timesOf(plan, courier, plan.routes[courier] as number[]);
  const index = stops.findIndex(({ stop }) => stop === pickUpOf(order));
  const isElsewhere = ({ stop }: { stop: number }) => isDoor(stop) || plan.metres(stop, pickUpOf(order)) >= 1;
  const first = stops[stops.slice(0, index).findLastIndex(isElsewhere) + 1];
  if (!first) throw new Error('An order whose courier does not fetch it');
  const { readyAt } = plan.orders[order] as { readyAt: number };
  const seconds = first.arrivesAt - first.leavesAt + plan.terms.earlySeconds;
  return Math.max(first.leavesAt, readyAt - seconds);
}

function isCertain(plan: Plan, stop: number, order: number): boolean {
  return orderOfStop(stop) === order || orderOfStop(stop) >= plan.open.length;
}

function stopOf({ orders }: Plan, stop: number): RouteStop {
  const { id: orderId } = orders[orderOfStop(stop)] as { id: string };
  return { orderId, kind: isDoor(stop) ? 'door' : 'pick_up' };
}

function idOf({ couriers }: Plan, courier: number): number {
  return (couriers[courier] as DispatchCourier).id;
}

/** Everybody with an order that is taken out of the plan; the one whom the whole plan has chosen comes first. */
function rankingOf(plan: Plan, order: number, now: number, chosen?: number) {
  const planned = plan.routes;
  const routes = planned.map((route) => without(route, order));
  const alone = { ...plan, routes };
  const candidates: (Candidate & { courier: number; route: number[] })[] = [];
  const excluded: Excluded[] = [];
  for (const courier of routes.keys()) {
    const why = infeasibilityOf(alone, courier, order);
    const insertion = why ? undefined : bestInsertion(alone, courier, order);
    if (why) excluded.push({ courierId: idOf(plan, courier), why });
    if (insertion)
      candidates.push({ courier, route: insertion.route, ...candidateOf(alone, { courier, order, now }, insertion) });
  }
  const rank = ({ courier, cost }: { courier: number; cost: CostParts }) =>
    courier === chosen ? Number.NEGATIVE_INFINITY : sumOfCost(cost);
  const ranked = candidates.toSorted((one, other) => rank(one) - rank(other) || one.courierId - other.courierId);
  return { candidates: ranked.map(({ courier: _courier, ...candidate }) => candidate), excluded };
}

interface PossiblePair {
  courier: number;
  order: number;
  now: number;
}

function candidateOf(plan: Plan, { courier, order, now }: PossiblePair, { route }: Insertion): Candidate {
  const before = plan.routes[courier] as number[];
  const cost = { ...costDifference(costPartsOf(plan, courier, before), costPartsOf(plan, courier, route)) };
  const times = timesOf(plan, courier, route);
  const minutesTo = (stop: number) => ((times.find((one) => one.stop === stop)?.arrivesAt ?? now) - now) / 60;
  return {
    courierId: idOf(plan, courier),
    cost: { ...noCost, ...cost, turn: turnIn(plan, courier) },
    minutesToStore: minutesTo(pickUpOf(order)),
    minutesToDoor: minutesTo(doorOf(order)),
    metres: metresOf(plan, courier, route) - metresOf(plan, courier, before),
    load: before.filter(isDoor).length,
    minutesToStoreFirst: minutesToStoreFirst(plan, { courier, order, now }),
    isAtSameStore: before.some((stop) => !isDoor(stop) && plan.metres(stop, pickUpOf(order)) < 1),
  };
}

function minutesToStoreFirst(plan: Plan, { courier, order, now }: PossiblePair): number | null {
  const hasOthers = (plan.routes[courier] as number[]).length > 0;
  if (!hasOthers || !makesOtherLate(plan, courier, order)) return null;
  const { leavesAt } = plan.couriers[courier] as DispatchCourier;
  return (leavesAt + plan.seconds(placeOfCourier(plan, courier), pickUpOf(order)) - now) / 60;
}
