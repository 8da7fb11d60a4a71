import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { type StaffNeed, staffNeedOf } from 'market/calls/staff-callers';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { pharmacyCallsUnderTest } from '#api/testing/under-test/calls/pharmacy-calls-under-test.ts';
import { proposalCallsUnderTest } from '#api/testing/under-test/calls/proposal-calls-under-test.ts';
import { type StaffCall, staffCallsUnderTest } from '#api/testing/under-test/calls/staff-calls-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInCourier, signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { formType, writeForm } from '../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const recipes = {
  ...staffCallsUnderTest(market),
  ...pharmacyCallsUnderTest(market),
  ...proposalCallsUnderTest(market),
};

/** These have no example of a call that succeeds; where their refusal is tested. */
const tested: Record<string, string> = {
  'vendorChat.see': 'answer-customers.test.ts',
  'courierChat.see': 'talk-about-order.test.ts',
  'adminChat.see': 'answer-for-support.test.ts',
  'courierDispatch.see': 'run-rounds.test.ts',
  'vendorPrescriptions.price': 'work-on-prescription.test.ts',
};

/** A person who manages operators sees all of them and their invitations, and learns that a right is missing. */
const ofTeam = [
  'adminAccess.changeRoles',
  'adminAccess.remove',
  'adminAccess.endOperatorSessions',
  'adminAccess.resetSecondFactor',
  'adminAccess.withdrawInvitation',
];

const calls = Object.entries(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) => {
    const need = staffNeedOf(endpoint.callers);
    const objects = Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), ([, param = '']) => param);
    const isOfObject = objects.some(
      (param) => param.endsWith('_id') && (need?.audience !== 'vendor' || param !== 'store_id'),
    );
    const title = `${noun}.${name}`;
    return need && endpoint.method !== 'GET' && isOfObject && !tested[title] ? [{ title, endpoint, need }] : [];
  }),
);

async function send(endpoint: Endpoint, { by, params = {}, body }: StaffCall) {
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const isForm = endpoint.bodyAs === 'multipart';
  const payload = isForm ? writeForm(body ?? {}) : body;
  const headers = {
    ...by.headers,
    ...(endpoint.oncePerKey && { 'idempotency-key': randomUUID() }),
    ...(isForm && { 'content-type': formType }),
  };
  const reply = await market.app.inject({ method: endpoint.method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body };
}

/** A number that nothing has, in the form of the one that it replaces. */
function unknownFor(value: string | number): string | number {
  return /^\d{10}$/.test(String(value)) ? '9999999999' : 999_999_999;
}

async function courierOfNairobi() {
  const courier = await signedInCourier(market);
  await sql`update delivery_men set city = 'Nairobi' where customer_id = ${courier.id}`.execute(market.db);
  return courier;
}

const { grocery, food } = testStores;

/** A person with every permission in another store, city or zone than that of the call; and the store. */
async function outsiderOf(
  { audience }: StaffNeed,
  { params = {} }: StaffCall,
): Promise<Pick<StaffCall, 'by'> & { own: Record<string, number> }> {
  if (audience === 'courier') return { by: await courierOfNairobi(), own: {} };
  if (audience === 'operator') {
    return {
      by: await signedInOperator(market, { roles: ['owner'], zoneIds: [knownZones.withoutPharmacy.id] }),
      own: {},
    };
  }
  const storeId = params.store_id === grocery.id ? food.id : grocery.id;
  return { by: await signedInMember(market, { storeId, role: 'owner' }), own: { store_id: storeId } };
}

describe('[SEAT-12] an object of another store, courier or zone is answered like one that does not exist', () => {
  it.each(calls)('$title', async ({ title, endpoint, need }) => {
    const recipe = recipes[title];
    expect(recipe, `Add ${title} to staff-calls-under-test.ts: a call that succeeds`).toBeDefined();
    const call = (await recipe?.()) as StaffCall;
    const { by, own } = await outsiderOf(need, call);
    const ids = Object.entries(call.params ?? {}).filter(([name]) => name.endsWith('_id'));
    const unknown = Object.fromEntries(ids.map(([name, value]) => [name, unknownFor(value)]));
    const theirs = await send(endpoint, { ...call, by, params: { ...call.params, ...own } });
    if (ofTeam.includes(title)) {
      expect([theirs.status, theirs.body]).toEqual([403, expect.stringContaining('right_missing')]);
      return;
    }
    // What belongs to no zone is not for an operator of some; the call says so before it looks.
    expect(theirs.status === 404 || theirs.body.includes('right_missing'), theirs.body.slice(0, 200)).toBe(true);
    expect(theirs).toEqual(await send(endpoint, { ...call, by, params: { ...call.params, ...unknown, ...own } }));
  });

  it('and the lists above name calls that exist', () => {
    const titles = Object.entries(contract).flatMap(([noun, endpoints]) =>
      Object.keys(endpoints).map((name) => `${noun}.${name}`),
    );
    expect([...Object.keys(tested), ...ofTeam].filter((title) => !titles.includes(title))).toEqual([]);
  });
});
