import { type DispatchCourier, defaultTerms, type OpenOrder } from 'market/dispatch/dispatch.rules';
import { decideRound } from 'market/dispatch/dispatch-round.rules';
import { straightTravel } from 'market/dispatch/dispatch-travel.rules';
import { percentile } from './dispatch-figures.ts';
import { type CityOrder, simulatedCity } from './simulated-city.ts';

/** Measures rounds of 200 open orders and 100 couriers, of whom half carry an order. */
export function measureFullRound(rounds = 40): { p50: number; p95: number } {
  const milliseconds = Array.from({ length: rounds }, (_, seed) => {
    const input = fullRound(seed + 1);
    const beganAt = performance.now();
    decideRound(input);
    return performance.now() - beganAt;
  });
  return { p50: percentile(milliseconds, 0.5), p95: percentile(milliseconds, 0.95) };
}

function fullRound(seed: number) {
  const city = simulatedCity(seed, { orders: 250, couriers: 100 });
  const now = 3_600;
  // All of them at once, as at the worst moment.
  const atOnce = ({ id, store, door, reportedReadyAt, placedAt }: CityOrder): OpenOrder => {
    const placed = now - 600 + (Number(id) % 10) * 60;
    const readyAt = placed + reportedReadyAt - placedAt;
    return { id, store, door, placedAt: placed, readyAt, promisedAt: placed + 45 * 60, cash: 0, offeredBefore: [] };
  };
  const orders = city.orders.map(atOnce);
  const couriers = city.couriers.map(({ id, at }, index): DispatchCourier => {
    const carried = orders[200 + index];
    return {
      id,
      at,
      leavesAt: now,
      orders: carried ? [{ ...carried, pickedUpAt: now - 120 }] : [],
      route: carried ? [{ orderId: carried.id, kind: 'door' }] : [],
      fixedStops: 0,
      cashRoom: null,
      turn: 0,
    };
  });
  return { now, orders: orders.slice(0, 200), couriers, travel: straightTravel(), terms: defaultTerms };
}
