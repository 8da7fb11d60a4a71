import { sql } from 'kysely';
import type { OperatorRole, StoreRole } from 'market/access/access.rules';
import { type CustomerUnderTest, signedInCustomer } from './customer-under-test.ts';
import type { MarketUnderTest } from './market-under-test.ts';

type Market = Pick<MarketUnderTest, 'db'>;

interface Membership {
  suspendedReason?: string;
}

/** A signed-in member of the staff of a store. */
export async function signedInMember(
  market: Market,
  { storeId, role, suspendedReason }: Membership & { storeId: number; role: StoreRole },
): Promise<CustomerUnderTest> {
  const person = await signedInCustomer(market, { f_name: role });
  await sql`
    insert into store_members (store_id, customer_id, role, suspended_reason)
    values (${storeId}, ${person.id}, ${role}, ${suspendedReason ?? null})`.execute(market.db);
  return person;
}

/** A signed-in operator; without zones, for all of them. */
export async function signedInOperator(
  market: Market,
  { roles, zoneIds, suspendedReason }: Membership & { roles: readonly OperatorRole[]; zoneIds?: readonly number[] },
): Promise<CustomerUnderTest> {
  const person = await signedInCustomer(market, { f_name: roles[0] ?? 'none' });
  await sql`
    insert into operators (customer_id, roles, zone_ids, suspended_reason)
    values (${person.id}, ${roles}, ${zoneIds ?? null}, ${suspendedReason ?? null})`.execute(market.db);
  return person;
}

/** A signed-in courier of Lagos: one of the demo who has no account yet, or a new one. */
export async function signedInCourier(
  market: Market,
  { suspendedReason }: Membership = {},
): Promise<CustomerUnderTest> {
  const person = await signedInCustomer(market, { f_name: 'courier' });
  const { numAffectedRows } = await sql`
    update delivery_men set customer_id = ${person.id}, suspended_reason = ${suspendedReason ?? null}
    where id = (select id from delivery_men where customer_id is null and city = 'Lagos' order by id limit 1)`.execute(
    market.db,
  );
  if (numAffectedRows === 0n) {
    await sql`
      insert into delivery_men (id, f_name, l_name, phone, city, vehicle, speed_kmh, customer_id, suspended_reason)
      select max(id) + 1, 'Bola', 'Ade', '+2348035550000', 'Lagos', 'bicycle', 15, ${person.id},
        ${suspendedReason ?? null}
      from delivery_men`.execute(market.db);
  }
  return person;
}
