import type { Pace } from './pace.ts';

/** What may be different from a usual day in a demo. */
const scriptEvents = ['rush', 'rain', 'silent-stores', 'declined-offers', 'short-cash'] as const;
export type ScriptEvent = (typeof scriptEvents)[number];

/** Returns the parts of a list such as `rush, rain`; none without a list. */
export function scriptEventsIn(list = ''): string[] {
  return list ? list.split(',').map((part) => part.trim()) : [];
}

export function isScriptEvent(word: string): word is ScriptEvent {
  return scriptEvents.some((event) => event === word);
}

/** The day that the people of a demo play. The same seed makes the same stores silent and the same offers declined. */
export interface Script {
  events: readonly ScriptEvent[];
  seed: number;
}

export const usualDay: Script = { events: [], seed: 1 };

/** How many times as long kitchens take in a rush, and couriers in the rain. */
const slower = { rush: 2.5, rain: 2 };
/** One store in five is silent, one offer in three is declined, and one customer in four is short of cash. */
const stores = 5;
const offers = 3;
const customers = 4;

/** Returns the pace of a day: kitchens take longer in a rush, couriers in the rain. */
export function paceUnder({ events }: Script, pace: Pace): Pace {
  const kitchen = events.includes('rush') ? slower.rush : 1;
  const road = events.includes('rain') ? slower.rain : 1;
  return {
    ...pace,
    prepareAfter: pace.prepareAfter * kitchen,
    readyAfter: pace.readyAfter * kitchen,
    fetchAfter: pace.fetchAfter * road,
    shortestRide: pace.shortestRide * road,
    longestRide: pace.longestRide * road,
  };
}

/** Returns whether the orders of a store stay unanswered. */
export function isSilent({ events, seed }: Script, storeId: number): boolean {
  return events.includes('silent-stores') && mixed(seed, storeId) % stores === 0;
}

/** Returns whether a courier declines what is offered within this minute, given in milliseconds since 1970. */
export function declines({ events, seed }: Script, courierId: number, at: number): boolean {
  return events.includes('declined-offers') && mixed(mixed(seed, courierId), Math.floor(at / 60_000)) % offers === 0;
}

/** Returns whether the customer of an order has only half of its cash. */
export function isShortOfCash({ events, seed }: Script, orderId: string): boolean {
  return events.includes('short-cash') && mixed(seed, Number(orderId)) % customers === 0;
}

/** A whole number from 0 that looks random and is the same for the same two numbers. */
function mixed(seed: number, value: number): number {
  let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
