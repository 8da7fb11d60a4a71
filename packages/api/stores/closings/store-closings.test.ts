import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { minuteMilliseconds } from 'market/values/durations';
import { afterEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';
import { endClosing, findClosingsOver } from './end-closing.ts';

const market = marketUnderTest();
const { visitor, placed } = deliveryUnderTest(market);
const { generous } = testStores;
const store = `vendor/stores/${generous.id}`;
const reason = 'The kitchen is not clean';
const pause = { for: '30', reason: 'too_busy' };

const owner = () => signedInMember(market, { storeId: generous.id, role: 'owner' });
const lead = () => signedInOperator(market, { roles: ['lead'] });
const inMinutes = (minutes: number) => new Date(market.now().getTime() + minutes * minuteMilliseconds).toISOString();

async function act(step: 'close' | 'open', body: object = {}) {
  const { headers } = await lead();
  const { version } = (await visitor.get(`admin/stores/${generous.id}`, headers)).body;
  return visitor.post(`admin/stores/${generous.id}/${step}`, { version, ...body }, headers);
}

const closingFor = async ({ headers }: CustomerUnderTest) => {
  const { stores } = (await visitor.get('customer/memberships', headers)).body;
  return stores.find(({ store_id: id }: { store_id: number }) => id === generous.id).closing;
};

afterEach(() => act('open'));

async function contest(by: CustomerUnderTest, about: string) {
  const headers = { ...by.headers, 'content-type': formType, 'idempotency-key': randomUUID() };
  const payload = writeForm({ about, words: 'It was cleaned the same day, see the report.' });
  const reply = await market.app.inject({ method: 'POST', url: `/api/v1/${store}/contests`, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

describe('a store that an operator has closed', () => {
  it('[SEAT-09] says why, which role decided and until when, to its people', async () => {
    const by = await owner();
    expect(await closingFor(by)).toBeNull();
    const until = inMinutes(60 * 24);
    await act('close', { reason, until });
    expect(await closingFor(by)).toEqual({
      ...{ id: expect.any(Number), reason, decided_role: 'lead', decided_at: expect.any(String), until },
    });
    await act('open');
    expect(await closingFor(by)).toBeNull();
  });

  it('[SEAT-09] can be read but not changed, and works on its running orders', async () => {
    const [by, order] = [await owner(), await placed()];
    await act('close', { reason });
    const writes = [
      visitor.post(`${store}/pause`, pause, by.headers),
      visitor.put(`${store}/hours`, {}, by.headers),
      visitor.post(`${store}/invitations`, { contact: 'esi@example.com', role: 'kitchen' }, by.headers),
    ];
    for (const { status, code, message } of await Promise.all(writes)) {
      expect({ status, code }).toEqual({ status: 403, code: 'seat_closed' });
      expect(message).toContain(reason);
    }
    for (const read of ['board', 'menu', 'members', 'contests']) {
      expect((await visitor.get(`${store}/${read}`, by.headers)).status, read).toBe(200);
    }
    const accepted = await visitor.post(`${store}/orders/${order.id}/accept`, { version: 1, minutes: 20 }, by.headers);
    expect(accepted.status).toBe(200);
    expect((await visitor.post(`${store}/orders/${order.id}/ready`, { version: 2 }, by.headers)).status).toBe(200);
    await act('open');
    expect((await visitor.post(`${store}/pause`, pause, by.headers)).status).toBe(200);
    await visitor.post(`${store}/resume`, {}, by.headers);
  });

  it('[SEAT-09] opens by itself when its time is over, and not before', async () => {
    const by = await owner();
    for (const until of [inMinutes(-1), inMinutes(91 * 24 * 60)]) {
      expect((await act('close', { reason, until })).code).toBe('suspension_end');
    }
    await act('close', { reason, until: inMinutes(10) });
    expect(await findClosingsOver(market)).toEqual([]);
    await endClosing(market, generous.id);
    expect(await closingFor(by)).not.toBeNull();
    await sql`update store_closings set until = ${market.now()}::timestamptz - interval '1 second'`.execute(market.db);
    expect((await findClosingsOver(market)).map(({ data }) => data)).toEqual([{ id: generous.id }]);
    await endClosing(market, generous.id);
    expect(await closingFor(by)).toBeNull();
  });

  it('[SEAT-09] contests the closing once; what is granted opens it, unless it was closed anew since', async () => {
    const [by, desk] = [await owner(), await lead()];
    const answer = (id: number, decision: string) =>
      visitor.post(`admin/contests/${id}/answer`, { decision, answer: 'We have looked into it.' }, desk.headers);
    await act('close', { reason });
    const { contestable } = (await visitor.get(`${store}/contestable?limit=100`, by.headers)).body;
    const about = `suspension:${(await closingFor(by)).id}`;
    expect(contestable).toContainEqual(expect.objectContaining({ kind: 'suspension', about }));
    const made = await contest(by, about);
    expect(made.body).toMatchObject({ kind: 'suspension', held: 0, decision: null });
    expect((await contest(by, about)).body.errors[0].code).toBe('contest_twice');
    await act('close', { reason: 'The kitchen is still not clean' });
    await answer(made.body.id, 'granted');
    expect(await closingFor(by)).toMatchObject({ reason: 'The kitchen is still not clean' });
    const second = await contest(by, `suspension:${(await closingFor(by)).id}`);
    await answer(second.body.id, 'granted');
    expect(await closingFor(by)).toBeNull();
  });
});
