import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTerms } from 'market/dispatch/dispatch.rules';
import type { TravelTimes } from 'market/dispatch/dispatch-travel.rules';
import type { Coordinates } from 'market/places/places.rules';
import type { City } from '../simulated-city.ts';

/** An instance of the Meal Delivery Routing Problem, as a city. */
export interface Instance {
  city: City;
  /** Minutes from click to door that are wanted. */
  targetMinutes: number;
  /** What a courier earns for an order, and at least for an hour on shift. */
  payPerOrder: number;
  guaranteedPerHour: number;
}

/** Places of an instance are metres on a plane; a city has degrees. */
const metresPerDegree = 100_000;

/**
 * Reads an instance from its folder, in the format of `grubhub/mdrplib`: text files with tabs, places in metres, times in
 * whole minutes, ways in a straight line that take whole minutes. Half of the minutes at a stop lie before the moment at
 * which the order changes hands. Ready times are exact.
 */
export function readInstance(folder: string): Instance {
  const table = (name: string) => tableOf(readFileSync(join(folder, `${name}.txt`), 'utf8'));
  const [terms = []] = table('instance_parameters');
  const [metresPerMinute = 0, pickUpMinutes = 0, doorMinutes = 0, targetMinutes = 0, , payPerOrder = 0, perHour = 0] =
    terms.map(Number);
  const stores = new Map(table('restaurants').map(([id = '', x, y]) => [id, placeAt(x, y)]));
  const roads: TravelTimes = (from, to) => {
    const metres = Math.hypot(to.lat - from.lat, to.lng - from.lng) * metresPerDegree;
    return { metres, seconds: Math.ceil(metres / metresPerMinute - 1e-9) * 60 };
  };
  const halves = (minutes: number) => ({ before: minutes * 30, after: minutes * 30 });
  const orders = table('orders').map(([id = '', x, y, placed, storeId = '', ready]) => {
    const store = stores.get(storeId);
    if (!store) throw new Error(`Order ${id} in ${folder} is of an unknown restaurant ${storeId}`);
    const [placedAt, readyAt] = [secondsOf(placed), secondsOf(ready)];
    const times = { placedAt, acceptedAt: placedAt, reportedReadyAt: readyAt, readyAt };
    const promisedAt = placedAt + targetMinutes * 60;
    return { id, storeId: numberOf(storeId), store, door: placeAt(x, y), ...times, promisedAt };
  });
  const couriers = table('couriers').map(([id = '', x, y, on, off]) => {
    const [from, until] = [secondsOf(on), secondsOf(off)];
    return { id: numberOf(id), at: placeAt(x, y), from, until, hours: (until - from) / 3_600 };
  });
  const city: City = {
    orders,
    couriers,
    roads,
    trueSeconds: (from, to) => roads(from, to).seconds,
    service: { pick_up: halves(pickUpMinutes), door: halves(doorMinutes) },
    // Everything in an instance happens at whole minutes, and its couriers answer at once.
    terms: {
      ...defaultTerms,
      counterSeconds: pickUpMinutes * 60,
      doorSeconds: doorMinutes * 60,
      roundSeconds: 60,
      offerSeconds: 0,
    },
  };
  return { city, targetMinutes, payPerOrder, guaranteedPerHour: perHour };
}

/** Rows without the first one, which names the columns. */
function tableOf(text: string): string[][] {
  const [, ...rows] = text.trim().split(/\r?\n/u);
  return rows.map((row) => row.split('\t').map((cell) => cell.trim()));
}

function placeAt(x: string | undefined, y: string | undefined): Coordinates {
  return { lat: Number(y) / metresPerDegree, lng: Number(x) / metresPerDegree };
}

function secondsOf(minutes: string | undefined): number {
  return Number(minutes) * 60;
}

/** 12 of 'c12'. */
function numberOf(id: string): number {
  return Number(id.slice(1));
}
