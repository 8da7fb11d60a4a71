import type { Fetch } from 'market/calls/client';
import type { City } from 'market/orders/desk/orders-city.contract';
import type { Coordinates } from 'market/places/places.rules';
import { CallRefused, connectSoko, type Soko } from '../../packages/client/soko-client.ts';
import { takeCourierStep } from './couriers.ts';
import { nextSteps, type Rider, type Routes, type Step } from './next-steps.ts';
import { answerRefunds, moveParcel } from './operators.ts';
import type { Pace } from './pace.ts';
import { paceUnder, type Script, usualDay } from './script.ts';
import { takeStoreStep } from './store-staff.ts';

/** A person whom a demo simulates: what their session proves to the API. */
interface Session {
  token: string;
}

/** Everybody whom a demo simulates, signed in. */
export interface Team {
  /** Sees the city and moves parcels. */
  dispatcher: Session;
  /** Answers refunds, also large ones. */
  lead: Session;
  /** Works in all stores. */
  staff: Session;
  couriers: readonly (Rider & Session)[];
}

/** What one round has done, and whether there is more to do soon. */
interface Round {
  steps: number;
  isBusy: boolean;
}

export interface People {
  /** Everybody does what is due now. Skips a step that another caller took first, or that the person may not take. */
  workOnce: () => Promise<Round>;
}

/** Finds the way from a store to a door, as [lat, lng] pairs; empty where it is unknown. */
export type RouteOf = (from: Coordinates, to: Coordinates) => Promise<[lat: number, lng: number][]>;

/** Milliseconds until a step that was refused is tried again, and until refunds are looked at again. */
const restMilliseconds = 10_000;
const refundsMilliseconds = 5_000;

/** The people of a demo, who see and do what the API lets them. They sign in at the first round, and when a session is over. */
export function peopleAtWork(
  call: Fetch,
  signIn: () => Promise<Team>,
  usualPace: Pace,
  { script = usualDay, routeOf = async () => [] }: { script?: Script | undefined; routeOf?: RouteOf | undefined } = {},
): People {
  const pace = paceUnder(script, usualPace);
  let team: SignedInTeam | undefined;
  let refundsAt = 0;
  /** Until when steps rest that were refused. */
  const rests = new Map<string, number>();

  return {
    async workOnce() {
      team ??= signedIn(call, await signIn());
      try {
        return await roundOf(team);
      } catch (error) {
        if (isSessionOver(error)) team = undefined;
        throw error;
      }
    },
  };

  async function roundOf(people: SignedInTeam): Promise<Round> {
    const city = await people.dispatcher.adminCity.show();
    const at = Date.parse(city.now);
    for (const [key, until] of rests) if (until <= at) rests.delete(key);
    let steps = 0;
    for (const step of nextSteps(city, people.riders, pace, { script, routes: await routesOf(city, routeOf) })) {
      if (rests.has(keyOf(step))) continue;
      if (await isTaken(people, step, city.now)) steps += 1;
      else rests.set(keyOf(step), at + restMilliseconds);
    }
    if (at >= refundsAt) {
      refundsAt = at + Math.min(refundsMilliseconds, pace.refundAfter * 1000);
      steps += await answerRefunds(people.lead, at - pace.refundAfter * 1000);
    }
    return { steps, isBusy: city.orders.length + city.chats.length > 0 };
  }
}

async function routesOf({ orders }: City, routeOf: RouteOf): Promise<Routes> {
  const routes = new Map<string, [lat: number, lng: number][]>();
  for (const { id, order_status: status, from, to } of orders) {
    if (status !== 'picked_up' || !from || !to) continue;
    const route = await routeOf(from, to);
    if (route.length > 0) routes.set(id, route);
  }
  return routes;
}

function keyOf(step: Step): string {
  if ('chatId' in step) return `${step.does} ${step.chatId}`;
  return `${step.does} ${'orderId' in step ? step.orderId : step.courierId}`;
}

/** Returns whether a person has taken a step; false where the API refuses it. */
async function isTaken(people: SignedInTeam, step: Step, now: string): Promise<boolean> {
  try {
    await take(people, step, now);
    return true;
  } catch (error) {
    if (error instanceof CallRefused && !isSessionOver(error)) return false;
    throw error;
  }
}

async function take({ staff, dispatcher, courier }: SignedInTeam, step: Step, now: string): Promise<void> {
  if ('storeId' in step) return takeStoreStep(staff, step);
  if ('courierId' in step) return takeCourierStep({ courier: courier(step.courierId), dispatcher, now }, step);
  return moveParcel(dispatcher, step);
}

function isSessionOver(error: unknown): boolean {
  return error instanceof CallRefused && (error.code === 'token_expired' || error.code === 'sign_in_needed');
}

interface SignedInTeam {
  dispatcher: Soko;
  lead: Soko;
  staff: Soko;
  riders: readonly Rider[];
  courier: (id: number) => Soko;
}

function signedIn(call: Fetch, { dispatcher, lead, staff, couriers }: Team): SignedInTeam {
  const connect = ({ token }: Session) => connectSoko({ url: '', token, fetch: call });
  const byId = new Map(couriers.map((courier) => [courier.id, connect(courier)]));
  return {
    dispatcher: connect(dispatcher),
    lead: connect(lead),
    staff: connect(staff),
    riders: couriers,
    courier(id) {
      const courier = byId.get(id);
      if (!courier) throw new Error(`No courier ${id} is in the team`);
      return courier;
    },
  };
}
