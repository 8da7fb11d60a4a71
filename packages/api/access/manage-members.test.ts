import { sql } from 'kysely';
import type { StoreRole } from 'market/access/access.rules';
import { expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const storeId = testStores.grocery.id;
const path = `vendor/stores/${storeId}`;

const member = (role: StoreRole) => signedInMember(market, { storeId, role });
const change = (by: { headers: Record<string, string> }, id: number, body: object) =>
  visitor.put(`${path}/members/${id}`, body, by.headers);
const remove = (by: { headers: Record<string, string> }, id: number) =>
  visitor.delete(`${path}/members/${id}`, by.headers);

async function rolesNow(...ids: number[]): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ id: number; role: string }>`
    select customer_id as id, role from store_members where store_id = ${storeId}`.execute(market.db);
  return ids.map((wanted) => rows.find(({ id }) => id === wanted)?.role);
}

async function auditOf(id: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select account_id, audience, store_id, action, before, after, request_id <> '' as has_request from audit_lines
    where subject = ${`customer:${id}`} order by id`.execute(market.db);
  return rows;
}

it('[SEAT-13] an owner gives a member another role, and the audit log keeps who did it [SEAT-11] [SEAT-31]', async () => {
  const [owner, cook] = [await member('owner'), await member('kitchen')];
  const { status, body } = await change(owner, cook.id, { role: 'counter', version: 1 });
  expect([status, body.role, body.version]).toEqual([200, 'counter', 2]);
  expect(await rolesNow(cook.id)).toEqual(['counter']);
  expect(await auditOf(cook.id)).toEqual([
    {
      account_id: owner.id,
      audience: 'vendor',
      store_id: storeId,
      action: 'member.role',
      before: { role: 'kitchen' },
      after: { role: 'counter' },
      has_request: true,
    },
  ]);
  const { code } = await visitor.get(`${path}/members`, cook.headers);
  expect(code).toBe('right_missing');
});

it('[SEAT-39] the later of two who saw the same version is refused, and nothing is written', async () => {
  const [one, other, cook] = [await member('owner'), await member('owner'), await member('kitchen')];
  expect((await change(one, cook.id, { role: 'counter', version: 1 })).status).toBe(200);
  const { body } = await change(other, cook.id, { role: 'manager', version: 1 });
  expect(body.errors).toMatchObject([
    { code: 'changed_meanwhile', sent: { version: 1, role: 'manager' }, now: { version: 2, role: 'counter' } },
  ]);
  expect(await rolesNow(cook.id)).toEqual(['counter']);
  expect(await auditOf(cook.id)).toHaveLength(1);
});

it('[SEAT-22] a removed member works here no more, and one who leaves neither', async () => {
  const [owner, cook, pharmacist] = [await member('owner'), await member('kitchen'), await member('pharmacist')];
  expect((await remove(owner, cook.id)).status).toBe(200);
  expect((await visitor.post(`${path}/leave`, {}, pharmacist.headers)).status).toBe(200);
  expect(await rolesNow(cook.id, pharmacist.id)).toEqual([undefined, undefined]);
  expect((await remove(owner, cook.id)).code).toBe('member_not_found');
  expect((await auditOf(pharmacist.id)).map(({ action }) => action)).toEqual(['member.leave']);
});

it('[SEAT-22] a member cannot change or remove their own role', async () => {
  const owner = await member('owner');
  expect((await change(owner, owner.id, { role: 'kitchen', version: 1 })).code).toBe('not_yourself');
  expect((await remove(owner, owner.id)).code).toBe('not_yourself');
});

it('[SEAT-21] of two owners who remove each other at the same moment, one stays', async () => {
  await sql`delete from store_members where store_id = ${storeId}`.execute(market.db);
  const [one, other] = [await member('owner'), await member('owner')];
  const pause = pauseAt(market, 'before member is removed');
  const first = remove(one, other.id);
  await pause.arrived;
  const second = visitor.post(`${path}/leave`, {}, one.headers);
  await waitUntilBlocked(market, second);
  pause.letGo();
  expect([(await first).status, (await second).code]).toEqual([200, 'last_owner']);
  expect(await rolesNow(one.id, other.id)).toEqual(['owner', undefined]);
});

it('[SEAT-31] the audit log refuses to be changed', async () => {
  const [owner, cook] = [await member('owner'), await member('kitchen')];
  await change(owner, cook.id, { role: 'counter', version: 1 });
  await expect(sql`update audit_lines set reason = 'x'`.execute(market.db)).rejects.toThrow('never changed');
  await expect(sql`delete from audit_lines`.execute(market.db)).rejects.toThrow('never changed');
});
