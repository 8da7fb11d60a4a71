import { setTimeout as sleep } from 'node:timers/promises';
import type { TestStore } from '../../chaos/shoppers.ts';
import type { OpenMarket } from '../open-market.ts';
import type { Person } from '../staff-of-day.ts';
import type { DemoCity } from './demo-city.ts';

/** A rider whom the day plays, not one of those of the demo. */
export interface Rider extends Person {
  courierId: number;
}

/** What the twelve incidents happen in. */
export interface CityOfDay extends DemoCity {
  people: OpenMarket;
  /** Those of `ownRiders` who are free. */
  riders: Rider[];
  /** All riders whom the day plays. */
  ownRiders: readonly Rider[];
  /** Stores where the crowd does not order, one for each incident that needs one. */
  apart: TestStore[];
}

/** Something that goes wrong on a day: found by what the consoles show, and cured by calls that they make. */
export interface Incident {
  name: string;
  /** Makes it happen. */
  plant: () => Promise<void>;
  /** What the consoles show to an operator, in words; undefined while they show nothing. */
  alarm: (operator: Person) => Promise<string | undefined>;
  /** What an operator does about it, with a second one where it takes two; returns that in words. */
  cure: (operator: Person, other: Person) => Promise<string>;
  /** What is left to do for others, such as the rider who rides on; ends once the incident is over. */
  end?: () => Promise<void>;
}

/** Takes a rider who is free, or the next one who will be; put back by adding to `riders`. */
export function freeRider({ riders }: CityOfDay): Promise<Rider> {
  return until('a free rider', async () => riders.shift(), 600);
}

/** Waits until a read gives something; fails with the name of what did not come. */
export async function until<Found>(
  name: string,
  read: () => Promise<Found | undefined>,
  seconds = 120,
): Promise<Found> {
  for (let tries = 0; tries < seconds * 2; tries++) {
    const found = await read();
    if (found !== undefined) return found;
    await sleep(500);
  }
  throw new Error(`${name} did not come within ${seconds} seconds`);
}
