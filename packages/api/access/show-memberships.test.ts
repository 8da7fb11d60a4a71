import { sql } from 'kysely';
import { permissionsOfRoles, permissionsOfStoreRole } from 'market/access/access.rules';
import { expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { grocery, pharmacy } = testStores;

it('[SEAT-01] a customer who works nowhere has no membership', async () => {
  const { headers } = await signedInCustomer(market);
  expect((await visitor.get('customer/memberships', headers)).body).toEqual({
    stores: [],
    courier: null,
    operator: null,
    device: null,
  });
});

it('[SEAT-02] an account has all its work at once, each with its permissions', async () => {
  const { id, headers } = await signedInCustomer(market);
  await sql`insert into store_members (store_id, customer_id, role, suspended_reason) values
    (${grocery.id}, ${id}, 'manager', null), (${pharmacy.id}, ${id}, 'pharmacist', 'On leave')`.execute(market.db);
  await sql`insert into operators (customer_id, roles, zone_ids)
    values (${id}, array['dispatcher'], array[${knownZones.yaba.id}::int])`.execute(market.db);
  await sql`update delivery_men set customer_id = ${id} where id = 1`.execute(market.db);
  const { body } = await visitor.get('customer/memberships', headers);
  const byStore = Object.fromEntries(body.stores.map((store: { store_id: number }) => [store.store_id, store]));
  expect(byStore).toMatchObject({
    [grocery.id]: {
      slug: grocery.slug,
      role: 'manager',
      permissions: permissionsOfStoreRole('manager'),
      suspended_reason: null,
    },
    [pharmacy.id]: { role: 'pharmacist', permissions: [], suspended_reason: 'On leave' },
  });
  expect(body.courier).toEqual({ courier_id: 1, suspended_reason: null });
  expect(body.operator).toEqual({
    roles: ['dispatcher'],
    permissions: permissionsOfRoles(['dispatcher']),
    zone_ids: [knownZones.yaba.id],
    suspended_reason: null,
  });
});

it('[SEAT-01] a removed account leaves all its work', async () => {
  const { id, headers } = await signedInCustomer(market);
  await sql`insert into store_members (store_id, customer_id, role) values (${grocery.id}, ${id}, 'kitchen')`.execute(
    market.db,
  );
  await sql`insert into invitations (token_hash, store_id, role, contact, invited_by, expires_at)
    values ('by them', ${grocery.id}, 'kitchen', 'cook@example.com', ${id}, now())`.execute(market.db);
  expect((await visitor.delete('customer/remove-account', headers)).status).toBe(200);
  const { rows } = await sql`
    select from store_members where customer_id = ${id}
    union all select from invitations where invited_by = ${id}`.execute(market.db);
  expect(rows).toEqual([]);
});

it('[SEAT-21] the last owner of a store cannot remove the account', async () => {
  const [owner, second] = [await signedInCustomer(market), await signedInCustomer(market)];
  await sql`delete from store_members where store_id = ${grocery.id}`.execute(market.db);
  await sql`insert into store_members (store_id, customer_id, role) values
    (${grocery.id}, ${owner.id}, 'owner'), (${grocery.id}, ${second.id}, 'manager')`.execute(market.db);
  expect((await visitor.delete('customer/remove-account', owner.headers)).code).toBe('last_owner');
  await sql`update store_members set role = 'owner' where customer_id = ${second.id}`.execute(market.db);
  expect((await visitor.delete('customer/remove-account', owner.headers)).status).toBe(200);
});
