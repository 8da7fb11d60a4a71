import { bestInsertion, type Insertion, without } from './dispatch-insertion.rules.ts';
import {
  costOf,
  courierWith,
  metresBetweenStores,
  type Plan,
  pickUpOf,
  placeOfCourier,
  timesOf,
  turnIn,
} from './dispatch-plan.rules.ts';

/** Less is not improvement: sums of floating-point numbers differ by their sequence. */
const minGain = 1e-6;

/** The couriers that are considered for each open order. */
export type Candidates = readonly (readonly number[])[];

/** Gives every open order to the courier for whom it costs least, the most urgent order first. */
export function insertAll(plan: Plan, candidates: Candidates): void {
  const urgent = plan.open.toSorted((one, other) => urgencyOf(plan, one) - urgencyOf(plan, other) || one - other);
  for (const order of urgent) insertBest(plan, order, candidates[order] ?? []);
}

function urgencyOf({ orders }: Plan, order: number): number {
  return orders[order]?.readyAt ?? 0;
}

interface Found extends Insertion {
  courier: number;
}

/** Returns who takes an order at the least cost, the turn included. */
export function cheapest(plan: Plan, order: number, couriers: readonly number[]): Found | undefined {
  let best: Found | undefined;
  for (const courier of couriers) {
    const insertion = bestInsertion(plan, courier, order);
    if (!insertion) continue;
    const added = insertion.added + turnIn(plan, courier);
    if (best === undefined || added < best.added) best = { ...insertion, added, courier };
  }
  return best;
}

function insertBest(plan: Plan, order: number, couriers: readonly number[]): boolean {
  const best = cheapest(plan, order, couriers);
  if (best) plan.routes[best.courier] = best.route;
  return best !== undefined;
}

/**
 * Makes the plan cheaper by moves of one order, of two orders of neighbouring stores together, and swaps of two orders,
 * until nothing helps or the tries are used up. Never makes it dearer.
 */
export function localSearch(plan: Plan, candidates: Candidates): void {
  const limit = plan.tries + plan.terms.maxTries;
  const isOver = () => plan.tries >= limit;
  const neighbours = neighboursOf(plan);
  while (!isOver() && (moveAll(plan, candidates, neighbours, isOver) || swapAll(plan, candidates, isOver)));
}

/**
 * Gives an order to a courier who has nothing to do and is at the store clearly before the one who is planned, but not
 * before it is ready: no order waits for a busy courier while one is free, however far. `now` is in seconds.
 */
export function sendFreeCouriers(plan: Plan, now: number): void {
  const urgent = plan.open.toSorted((one, other) => urgencyOf(plan, one) - urgencyOf(plan, other) || one - other);
  for (const order of urgent) {
    const planned = courierWith(plan, order);
    if (planned === undefined) continue;
    const { readyAt } = plan.orders[order] as { readyAt: number };
    const times = timesOf(plan, planned, plan.routes[planned] as number[]);
    const arrivesAt = times.find(({ stop }) => stop === pickUpOf(order))?.arrivesAt ?? now;
    const arrivalOf = (courier: number) => now + plan.seconds(placeOfCourier(plan, courier), pickUpOf(order));
    const [first] = [...plan.couriers.keys()]
      .filter((courier) => plan.routes[courier]?.length === 0 && (plan.couriers[courier]?.leavesAt ?? 0) <= now)
      .filter((courier) => arrivalOf(courier) >= readyAt && arrivalOf(courier) < arrivesAt - plan.terms.soonerSeconds)
      .sort((one, other) => arrivalOf(one) - arrivalOf(other) || one - other);
    const insertion = first === undefined ? undefined : bestInsertion(plan, first, order);
    if (first === undefined || !insertion) continue;
    plan.routes[planned] = without(plan.routes[planned] as number[], order);
    plan.routes[first] = insertion.route;
  }
}

