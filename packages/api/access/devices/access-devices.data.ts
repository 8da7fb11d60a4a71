import { sql } from 'kysely';
import type { StoreRole } from 'market/access/access.contract';
import type { Connection } from '#api/db/connection.ts';

/** A shared tablet of a store, as its owner sees it. */
export interface DeviceRow {
  id: number;
  name: string;
  lock_minutes: number;
  version: number;
  code_expires_at: Date | null;
  device: string;
  enrolled_at: Date | null;
  seen_at: Date | null;
  /** Who is signed in there; null for no person. */
  person: string | null;
  is_locked: boolean;
  tries: { account_id: number; name: string; count: number; last_at: string }[];
}

const devices = sql<DeviceRow>`
  select d.id, d.name, d.lock_minutes, d.version, d.code_expires_at, d.device, d.enrolled_at,
    greatest(d.enrolled_at, s.seen_at) as seen_at, s.person, coalesce(s.is_locked, false) as is_locked, t.tries
  from store_devices d
  left join lateral (
    select n.seen_at, trim(c.f_name || ' ' || c.l_name) as person, n.locked_at is not null as is_locked
    from sessions n join customers c on c.id = n.customer_id
    where n.device_id = d.id order by n.seen_at desc, n.id desc limit 1
  ) s on true
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('account_id', c.id, 'name', trim(c.f_name || ' ' || c.l_name),
      'count', p.count, 'last_at', p.last_at) order by p.last_at), '[]') as tries
    from pin_tries p join customers c on c.id = p.customer_id where p.device_id = d.id
  ) t`;

