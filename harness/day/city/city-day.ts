import { setTimeout as sleep } from 'node:timers/promises';
import { breachesIn } from '../../chaos/find-breaches-after-chaos.ts';
import { hireRider, openMarket } from '../open-market.ts';
import { type MarketOfDay, type Person, staffOfDay } from '../staff-of-day.ts';
import { type Crowd, placeOrders } from './crowd.ts';
import type { DemoCity } from './demo-city.ts';
import { angryCustomer, stuckPayout, wrongPrice } from './desk-incidents.ts';
import { closedRoad, rain, shortCash, wrongCode } from './door-incidents.ts';
import { type CityOfDay, type Incident, until } from './incident.ts';
import { doubleBooking, fullZone, providerAway, silentStore, stolenPhone } from './order-incidents.ts';

/** How many orders the crowd places, and how fast. */
export interface CityPlan {
  count: number;
  perMinute: number;
}

/** What became of an incident. */
interface Course {
  incident: Incident;
  /** Milliseconds since 1970; 0 until it is planted. */
  plantedAt: number;
  state: 'planned' | 'planted' | 'being cured' | 'cured' | 'failed';
  words: string[];
}

/** Stores where the crowd does not order. */
const apartCount = 10;
/** Longer than the latest alarm, which comes after ten minutes. */
const maxMinutes = 25;

/**
 * Plays a busy day of a city with twelve incidents, which two operators find by their consoles and cure by calls. Returns
 * what is wrong at its end: an incident that was not found or not cured, an order that did not end, books that do not add up.
 */
export async function playCityDay(demo: DemoCity, market: MarketOfDay, plan: CityPlan, report: (line: string) => void) {
  const { city, operators, angry } = await openCity(demo, market);
  const [first, second] = operators;
  const ignored = silentStore(city);
  const courses = incidentsOf(city, angry).map(
    (incident): Course => ({ incident, plantedAt: 0, state: 'planned', words: [] }),
  );
  const start = Date.now();
  const [crowd] = await Promise.all([
    placeOrders(city.base, demo.stores.slice(apartCount), plan),
    ignored.plant(),
    ...courses.map((course) => plant(course, report)),
    watch(first, second, courses, report),
    watch(second, first, courses, report),
  ]);
  const faults = courses
    .filter(({ state }) => state !== 'cured')
    .map(({ incident, state, words }) => {
      return `${incident.name}: ${state}${words.length > 0 ? `, ${words.join('; ')}` : ''}`;
    });
  report(wordsOf(crowd));
  const left = await ordersLeft(first);
  report(`${((Date.now() - start) / 60_000).toFixed(1)} minutes; ${left.length} orders have not ended`);
  const isIgnoredSeen = (await ignored.alarm(first)) !== undefined;
  report(`${isIgnoredSeen ? '✓' : '✗'} control: a silent store that nobody looks after is still an alarm`);
  if (!isIgnoredSeen) faults.push('the control is no alarm');
  // That of the control is left on purpose.
  if (left.length !== 1) faults.push(`not the order of the control alone is left, but: ${left.join(', ')}`);
  if (crowd.orderIds.length < plan.count) faults.push(`only ${crowd.orderIds.length} orders were placed`);
  for (const { invariant, breach, subject } of await breachesIn(city.databaseUrl))
    faults.push(`${invariant} ${breach}: ${subject}`);
  return { faults, cured: courses.filter(({ state }) => state === 'cured').length, of: courses.length };
}

function incidentsOf(city: CityOfDay, angry: Person): Incident[] {
  return [
    silentStore(city),
    stolenPhone(city),
    wrongCode(city),
    shortCash(city),
    rain(city),
    providerAway(city),
    doubleBooking(city),
    wrongPrice(city),
    closedRoad(city),
    angryCustomer(city, angry),
    stuckPayout(city),
    fullZone(city),
  ];
}

