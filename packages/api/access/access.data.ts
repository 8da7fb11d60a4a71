import { sql } from 'kysely';
import type { OperatorRole, StoreRole } from 'market/access/access.contract';
import type { Connection } from '#api/db/connection.ts';

/** A member of the staff of a store. */
export interface MemberRow {
  account_id: number;
  name: string;
  phone: string | null;
  email: string | null;
  role: StoreRole;
  suspended_reason: string | null;
  version: number;
  created_at: Date;
}

/** An operator of the market. */
export interface OperatorRow {
  account_id: number;
  name: string;
  phone: string | null;
  email: string | null;
  roles: OperatorRole[];
  /** Null for all zones. */
  zone_ids: number[] | null;
  suspended_reason: string | null;
  has_second_factor: boolean;
  version: number;
  created_at: Date;
}

const person = sql`c.id as account_id, trim(c.f_name || ' ' || c.l_name) as name, c.phone, c.email`;

/** Returns the role of an account in a store; undefined where it does not work there. */
export async function memberOf(
  db: Connection,
  customerId: number,
  storeId: number,
): Promise<{ role: StoreRole; suspendedReason: string | null; storeClosedReason: string | null } | undefined> {
  const { rows } = await sql<{ role: StoreRole; suspendedReason: string | null; storeClosedReason: string | null }>`
    select m.role, m.suspended_reason as "suspendedReason", s.closed_reason as "storeClosedReason"
    from store_members m join stores s on s.id = m.store_id
    where m.store_id = ${storeId} and m.customer_id = ${customerId}`.execute(db);
  return rows[0];
}

/** Returns the courier whose account this is. */
export async function courierOf(
  db: Connection,
  customerId: number,
): Promise<{ id: number; suspendedReason: string | null } | undefined> {
  const { rows } = await sql<{ id: number; suspendedReason: string | null }>`
    select id, suspended_reason as "suspendedReason" from delivery_men where customer_id = ${customerId}`.execute(db);
  return rows[0];
}

/** The cities with zones. */
export async function citiesOfZones(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`select distinct city from zones order by city`.execute(db);
  return rows.map(({ city }) => city);
}

interface CourierWork {
  city: string;
  vehicle: string;
  speedKmh: number;
}

