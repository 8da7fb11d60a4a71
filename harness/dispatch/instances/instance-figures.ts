import { meanOf, percentile, rideThrough, share, sum } from '../dispatch-figures.ts';
import type { PolicyName, PolicyTerms } from '../dispatch-policies.ts';
import type { Instance } from './read-instance.ts';

/** The measures of the evaluator of `grubhub/mdrplib`. Times are minutes. */
export interface InstanceFigures {
  delivered: number;
  orders: number;
  clickToDoor: number;
  clickToDoorP90: number;
  /** Minutes past the target, on average over all that were delivered. */
  overage: number;
  readyToPickUp: number;
  readyToDoor: number;
  /** Pay of all couriers with the guarantee, for each order that was delivered. */
  payPerOrder: number;
  /** Share of couriers whom the guarantee lifts. */
  guaranteed: number;
  ordersPerHour: number;
  kilometresPerOrder: number;
}

/** Lets a policy work through an instance. Throws if an order is picked up before it is ready or after a shift. */
export function tryInstance(instance: Instance, policy: PolicyName, terms: PolicyTerms = {}): InstanceFigures {
  const { city, targetMinutes } = instance;
  const { ride } = rideThrough(city, policy, terms);
  const runs = [...ride.runs.values()];
  const delivered = runs.flatMap(({ order, courierId, pickedUpAt, doorAt }) => {
    if (pickedUpAt === null || doorAt === null) return [];
    const until = ride.riders.find(({ id }) => id === courierId)?.shift.until ?? 0;
    if (pickedUpAt < order.readyAt) throw new Error(`Order ${order.id} was picked up before it was ready`);
    if (pickedUpAt > until) throw new Error(`Order ${order.id} was picked up after the shift of ${courierId}`);
    return [{ ...order, pickedUpAt, doorAt }];
  });
  const minutes = delivered.map(({ placedAt, doorAt }) => (doorAt - placedAt) / 60);
  const pay = ride.riders.map((rider) => ({
    earned: rider.delivered * instance.payPerOrder,
    guaranteed: rider.shift.hours * instance.guaranteedPerHour,
  }));
  return {
    delivered: delivered.length,
    orders: runs.length,
    clickToDoor: meanOf(minutes),
    clickToDoorP90: percentile(minutes, 0.9),
    overage: meanOf(minutes.map((one) => Math.max(0, one - targetMinutes))),
    readyToPickUp: meanOf(delivered.map(({ readyAt, pickedUpAt }) => (pickedUpAt - readyAt) / 60)),
    readyToDoor: meanOf(delivered.map(({ readyAt, doorAt }) => (doorAt - readyAt) / 60)),
    payPerOrder: sum(pay.map(({ earned, guaranteed }) => Math.max(earned, guaranteed))) / delivered.length,
    guaranteed: share(pay, ({ earned, guaranteed }) => earned < guaranteed),
    ordersPerHour: delivered.length / sum(ride.riders.map(({ shift }) => shift.hours)),
    kilometresPerOrder: sum(ride.riders.map(({ metres }) => metres)) / 1_000 / delivered.length,
  };
}