/** Opens a store of its own in the demo, with riders and operators besides those of the demo. */
async function openCity(demo: DemoCity, market: MarketOfDay) {
  const people = await openMarket(market, () => {});
  const { signUp, signIn, anyone } = staffOfDay(market);
  const riders = [{ ...people.rider, courierId: people.courierId }];
  for (const [index, name] of ['Bala Garba', 'Sunday Eze', 'Femi Ojo'].entries()) {
    const account = {
      name,
      does: 'rider',
      phone: people.phoneOf(7 + index),
      email: `${name.split(' ')[0]}@example.com`,
    };
    riders.push(await hireRider({ anyone, signIn, owner: people.owner }, account));
  }
  const phone = people.phoneOf(0).replace('8031', '8032');
  const angry = await signUp({ name: 'Ngozi Ude', does: 'customer', email: 'ngozi@example.com', phone });
  const { version } = await operatorOf(people.owner, people.support);
  const body = { roles: ['lead' as const], zone_ids: null, version };
  await people.owner.soko.adminAccess.changeRoles({ params: { account_id: people.support.accountId }, body });
  await market.untilCachesEnd();
  const city: CityOfDay = {
    ...{ ...demo, people, riders, apart: demo.stores.slice(0, apartCount) },
    ownRiders: [...riders],
  };
  const operators: [Person, Person] = [people.owner, people.support];
  return { city, operators, angry };
}

async function operatorOf({ soko }: Person, { accountId }: Person) {
  const { operators } = await soko.adminAccess.operators({ query: { limit: 100 } });
  const found = operators.find(({ account_id: id }) => id === accountId);
  if (!found) throw new Error(`Account ${accountId} is no operator`);
  return found;
}

async function plant(course: Course, report: (line: string) => void): Promise<void> {
  try {
    await course.incident.plant();
    course.plantedAt = Date.now();
    course.state = 'planted';
    report(`${course.incident.name}: planted`);
  } catch (error) {
    fail(course, error, report);
  }
}

function fail(course: Course, error: unknown, report: (line: string) => void): void {
  course.state = 'failed';
  course.words.push((error as Error).message);
  report(`✗ ${course.incident.name}: ${(error as Error).message}`);
}

/** An operator at a console looks at it again and again, and cures what it shows. */
async function watch(
  operator: Person,
  other: Person,
  courses: Course[],
  report: (line: string) => void,
): Promise<void> {
  const end = Date.now() + maxMinutes * 60_000;
  while (Date.now() < end && courses.some(({ state }) => state !== 'cured' && state !== 'failed')) {
    for (const course of courses) {
      if (course.state === 'planted') await lookAfter(course, operator, other, report);
    }
    await sleep(1_000);
  }
}

async function lookAfter(course: Course, operator: Person, other: Person, report: (line: string) => void) {
  const { incident } = course;
  try {
    const alarm = await incident.alarm(operator);
    if (alarm === undefined || course.state !== 'planted') return;
    course.state = 'being cured';
    const found = secondsSince(course.plantedAt);
    const cure = await incident.cure(operator, other);
    await incident.end?.();
    course.state = 'cured';
    report(
      `✓ ${incident.name}: found after ${found} s by '${alarm}'; ${operator.name} ${cure}; over after ${secondsSince(course.plantedAt)} s`,
    );
  } catch (error) {
    fail(course, error, report);
  }
}

const secondsSince = (moment: number) => Math.round((Date.now() - moment) / 1000);

function wordsOf({ orderIds, refusals }: Crowd): string {
  const why = [...refusals].map(([code, count]) => `${count} ${code}`).join(', ');
  return `${orderIds.length} orders were placed${why ? `; refused: ${why}` : ''}`;
}

/** Returns the orders that still run when all should have ended: that of the control alone. */
async function ordersLeft({ soko }: Person): Promise<string[]> {
  const running = async () => (await soko.adminCity.show()).orders.map(({ id }) => id);
  await until('the end of the last order', async () => ((await running()).length <= 1 ? true : undefined), 300).catch(
    () => undefined,
  );
  return running();
}