/** Makes a courier of an account, with its name and number; returns the id. One at a time: ids are counted. */
export async function insertCourier(
  db: Connection,
  { customerId, city, vehicle, speedKmh }: CourierWork & { customerId: number },
): Promise<number> {
  await sql`lock table delivery_men in share row exclusive mode`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into delivery_men (id, f_name, l_name, phone, city, vehicle, speed_kmh, customer_id)
    select (select coalesce(max(id), 0) + 1 from delivery_men), f_name, l_name, coalesce(phone, ''), ${city},
      ${vehicle}, ${speedKmh}, id
    from customers where id = ${customerId} returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** A courier works in another city or with another vehicle. */
export async function moveCourier(db: Connection, id: number, { city, vehicle, speedKmh }: CourierWork): Promise<void> {
  await sql`update delivery_men set city = ${city}, vehicle = ${vehicle}, speed_kmh = ${speedKmh} where id = ${id}`.execute(
    db,
  );
}

/** Returns whether the courier of an account has orders to deliver, and locks the row so that no order is added. */
export async function hasDeliveries(db: Connection, customerId: number): Promise<boolean> {
  await sql`select from delivery_men where customer_id = ${customerId} for update`.execute(db);
  const { rows } = await sql`
    select from orders o join delivery_men d on d.id = o.delivery_man_id
    where d.customer_id = ${customerId} and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The courier of an account leaves: the row stays for the orders that it carried, without the person and whom to call. */
export async function anonymiseCourier(db: Connection, customerId: number, name: string): Promise<void> {
  await sql`
    update delivery_men set left_at = now(), on_shift_since = null, f_name = ${name}, l_name = '', phone = '',
      image = null, lat = null, lng = null, located_at = null
    where customer_id = ${customerId}`.execute(db);
  await sql`
    delete from courier_safety s using delivery_men d where d.id = s.courier_id and d.customer_id = ${customerId}`.execute(
    db,
  );
}

/** Returns the roles and zones of an operator; undefined for everybody else. */
export async function operatorOf(
  db: Connection,
  customerId: number,
): Promise<{ roles: OperatorRole[]; zoneIds: number[] | null; suspendedReason: string | null } | undefined> {
  const { rows } = await sql<{ roles: OperatorRole[]; zoneIds: number[] | null; suspendedReason: string | null }>`
    select roles, zone_ids as "zoneIds", suspended_reason as "suspendedReason" from operators
    where customer_id = ${customerId}`.execute(db);
  return rows[0];
}

export interface StoreMembershipRow {
  store_id: number;
  slug: string;
  name: string;
  role: StoreRole;
  suspended_reason: string | null;
  module_type: string;
  takes_prescriptions: boolean;
  /** Of a store that an operator has closed; null for others. */
  closed_reason: string | null;
  closing_id: number | null;
  closed_role: OperatorRole | null;
  closed_at: Date | null;
  closed_until: Date | null;
}

/** Returns the stores that an account works for, by name. */
export async function storesOfMember(db: Connection, customerId: number): Promise<StoreMembershipRow[]> {
  const { rows } = await sql<StoreMembershipRow>`
    select m.store_id, s.slug, s.name, m.role, m.suspended_reason, o.module_type, s.takes_prescriptions, s.closed_reason,
      c.id as closing_id, c.decided_role as closed_role, c.decided_at as closed_at, c.until as closed_until
    from store_members m join stores s on s.id = m.store_id join modules o on o.id = s.module_id
    left join store_closings c on c.store_id = s.id and c.lifted_at is null
    where m.customer_id = ${customerId} order by s.name, s.id`.execute(db);
  return rows;
}

/** Returns the staff of a store, owners first. */
export async function membersOf(db: Connection, storeId: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select ${person}, m.role, m.suspended_reason, m.version, m.created_at
    from store_members m join customers c on c.id = m.customer_id
    where m.store_id = ${storeId}
    order by m.role <> 'owner', m.created_at, c.id`.execute(db);
  return rows;
}

/** Locks a store and returns its member of this account, so that two changes of its staff wait for each other. */
export async function lockMember(db: Connection, storeId: number, customerId: number): Promise<MemberRow | undefined> {
  await sql`select from stores where id = ${storeId} for no key update`.execute(db);
  const { rows } = await sql<MemberRow>`
    select ${person}, m.role, m.suspended_reason, m.version, m.created_at
    from store_members m join customers c on c.id = m.customer_id
    where m.store_id = ${storeId} and m.customer_id = ${customerId}`.execute(db);
  return rows[0];
}

/** Returns how many owners of a store may work. */
export async function countStoreOwners(db: Connection, storeId: number): Promise<number> {
  const { rows } = await sql<{ owners: number }>`
    select count(*)::int as owners from store_members
    where store_id = ${storeId} and role = 'owner' and suspended_reason is null`.execute(db);
  return rows[0]?.owners ?? 0;
}

/** Makes an account a member of the staff of a store; an existing member keeps the role. */
export async function insertMember(
  db: Connection,
  { storeId, customerId, role }: { storeId: number; customerId: number; role: StoreRole },
): Promise<boolean> {
  const { rows } = await sql`
    insert into store_members (store_id, customer_id, role) values (${storeId}, ${customerId}, ${role})
    on conflict do nothing returning store_id`.execute(db);
  return rows.length === 1;
}

export async function setMemberRole(db: Connection, storeId: number, customerId: number, role: StoreRole) {
  await sql`
    update store_members set role = ${role}, version = version + 1
    where store_id = ${storeId} and customer_id = ${customerId}`.execute(db);
}

export async function deleteMember(db: Connection, storeId: number, customerId: number): Promise<void> {
  await sql`delete from store_members where store_id = ${storeId} and customer_id = ${customerId}`.execute(db);
}

/** Returns the operators of the market, owners first. */
export async function operatorsOfMarket(db: Connection): Promise<OperatorRow[]> {
  const { rows } = await sql<OperatorRow>`
    select ${person}, o.roles, o.zone_ids, o.suspended_reason, c.second_factor_since is not null as has_second_factor,
      o.version, o.created_at
    from operators o join customers c on c.id = o.customer_id
    order by not ('owner' = any (o.roles)), o.created_at, c.id`.execute(db);
  return rows;
}

/** Locks the table of operators against other changes and returns the one of this account. */
export async function lockOperator(db: Connection, customerId: number): Promise<OperatorRow | undefined> {
  await sql`lock table operators in share row exclusive mode`.execute(db);
  const { rows } = await sql<OperatorRow>`
    select ${person}, o.roles, o.zone_ids, o.suspended_reason, c.second_factor_since is not null as has_second_factor,
      o.version, o.created_at
    from operators o join customers c on c.id = o.customer_id where o.customer_id = ${customerId}`.execute(db);
  return rows[0];
}

/** Returns how many owners of the market may work in all zones. */
export async function countMarketOwners(db: Connection): Promise<number> {
  const { rows } = await sql<{ owners: number }>`
    select count(*)::int as owners from operators
    where 'owner' = any (roles) and zone_ids is null and suspended_reason is null`.execute(db);
  return rows[0]?.owners ?? 0;
}

/** Makes an account an operator; false where it was one already. */
export async function insertOperator(
  db: Connection,
  { customerId, roles, zoneIds }: { customerId: number; roles: readonly OperatorRole[]; zoneIds: number[] | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into operators (customer_id, roles, zone_ids) values (${customerId}, ${roles}, ${zoneIds})
    on conflict do nothing returning customer_id`.execute(db);
  return rows.length === 1;
}

/** Makes an account an owner of the market in all zones, whatever it was; false where it was one already. */
export async function makeOwner(db: Connection, customerId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into operators as o (customer_id, roles) values (${customerId}, array['owner'])
    on conflict (customer_id) do update
      set roles = excluded.roles, zone_ids = null, suspended_reason = null, version = o.version + 1
      where not ('owner' = any (o.roles)) or o.zone_ids is not null or o.suspended_reason is not null
    returning customer_id`.execute(db);
  return rows.length === 1;
}

/** Returns whether all of these are numbers of zones. */
export async function areZones(db: Connection, zoneIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from zones where id = any (${zoneIds}::int[])`.execute(db);
  return rows[0]?.found === new Set(zoneIds).size;
}

export async function setOperatorRoles(
  db: Connection,
  customerId: number,
  { roles, zoneIds }: { roles: readonly OperatorRole[]; zoneIds: readonly number[] | null },
): Promise<void> {
  await sql`
    update operators set roles = ${roles}, zone_ids = ${zoneIds}, version = version + 1
    where customer_id = ${customerId}`.execute(db);
}

export async function deleteOperator(db: Connection, customerId: number): Promise<void> {
  await sql`delete from operators where customer_id = ${customerId}`.execute(db);
}

/** Returns whether this account is the last owner of a store or of the market, and locks these against other changes. */
export async function isLastOwner(db: Connection, customerId: number): Promise<boolean> {
  await sql`
    select from stores where id in (select store_id from store_members where customer_id = ${customerId})
    order by id for no key update`.execute(db);
  if (await operatorOf(db, customerId)) await lockOperator(db, customerId);
  const { rows } = await sql<{ isAlone: boolean }>`
    select exists (
      select from store_members m where m.customer_id = ${customerId} and m.role = 'owner' and not exists (
        select from store_members other where other.store_id = m.store_id and other.role = 'owner'
          and other.suspended_reason is null and other.customer_id <> m.customer_id)
    ) or exists (
      select from operators o where o.customer_id = ${customerId} and 'owner' = any (o.roles) and not exists (
        select from operators other where 'owner' = any (other.roles) and other.zone_ids is null
          and other.suspended_reason is null and other.customer_id <> o.customer_id)
    ) as "isAlone"`.execute(db);
  return rows[0]?.isAlone ?? false;
}
