import type { OperatorRole, StoreRole } from 'market/access/access.rules';
import { describe, it, type TestContext } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInCourier, signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const storeId = testStores.grocery.id;
const store = `vendor/stores/${storeId}`;

type Person = Awaited<ReturnType<typeof signedInMember>>;
const member = (role: StoreRole) => signedInMember(market, { storeId, role });
const operator = (role: OperatorRole) => signedInOperator(market, { roles: [role] });
const rider = () => signedInCourier(market);

let origin: Promise<string> | undefined;
const address = () => (origin ??= market.app.listen({ port: 0, host: '127.0.0.1' }));

/** A page that is open: its session calls on, and its stream is read until the server ends it. */
async function open(
  person: Person,
  { page, events }: { page: string; events: string },
  { onTestFinished }: TestContext,
) {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const stream = await fetch(`${await address()}/api/v1/${events}`, {
    headers: person.headers,
    signal: ending.signal,
  });
  const call = () => visitor.get(page, person.headers);
  const ended = stream.text().then(
    () => true,
    () => false,
  );
  return { call, status: stream.status, ended };
}

const withinMilliseconds = 5_000;

const ofStore = { page: `${store}/board`, events: `${store}/events` };
const ofCity = { page: 'admin/city', events: 'admin/city/events' };

/** Who changes what of whom, on which page. */
const changes = {
  'a member who gets another role': {
    ...ofStore,
    people: () => Promise.all([member('owner'), member('kitchen'), member('kitchen')]),
    change: (by: Person, person: Person) =>
      visitor.put(`${store}/members/${person.id}`, { role: 'bookkeeper', version: 1 }, by.headers),
    answers: 403,
  },
  'a member who is removed': {
    ...ofStore,
    people: () => Promise.all([member('owner'), member('kitchen'), member('kitchen')]),
    change: (by: Person, person: Person) => visitor.delete(`${store}/members/${person.id}`, by.headers),
    // Like a store that does not exist.
    answers: 404,
  },
  'an operator who gets another role': {
    ...ofCity,
    people: () => Promise.all([operator('owner'), operator('dispatcher'), operator('dispatcher')]),
    change: (by: Person, person: Person) =>
      visitor.put(`admin/operators/${person.id}`, { roles: ['catalogue'], zone_ids: null, version: 1 }, by.headers),
    answers: 403,
  },
  'a courier whose phone is stolen': {
    page: 'courier/work',
    events: 'courier/events',
    // One after another: each takes the first free courier of the demo.
    people: async (): Promise<[Person, Person, Person]> => [await operator('owner'), await rider(), await rider()],
    async change(by: Person, person: Person) {
      const { courier_id: id } = (await visitor.get('customer/memberships', person.headers)).body.courier;
      const { version } = (await visitor.get(`admin/couriers/${id}`, by.headers)).body;
      return visitor.post(`admin/couriers/${id}/sign-out`, { version }, by.headers);
    },
    answers: 401,
  },
};

describe('a role that changes while a page is open', () => {
  it.concurrent.for(Object.entries(changes))(
    '[SEAT-13] [SEAT-14] [SEAT-22] takes effect within 5 s for %s: calls at once, then the stream ends',
    { timeout: 15_000 },
    async ([, { people, change, answers, ...paths }], test) => {
      const { expect } = test;
      const [by, person, colleague] = await people();
      const [page, other] = [await open(person, paths, test), await open(colleague, paths, test)];
      expect([page.status, (await page.call()).status]).toEqual([200, 200]);
      let isOtherEnded = false;
      void other.ended.then(() => {
        isOtherEnded = true;
      });
      expect((await change(by, person)).status).toBe(200);
      const changedAt = performance.now();
      expect((await page.call()).status).toBe(answers);
      expect(await page.ended).toBe(true);
      expect(performance.now() - changedAt).toBeLessThan(withinMilliseconds);
      // The page of a colleague stays open.
      expect([isOtherEnded, (await other.call()).status]).toEqual([false, 200]);
    },
  );
});