/** Returns the shared tablets of a store, by name [SEAT-06]. */
export async function devicesOfStore(db: Connection, storeId: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    ${devices} where d.store_id = ${storeId} order by lower(d.name), d.id`.execute(db);
  return rows;
}

/** Locks a store, so that two changes of its tablets take turns, and returns one of them. */
export async function lockDevice(db: Connection, storeId: number, id: number): Promise<DeviceRow | undefined> {
  await lockStore(db, storeId);
  const { rows } = await sql<DeviceRow>`${devices} where d.store_id = ${storeId} and d.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a store against other changes of its tablets and its staff. */
export async function lockStore(db: Connection, storeId: number): Promise<void> {
  await sql`select from stores where id = ${storeId} for no key update`.execute(db);
}

interface DeviceCode {
  codeHash: string;
  expiresAt: Date;
}

/** Adds a tablet that waits for its code; returns its id. */
export async function insertDevice(
  db: Connection,
  { storeId, name, code, at }: { storeId: number; name: string; code: DeviceCode; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into store_devices (store_id, name, code_hash, code_expires_at, created_at)
    values (${storeId}, ${name}, ${code.codeHash}, ${code.expiresAt}, ${at}) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Gives a tablet a new code in place of the one before. */
export async function setDeviceCode(db: Connection, id: number, { codeHash, expiresAt }: DeviceCode): Promise<void> {
  await sql`
    update store_devices set code_hash = ${codeHash}, code_expires_at = ${expiresAt} where id = ${id}`.execute(db);
}

/** Frees the codes that are over, so that their digits can be shown again. */
export async function clearOverCodes(db: Connection, at: Date): Promise<void> {
  await sql`
    update store_devices set code_hash = null, code_expires_at = null
    where code_hash is not null and code_expires_at <= ${at}`.execute(db);
}

export async function amendDevice(
  db: Connection,
  id: number,
  { name, lockMinutes }: { name: string; lockMinutes: number },
): Promise<void> {
  await sql`
    update store_devices set name = ${name}, lock_minutes = ${lockMinutes}, version = version + 1
    where id = ${id}`.execute(db);
}

/** Removes a tablet; its sessions end with it. */
export async function deleteDevice(db: Connection, id: number): Promise<void> {
  await sql`delete from store_devices where id = ${id}`.execute(db);
}

/**
 * Enrols a tablet by its code and returns its id; undefined where the code was used or is over. A tablet that was enrolled
 * as this one before is none any more, and who worked there is signed out.
 */
export async function enrolDevice(
  db: Connection,
  { codeHash, tokenHash, device, at }: { codeHash: string; tokenHash: string; device: string; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update store_devices set code_hash = null, code_expires_at = null, token_hash = ${tokenHash}, device = ${device},
      enrolled_at = ${at}, version = version + 1
    where code_hash = ${codeHash} and code_expires_at > ${at} returning id`.execute(db);
  const id = rows[0]?.id;
  if (id !== undefined) await sql`delete from sessions where device_id = ${id}`.execute(db);
  return id;
}

/** A tablet as it knows itself. */
export interface OwnDeviceRow {
  id: number;
  name: string;
  lock_minutes: number;
  store_id: number;
  store_name: string;
}

/** Returns the enrolled tablet with this token. */
export async function deviceOfToken(db: Connection, tokenHash: string): Promise<OwnDeviceRow | undefined> {
  const { rows } = await sql<OwnDeviceRow>`
    select d.id, d.name, d.lock_minutes, d.store_id, s.name as store_name
    from store_devices d join stores s on s.id = d.store_id where d.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

/** A person who may type a PIN on a tablet, with the wrong ones there. */
export interface PinPersonRow {
  account_id: number;
  name: string;
  image: string | null;
  count: number;
  last_at: Date;
}

/** Returns who has a PIN in the store of a tablet and may work there, by name [SEAT-05]. */
export async function peopleOfDevice(db: Connection, { id, store_id }: OwnDeviceRow): Promise<PinPersonRow[]> {
  const { rows } = await sql<PinPersonRow>`
    select c.id as account_id, trim(c.f_name || ' ' || c.l_name) as name, c.image, coalesce(t.count, 0) as count,
      coalesce(t.last_at, 'epoch'::timestamptz) as last_at
    from store_pins p join store_members m using (store_id, customer_id) join customers c on c.id = p.customer_id
    left join pin_tries t on t.device_id = ${id} and t.customer_id = p.customer_id
    where p.store_id = ${store_id} and m.suspended_reason is null and c.is_active and c.removed_at is null
    order by lower(c.f_name), lower(c.l_name), c.id`.execute(db);
  return rows;
}

/** A member of a store and since when they have a PIN; null for none. */
export interface PinRow {
  account_id: number;
  name: string;
  role: StoreRole;
  set_at: Date | null;
}

/** Returns the staff of a store, by name, with who has a PIN [SEAT-05]. */
export async function pinsOfStore(db: Connection, storeId: number): Promise<PinRow[]> {
  const { rows } = await sql<PinRow>`
    select c.id as account_id, trim(c.f_name || ' ' || c.l_name) as name, m.role, p.set_at
    from store_members m join customers c on c.id = m.customer_id
    left join store_pins p on p.store_id = m.store_id and p.customer_id = m.customer_id
    where m.store_id = ${storeId} order by lower(c.f_name), lower(c.l_name), c.id`.execute(db);
  return rows;
}

interface Member {
  storeId: number;
  customerId: number;
}

/** Returns the hash of the PIN of a member who may work in the store; undefined for everybody else. */
export async function pinHashOf(db: Connection, { storeId, customerId }: Member): Promise<string | undefined> {
  const { rows } = await sql<{ pin_hash: string }>`
    select p.pin_hash from store_pins p join store_members m using (store_id, customer_id)
      join customers c on c.id = p.customer_id
    where p.store_id = ${storeId} and p.customer_id = ${customerId} and m.suspended_reason is null
      and c.is_active and c.removed_at is null`.execute(db);
  return rows[0]?.pin_hash;
}

/** Sets the PIN of a member; sessions by the one before end, and wrong tries are forgotten. */
export async function setPin(db: Connection, { pinHash, at, ...member }: Member & { pinHash: string; at: Date }) {
  await endPin(db, member);
  await sql`
    insert into store_pins (store_id, customer_id, pin_hash, set_at)
    values (${member.storeId}, ${member.customerId}, ${pinHash}, ${at})`.execute(db);
}

/** Takes the PIN of a member away, ends the sessions by it and forgets wrong tries. */
export async function endPin(db: Connection, { storeId, customerId }: Member): Promise<void> {
  const ofStore = sql`select id from store_devices where store_id = ${storeId}`;
  await sql`delete from store_pins where store_id = ${storeId} and customer_id = ${customerId}`.execute(db);
  await sql`delete from sessions where customer_id = ${customerId} and device_id in (${ofStore})`.execute(db);
  await sql`delete from pin_tries where customer_id = ${customerId} and device_id in (${ofStore})`.execute(db);
}

interface Name {
  deviceId: number;
  customerId: number;
}

/**
 * Counts a try of a PIN before it is checked, so that no more run at once than are allowed; returns how many there were
 * in a row. Undefined while the name is locked on this tablet.
 */
export async function countPinTry(
  db: Connection,
  { deviceId, customerId }: Name,
  { at, most, minutes }: { at: Date; most: number; minutes: number },
): Promise<number | undefined> {
  const isOver = sql`t.last_at <= ${at}::timestamptz - make_interval(mins => ${minutes}::int)`;
  const { rows } = await sql<{ count: number }>`
    insert into pin_tries as t (device_id, customer_id, count, last_at) values (${deviceId}, ${customerId}, 1, ${at})
    on conflict (device_id, customer_id) do update
      set count = case when ${isOver} then 1 else t.count + 1 end, last_at = excluded.last_at
      where t.count < ${most} or ${isOver}
    returning count`.execute(db);
  return rows[0]?.count;
}

/** Forgets the wrong PINs of a name on a tablet. */
export async function clearPinTries(db: Connection, { deviceId, customerId }: Name): Promise<void> {
  await sql`delete from pin_tries where device_id = ${deviceId} and customer_id = ${customerId}`.execute(db);
}

/** The accounts of the owners of a store who may work. */
export async function ownersOfStore(db: Connection, storeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select customer_id as id from store_members
    where store_id = ${storeId} and role = 'owner' and suspended_reason is null`.execute(db);
  return rows.map(({ id }) => id);
}

/** The name of an account. */
export async function nameOfPerson(db: Connection, customerId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select trim(f_name || ' ' || l_name) as name from customers where id = ${customerId}`.execute(db);
  return rows[0]?.name ?? '';
}

/** Leaves a message for the outbox: a name was locked on a tablet of a store. */
export async function insertLockedMessage(
  db: Connection,
  { storeId, person, device, key }: { storeId: number; person: string; device: string; key: string },
): Promise<void> {
  await sql`
    insert into outbox (kind, payload, dedupe_key)
    values ('pin_locked', ${JSON.stringify({ store_id: storeId, person, device })}::jsonb, ${key})`.execute(db);
}