/** Moves every order once; returns whether one of the moves has helped. */
function moveAll(plan: Plan, candidates: Candidates, neighbours: readonly number[][], isOver: () => boolean): boolean {
  let isBetter = false;
  for (const order of plan.open) {
    const couriers = candidates[order] ?? [];
    if (isOver()) return isBetter;
    isBetter = moveOrder(plan, order, couriers) || isBetter;
    for (const other of neighbours[order] ?? []) {
      isBetter = (!isOver() && moveTogether(plan, [order, other], couriers)) || isBetter;
    }
  }
  return isBetter;
}

/** Pairs of open orders whose stores are near each other; each pair once. */
function neighboursOf(plan: Plan): number[][] {
  const { open, terms } = plan;
  return open.map((order) =>
    open
      .filter((other) => other > order && metresBetweenStores(plan, order, other) <= terms.neighbourMetres)
      .slice(0, 4),
  );
}

/** Takes orders out, has them put in again, and goes back if that is not cheaper. */
function tryChange(plan: Plan, orders: readonly number[], change: () => boolean): boolean {
  const before = [...plan.routes];
  for (const order of orders) {
    const courier = courierWith(plan, order);
    if (courier === undefined) continue;
    plan.routes[courier] = without(plan.routes[courier] as number[], order);
  }
  if (change() && gainSince(plan, before, orders) > minGain) return true;
  before.forEach((route, courier) => {
    plan.routes[courier] = route;
  });
  return false;
}

/** Only routes that changed are evaluated; an order keeps counting the turn of who has it. */
function gainSince(plan: Plan, before: readonly number[][], orders: readonly number[]): number {
  return before.reduce((gain, route, courier) => {
    const now = plan.routes[courier] as number[];
    if (route === now) return gain;
    const turns = (given: readonly number[]) =>
      orders.filter((order) => given.includes(order * 2 + 1)).length * turnIn(plan, courier);
    return gain + costOf(plan, courier, route) + turns(route) - costOf(plan, courier, now) - turns(now);
  }, 0);
}

function moveOrder(plan: Plan, order: number, couriers: readonly number[]): boolean {
  // An order without a courier was tried already, and others only leave room for it when they end.
  if (courierWith(plan, order) === undefined) return insertBest(plan, order, couriers);
  return tryChange(plan, [order], () => insertBest(plan, order, couriers));
}

function moveTogether(plan: Plan, [one, other]: readonly [number, number], couriers: readonly number[]): boolean {
  const [with1, with2] = [courierWith(plan, one), courierWith(plan, other)];
  if (with1 === undefined || with2 === undefined || with1 === with2) return false;
  return [with1, with2, ...couriers.slice(0, 3)].some((courier) =>
    tryChange(plan, [one, other], () => insertBest(plan, one, [courier]) && insertBest(plan, other, [courier])),
  );
}

/** Swaps orders of two couriers who both candidates both. */
function swapAll(plan: Plan, candidates: Candidates, isOver: () => boolean): boolean {
  const holders = plan.open.map((order) => courierWith(plan, order));
  let isBetter = false;
  for (const one of plan.open) {
    for (const other of plan.open) {
      if (isOver()) return isBetter;
      if (other <= one || !maySwap(candidates, holders, one, other)) continue;
      const [with1, with2] = [holders[one] as number, holders[other] as number];
      const isSwapped = tryChange(
        plan,
        [one, other],
        () => insertBest(plan, one, [with2]) && insertBest(plan, other, [with1]),
      );
      if (isSwapped) [holders[one], holders[other]] = [with2, with1];
      isBetter = isSwapped || isBetter;
    }
  }
  return isBetter;
}

/** Swapping is tried with the couriers who are nearest to a store. */
const nearEnough = 8;

function maySwap(
  candidates: Candidates,
  holders: readonly (number | undefined)[],
  one: number,
  other: number,
): boolean {
  const [with1, with2] = [holders[one], holders[other]];
  if (with1 === undefined || with2 === undefined || with1 === with2) return false;
  const reaches = (order: number, courier: number) => candidates[order]?.slice(0, nearEnough).includes(courier);
  return reaches(one, with2) === true && reaches(other, with1) === true;
}
