import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface SafetyRow {
  city: string;
  country: string;
  pin_hash: string | null;
  contact_name: string;
  contact_phone: string;
  alarm: { id: number; begun_at: string; is_silent: boolean; taken_by: string | null } | null;
}

/** Returns what a courier has set for an emergency, with the alarm that runs; undefined for an unknown courier. */
export async function safetyOf(db: Connection, courierId: number): Promise<SafetyRow | undefined> {
  const { rows } = await sql<SafetyRow>`
    select d.city, coalesce((select z.country from zones z where z.city = d.city order by z.id limit 1), '') as country,
      s.pin_hash, coalesce(s.contact_name, '') as contact_name, coalesce(s.contact_phone, '') as contact_phone,
      (select jsonb_build_object('id', a.id, 'begun_at', a.begun_at, 'is_silent', a.is_silent, 'taken_by', c.f_name)
        from courier_alarms a left join customers c on c.id = a.taken_by
        where a.courier_id = d.id and a.ended_at is null) as alarm
    from delivery_men d left join courier_safety s on s.courier_id = d.id where d.id = ${courierId}`.execute(db);
  return rows[0];
}

export interface SavedSafety {
  courierId: number;
  pinHash: string;
  contactName: string;
  contactPhone: string;
}

/** Saves what a courier sets for an emergency. */
export async function saveSafety(
  db: Connection,
  { courierId, pinHash, contactName, contactPhone }: SavedSafety,
): Promise<void> {
  await sql`
    insert into courier_safety (courier_id, pin_hash, contact_name, contact_phone)
    values (${courierId}, ${pinHash}, ${contactName}, ${contactPhone})
    on conflict (courier_id) do update set pin_hash = excluded.pin_hash, contact_name = excluded.contact_name,
      contact_phone = excluded.contact_phone`.execute(db);
}

/** Begins an alarm; one that runs stays as it is. */
export async function beginAlarm(
  db: Connection,
  { courierId, isSilent, at }: { courierId: number; isSilent: boolean; at: Date },
): Promise<void> {
  await sql`
    insert into courier_alarms (courier_id, begun_at, is_silent) values (${courierId}, ${at}, ${isSilent})
    on conflict do nothing`.execute(db);
}

/** Sets whether the running alarm of a courier is silent. */
export async function setAlarmSilent(db: Connection, courierId: number, isSilent: boolean): Promise<void> {
  await sql`
    update courier_alarms set is_silent = ${isSilent} where courier_id = ${courierId} and ended_at is null`.execute(db);
}

/** Ends the running alarm of a courier. */
export async function endAlarm(db: Connection, courierId: number, at: Date): Promise<void> {
  await sql`
    update courier_alarms set ended_at = ${at} where courier_id = ${courierId} and ended_at is null`.execute(db);
}

export interface RunningAlarmRow {
  id: number;
  courier_id: number;
  name: string;
  phone: string;
  city: string;
  begun_at: Date;
  is_silent: boolean;
  lat: number | null;
  lng: number | null;
  seconds: number | null;
  taken_by: number | null;
  taken_name: string | null;
}

/** Returns the running alarms in the cities of some zones, the oldest first; null for all zones. */
export async function runningAlarms(db: Connection, zoneIds: readonly number[] | null): Promise<RunningAlarmRow[]> {
  const { rows } = await sql<RunningAlarmRow>`
    select a.id, a.courier_id, trim(d.f_name || ' ' || d.l_name) as name, d.phone, d.city, a.begun_at, a.is_silent,
      d.lat, d.lng, extract(epoch from now() - d.located_at)::int as seconds, a.taken_by, c.f_name as taken_name
    from courier_alarms a join delivery_men d on d.id = a.courier_id left join customers c on c.id = a.taken_by
    where a.ended_at is null and (${zoneIds}::int[] is null
      or exists (select from zones z where z.city = d.city and z.id = any (${zoneIds}::int[])))
    order by a.begun_at, a.id`.execute(db);
  return rows;
}

/** Notes who looks after an alarm. */
export async function takeAlarm(
  db: Connection,
  { alarmId, customerId, at }: { alarmId: number; customerId: number; at: Date },
): Promise<void> {
  await sql`update courier_alarms set taken_by = ${customerId}, taken_at = ${at} where id = ${alarmId}`.execute(db);
}

/** Notes where a courier raises the alarm. */
export async function locateCourier(
  db: Connection,
  courierId: number,
  { lat, lng }: { lat: number; lng: number },
): Promise<void> {
  await sql`
    update delivery_men set lat = ${lat}, lng = ${lng}, located_at = now() where id = ${courierId}`.execute(db);
}
