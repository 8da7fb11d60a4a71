import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;

const operator = (roles: OperatorRole[], zoneIds?: number[]) =>
  signedInOperator(market, { roles, ...(zoneIds && { zoneIds }) });
const change = (by: { headers: Record<string, string> }, id: number, body: object) =>
  visitor.put(`admin/operators/${id}`, body, by.headers);

it('[SEAT-14] an owner gives an operator roles and zones, each once', async () => {
  const [owner, dispatcher] = [await operator(['owner']), await operator(['dispatcher'])];
  const { body } = await change(owner, dispatcher.id, {
    roles: ['support', 'marketing', 'support'],
    zone_ids: [yaba.id, island.id, yaba.id],
    version: 1,
  });
  expect(body).toMatchObject({ roles: ['support', 'marketing'], zone_ids: [yaba.id, island.id], version: 2 });
  const { body: list } = await visitor.get('admin/operators?limit=50', owner.headers);
  expect(list.operators.find(({ account_id }: { account_id: number }) => account_id === dispatcher.id)).toEqual(body);
  const { rows } = await sql`
    select from audit_lines where subject = ${`customer:${dispatcher.id}`} and action = 'operator.roles'
      and account_id = ${owner.id} and audience = 'operator' and store_id is null`.execute(market.db);
  expect(rows).toHaveLength(1);
});

it.each([
  ['a lead the role of an owner', ['lead'], undefined, { roles: ['owner'], zone_ids: null }],
  ['a lead of one zone all zones', ['lead'], [yaba.id], { roles: ['support'], zone_ids: null }],
  ['a lead of one zone another zone', ['lead'], [yaba.id], { roles: ['support'], zone_ids: [island.id] }],
] as const)(
  '[SEAT-18] a person cannot give a permission that they do not have: %s',
  async (_what, roles, zones, given) => {
    const [lead, other] = [await operator([...roles], zones && [...zones]), await operator(['support'], [yaba.id])];
    expect((await change(lead, other.id, { ...given, version: 1 })).code).toBe('right_missing');
  },
);

it('[SEAT-18] a person cannot take away a permission that they do not have: a lead cannot remove an owner', async () => {
  const [owner, lead] = [await operator(['owner']), await operator(['lead'])];
  expect((await visitor.delete(`admin/operators/${owner.id}`, lead.headers)).code).toBe('right_missing');
});

it('[SEAT-14] a role for no zone, and no role at all, are refused', async () => {
  const [owner, other] = [await operator(['owner']), await operator(['support'])];
  expect((await change(owner, other.id, { roles: ['support'], zone_ids: [], version: 1 })).status).toBe(400);
  expect((await change(owner, other.id, { roles: [], zone_ids: null, version: 1 })).status).toBe(400);
});

it('[SEAT-14] a zone that does not exist is refused, with its field', async () => {
  const [owner, other] = [await operator(['owner']), await operator(['support'])];
  const given = { roles: ['support'], zone_ids: [yaba.id, 999_999] };
  const invited = { ...given, contact: 'desk@example.com' };
  expect((await change(owner, other.id, { ...given, version: 1 })).code).toBe('zone_ids');
  expect((await visitor.post('admin/invitations', invited, owner.headers)).code).toBe('zone_ids');
});

it('[SEAT-21] of two owners who remove each other at the same moment, one stays', async () => {
  await sql`delete from operators`.execute(market.db);
  const [one, other] = [await operator(['owner']), await operator(['owner'])];
  await Promise.all([
    visitor.delete(`admin/operators/${other.id}`, one.headers),
    visitor.delete(`admin/operators/${one.id}`, other.headers),
    change(one, other.id, { roles: ['support'], zone_ids: null, version: 1 }),
    change(other, one.id, { roles: ['owner'], zone_ids: [yaba.id], version: 1 }),
  ]);
  const { rows } = await sql`
    select from operators where 'owner' = any (roles) and zone_ids is null`.execute(market.db);
  expect(rows).toHaveLength(1);
});

it('[SEAT-08] [OPS-092] an operator is signed out by another one, on one device or on all, within one call', async () => {
  const [owner, support] = [await operator(['owner']), await operator(['support'])];
  const second = await addSession(support.id);
  const path = `admin/operators/${support.id}/sessions`;
  const info = async (headers: Record<string, string>) => (await visitor.get('customer/info', headers)).code;
  const { sessions } = (await visitor.get(path, owner.headers)).body;
  expect(sessions).toHaveLength(2);
  expect((await visitor.delete(`${path}?session_id=${sessions[0].id}`, owner.headers)).status).toBe(200);
  expect((await visitor.delete(`${path}?session_id=${sessions[0].id}`, owner.headers)).code).toBe('session_not_found');
  expect([await info(support.headers), await info(second)].sort()).toEqual(['token_expired', undefined]);
  expect((await visitor.delete(path, owner.headers)).status).toBe(200);
  expect([await info(support.headers), await info(second)]).toEqual(['token_expired', 'token_expired']);
  expect((await visitor.delete(`admin/operators/${owner.id}/sessions`, owner.headers)).code).toBe('not_yourself');
  const customer = await signedInCustomer(market);
  expect((await visitor.delete(`admin/operators/${customer.id}/sessions`, owner.headers)).code).toBe(
    'member_not_found',
  );
  expect((await visitor.get(`admin/operators/${customer.id}/sessions`, owner.headers)).code).toBe('member_not_found');
  const lead = await operator(['lead']);
  expect((await visitor.delete(`admin/operators/${owner.id}/sessions`, lead.headers)).code).toBe('right_missing');
});

it('[SEAT-13] [SEAT-14] a role that is taken away in the middle counts from the next call on', async () => {
  const [owner, lead] = [await operator(['owner']), await operator(['lead'])];
  expect((await visitor.get('admin/audit', lead.headers)).status).toBe(200);
  expect((await change(owner, lead.id, { roles: ['support'], zone_ids: null, version: 1 })).status).toBe(200);
  expect((await visitor.get('admin/audit', lead.headers)).code).toBe('right_missing');
  await visitor.delete(`admin/operators/${lead.id}`, owner.headers);
  expect((await visitor.get('admin/orders', lead.headers)).code).toBe('seat_needed');
});

/** A further session of an account. */
async function addSession(customerId: number): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into sessions (customer_id, token_hash) values (${customerId}, ${hashOf(token)})`.execute(market.db);
  return { authorization: `Bearer ${token}` };
}
