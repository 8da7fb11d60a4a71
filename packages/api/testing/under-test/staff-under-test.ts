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

/** A signed-in operator; without zones he works in all of them. */
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

/** A signed-in courier, with the account of a courier of the demo who has none yet. */
export async function signedInCourier(
  market: Market,
  { suspendedReason }: Membership = {},
): Promise<CustomerUnderTest> {
  const person = await signedInCustomer(market, { f_name: 'courier' });
  await sql`
    update delivery_men set customer_id = ${person.id}, suspended_reason = ${suspendedReason ?? null}
    where id = (select id from delivery_men where customer_id is null order by id limit 1)`.execute(market.db);
  return person;
}
