import { type DispatchTerms, defaultTerms, type StopKind } from 'market/dispatch/dispatch.rules';
import { straightTravel, type TravelTimes } from 'market/dispatch/dispatch-travel.rules';
import type { Coordinates } from 'market/places/places.rules';
import { seededRandom } from '../chaos/seeded-random.ts';

/** How much happens in a city. */
export interface Load {
  orders: number;
  couriers: number;
}

/** An order with what only the city knows. */
export interface CityOrder {
  id: string;
  store: Coordinates;
  storeId: number;
  door: Coordinates;
  placedAt: number;
  acceptedAt: number;
  /** When the store has said it will be ready, and when it is. */
  reportedReadyAt: number;
  readyAt: number;
  promisedAt: number;
}

/** A courier and their shift, in seconds. Nothing is picked up after its end. */
export interface CityCourier {
  id: number;
  at: Coordinates;
  from: number;
  until: number;
  /** Hours on shift, for pay and orders per hour. */
  hours: number;
}

/** Seconds that a courier needs at a stop before and after the order changes hands. */
export interface ServiceTime {
  before: number;
  after: number;
}

export interface City {
  orders: CityOrder[];
  couriers: CityCourier[];
  /** The ways as every policy knows them. */
  roads: TravelTimes;
  /** The true seconds of a ride at a time; no policy knows them. */
  trueSeconds: (from: Coordinates, to: Coordinates, at: number, metres: number) => number;
  service: Record<StopKind, ServiceTime>;
  /** The numbers of the engine in this city. */
  terms: DispatchTerms;
}

export const promisedMinutes = 45;

/** A city of 12 by 12 km in Lagos. */
const side = 12_000;
const corner: Coordinates = { lat: 6.42, lng: 3.35 };
const metresPerDegree = 111_195;

/**
 * Returns a city with 60 stores in four clusters and two meals in six hours; the same for the same seed and day. Stores
 * say when an order will be ready in steps of five minutes, and are wrong by some minutes.
 */
export function simulatedCity(seed: number, { orders: orderCount, couriers: courierCount }: Load, day = 0): City {
  const cityRandom = seededRandom(seed);
  const hours = 6;
  const centers = Array.from({ length: 4 }, () => ({
    x: 2_000 + cityRandom() * (side - 4_000),
    y: 2_000 + cityRandom() * (side - 4_000),
  }));
  const near = (random: () => number, index: number, metres: number) => {
    const { x, y } = centers[index] ?? { x: 0, y: 0 };
    return { x: x + normal(random) * metres, y: y + normal(random) * metres };
  };
  const stores = Array.from({ length: 60 }, () => ({
    ...near(cityRandom, Math.floor(cityRandom() * 4), 900),
    weight: Math.exp(normal(cityRandom) * 0.8),
  }));
  // The stores stay where they are; what is ordered differs from day to day.
  const random = day === 0 ? cityRandom : seededRandom(seed * 1_000 + day);
  const times = placingTimes(random, orderCount, hours);
  return {
    orders: times.map((placedAt, index) => cityOrder(random, stores, { placedAt, index })),
    couriers: Array.from({ length: courierCount }, (_, index) => ({
      id: index + 1,
      at: placeAt(near(random, index % 4, 1_500)),
      from: 0,
      until: Number.POSITIVE_INFINITY,
      hours,
    })),
    roads: straightTravel(),
    trueSeconds: (from, to, at, metres) => (metres / (25 / 3.6)) * noiseOf(seed, from, to) * trafficAt(at),
    service: {
      pick_up: { before: 0, after: defaultTerms.counterSeconds },
      door: { before: 0, after: defaultTerms.doorSeconds },
    },
    terms: defaultTerms,
  };
}

interface Store {
  x: number;
  y: number;
  weight: number;
}

function placingTimes(random: () => number, count: number, hours: number): number[] {
  const busyness = (hour: number) =>
    0.35 + 1.3 * Math.exp(-((hour - 1.5) ** 2) / 0.5) + Math.exp(-((hour - 4.5) ** 2) / 0.6);
  const times: number[] = [];
  while (times.length < count) {
    const time = random() * hours * 3_600;
    if (random() * 1.7 < busyness(time / 3_600)) times.push(time);
  }
  return times.sort((one, other) => one - other);
}

function cityOrder(
  random: () => number,
  stores: readonly Store[],
  { placedAt, index }: { placedAt: number; index: number },
): CityOrder {
  const storeId = pickWeighted(random, stores);
  const { x, y } = stores[storeId] as Store;
  const distance = 600 + Math.abs(normal(random)) * 1_900;
  const angle = random() * 2 * Math.PI;
  const minutes = Math.max(5, Math.min(40, 15 + 6 * normal(random)));
  const reportedMinutes = Math.max(5, Math.round((minutes + 3 * normal(random)) / 5) * 5);
  const acceptedAt = placedAt + 60;
  return {
    id: String(index),
    storeId,
    store: placeAt({ x, y }),
    door: placeAt({ x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) }),
    placedAt,
    acceptedAt,
    reportedReadyAt: acceptedAt + reportedMinutes * 60,
    readyAt: acceptedAt + minutes * 60,
    promisedAt: placedAt + promisedMinutes * 60,
  };
}

function pickWeighted(random: () => number, stores: readonly Store[]): number {
  let left = random() * stores.reduce((sum, { weight }) => sum + weight, 0);
  const found = stores.findIndex(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
  return Math.max(0, found);
}

function placeAt({ x, y }: { x: number; y: number }): Coordinates {
  const perDegree = metresPerDegree * Math.cos((corner.lat * Math.PI) / 180);
  return { lat: corner.lat + y / metresPerDegree, lng: corner.lng + x / perDegree };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
}

/** Between 0.8 and 1.25 times the estimate, the same for the same way. */
function noiseOf(seed: number, from: Coordinates, to: Coordinates): number {
  const key = Math.floor((from.lat + 2 * from.lng + 3 * to.lat + 5 * to.lng) * 1e5) ^ seed;
  return 0.8 + seededRandom(key)() * 0.45;
}

/** The two meals are also the hours of traffic. */
function trafficAt(at: number): number {
  const hour = at / 3_600;
  return 0.95 + 0.15 * Math.exp(-((hour - 1.5) ** 2) / 0.5) + 0.15 * Math.exp(-((hour - 4.5) ** 2) / 0.6);
}
