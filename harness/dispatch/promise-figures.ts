import { minutesOnTheWay } from 'market/orders/orders-board.rules';
import {
  latenessOf,
  type OrderPromise,
  promisesAfterEstimate,
  promisesOfReady,
  type StoreHistory,
} from 'market/orders/promises/orders-promises.rules';
import { percentile, requireDelivered, rideThrough, share } from './dispatch-figures.ts';
import { type Load, simulatedCity } from './simulated-city.ts';

/** Shares of orders that came before the two moments that were promised; 0.5 and 0.9 would be exact. */
export interface PromiseShares {
  orders: number;
  beforeP50: number;
  beforeP90: number;
}

/** When the promise was made: once the store has named a time, or at its counter. */
export type PromiseMoment = 'accepted' | 'ready';

/** One order that is over, as its store remembers it. All times are seconds. */
interface Past {
  distanceMetres: number;
  reportedReadyAt: number;
  readyAt: number;
  doorAt: number;
}

/** As in the server: the last orders of a store count. */
const maxPast = 200;

/**
 * Compares what the promises of an order say with what happens, in a simulated city with the engine: stores are learned
 * from day to day, and the days after `learned` count [CUS-01]. `hurried` are the same promises five minutes earlier: a
 * planted fault.
 */
export function promiseFigures({ load, seed, days, learned }: PromiseTrial): Record<PromiseMoment, Compared> {
  const past = new Map<number, Past[]>();
  const promises: Record<PromiseMoment, PromisedAndDone[]> = { accepted: [], ready: [] };
  for (let day = 1; day <= days; day += 1) {
    const city = simulatedCity(seed, load, day);
    const delivered = [...rideThrough(city, 'engine').ride.runs.values()].map(requireDelivered).map((run) => ({
      ...run.order,
      doorAt: run.doorAt,
      distanceMetres: city.roads(run.order.store, run.order.door).metres,
    }));
    for (const order of day > learned ? delivered : []) {
      const history = historyOf(past.get(order.storeId) ?? []);
      for (const moment of ['accepted', 'ready'] as const) {
        const { p50, p90 } = promiseAt(moment, order, history);
        promises[moment].push({ doorAt: order.doorAt, p50: Date.parse(p50) / 1_000, p90: Date.parse(p90) / 1_000 });
      }
    }
    // A day is learned when it is over.
    for (const order of delivered) past.set(order.storeId, [...(past.get(order.storeId) ?? []), order]);
  }
  const compared = (all: readonly PromisedAndDone[]) => ({
    exact: sharesOf(all, 0),
    hurried: sharesOf(all, hurrySeconds),
  });
  return { accepted: compared(promises.accepted), ready: compared(promises.ready) };
}

interface PromiseTrial {
  load: Load;
  seed: number;
  days: number;
  learned: number;
}

export interface Compared {
  exact: PromiseShares;
  hurried: PromiseShares;
}

/** When an order was at the door, and when it was promised; in seconds. */
interface PromisedAndDone {
  doorAt: number;
  p50: number;
  p90: number;
}

const hurrySeconds = 300;

/** Returns whether both shares are within five points of what they promise. */
export function isCalibrated({ beforeP50, beforeP90 }: PromiseShares): boolean {
  return Math.abs(beforeP50 - 0.5) <= 0.05 && Math.abs(beforeP90 - 0.9) <= 0.05;
}

function promiseAt(
  moment: PromiseMoment,
  { distanceMetres, reportedReadyAt, readyAt }: Omit<Past, 'doorAt'>,
  history: StoreHistory,
): OrderPromise {
  const order = {
    orderType: 'delivery',
    distanceMetres,
    scheduleAt: null,
    promises: { ready: null, arrival: null },
  };
  const lateness = latenessOf(history);
  const { arrival } =
    moment === 'accepted'
      ? promisesAfterEstimate(order, { readyAt: momentOf(reportedReadyAt), cause: 'accepted', ...lateness })
      : promisesOfReady(order, momentOf(readyAt), lateness.door);
  if (!arrival) throw new Error('An order without a promise');
  return arrival;
}

/** What the server reads from the orders of a store: see `latenessOfStore`. */
function historyOf(all: readonly Past[]): StoreHistory {
  const last = all.slice(-maxPast);
  const partsOf = (minutes: number[]) => ({ p50: percentile(minutes, 0.5), p90: percentile(minutes, 0.9) });
  return {
    orders: last.length,
    ready: partsOf(last.map(({ readyAt, reportedReadyAt }) => (readyAt - reportedReadyAt) / 60)),
    door: partsOf(last.map((one) => (one.doorAt - one.readyAt) / 60 - minutesOnTheWay(one.distanceMetres))),
    whole: partsOf(last.map((one) => (one.doorAt - one.reportedReadyAt) / 60 - minutesOnTheWay(one.distanceMetres))),
  };
}

function sharesOf(all: readonly PromisedAndDone[], earlier: number): PromiseShares {
  return {
    orders: all.length,
    beforeP50: share(all, ({ doorAt, p50 }) => doorAt <= p50 - earlier),
    beforeP90: share(all, ({ doorAt, p90 }) => doorAt <= p90 - earlier),
  };
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}
