import { giniOf } from 'market/dispatch/dispatch-fairness.rules';
import { type PolicyName, type PolicyTerms, policies } from './dispatch-policies.ts';
import { watchOffers } from './offer-waits.ts';
import { type OrderRun, type Ride, startRide } from './riding-couriers.ts';
import { type City, type Load, promisedMinutes, simulatedCity } from './simulated-city.ts';

/** What a policy reaches with a load: means over all seeds. */
export interface Figures {
  /** Minutes from click to door. */
  mean: number;
  p90: number;
  /** Share of orders at the door within the promise. */
  onTime: number;
  /** Minutes that food stands on the counter, and that a courier stands there, for each order. */
  readyToPickUp: number;
  courierWait: number;
  kilometresPerOrder: number;
  ordersPerHour: number;
  /** Share of orders that were carried with another one. */
  bundled: number;
  /** Of pay per hour on shift. */
  gini: number;
  /** Milliseconds of a round. */
  roundMean: number;
  roundP95: number;
  /** Seconds that an order waited for an offer although a fitting courier was free, at most. */
  maxWait: number;
}

export interface Trial {
  policy: PolicyName;
  load: Load;
  seeds: number;
  terms?: Partial<PolicyTerms>;
}

/** Lets a policy work through the same cities. Throws if an order is not delivered. */
export function tryPolicy({ policy, load, seeds, terms }: Trial): Figures {
  const all = Array.from({ length: seeds }, (_, index) => rideThrough(simulatedCity(index + 1, load), policy, terms));
  const mean = averageOf(all.map(({ ride }) => figuresOf(ride)));
  const rounds = all.flatMap((one) => one.rounds);
  const maxWait = Math.max(0, ...all.flatMap(({ waits }) => waits));
  return { ...mean, roundMean: meanOf(rounds), roundP95: percentile(rounds, 0.95), maxWait };
}

/** A city that a policy has worked through. */
export interface Ridden {
  ride: Ride;
  /** Milliseconds of each round. */
  rounds: number[];
  /** Seconds that orders waited although a fitting courier was free, of those that did. */
  waits: number[];
}

/** Lets a policy work through a city until every order is delivered or all shifts are over. */
export function rideThrough(city: City, policy: PolicyName, terms: PolicyTerms = {}): Ridden {
  const ride = startRide(city);
  const rounds: number[] = [];
  const { onOpen, waits } = watchOffers(ride);
  policies[policy](ride, { onRound: (milliseconds) => rounds.push(milliseconds), onOpen, ...terms });
  return { ride, rounds, waits: waits() };
}

function figuresOf({ runs, riders }: Ride) {
  const delivered = [...runs.values()].map(requireDelivered);
  const minutes = delivered.map(({ order, doorAt }) => (doorAt - order.placedAt) / 60);
  const hours = sum(riders.map(({ shift }) => shift.hours));
  return {
    mean: meanOf(minutes),
    p90: percentile(minutes, 0.9),
    onTime: share(minutes, (one) => one <= promisedMinutes),
    readyToPickUp: meanOf(delivered.map(({ order, pickedUpAt }) => (pickedUpAt - order.readyAt) / 60)),
    courierWait: sum(riders.map(({ waitedSeconds }) => waitedSeconds)) / 60 / delivered.length,
    kilometresPerOrder: sum(riders.map(({ metres }) => metres)) / 1_000 / delivered.length,
    ordersPerHour: delivered.length / hours,
    bundled: share(delivered, ({ isBundled }) => isBundled),
    gini: giniOf(riders.map(({ pay, shift }) => pay / shift.hours)),
  };
}

export function requireDelivered({ order, pickedUpAt, doorAt, isBundled }: OrderRun) {
  if (pickedUpAt === null || doorAt === null) throw new Error(`Order ${order.id} was never delivered`);
  return { order, pickedUpAt, doorAt, isBundled };
}

function averageOf(all: ReturnType<typeof figuresOf>[]): ReturnType<typeof figuresOf> {
  const [first] = all;
  if (!first) throw new Error('No seed, no figures');
  const names = Object.keys(first) as (keyof typeof first)[];
  return Object.fromEntries(names.map((name) => [name, meanOf(all.map((one) => one[name]))])) as typeof first;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}

export function share<One>(all: readonly One[], is: (one: One) => boolean): number {
  return all.filter(is).length / all.length;
}

export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
