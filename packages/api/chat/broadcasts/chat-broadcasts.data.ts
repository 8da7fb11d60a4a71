import { sql } from 'kysely';
import type { Broadcast, BroadcastWithReaders } from 'market/notifications/notifications-broadcasts.admin.contract';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** Who reads a message: ids of couriers with an account, or of stores. */
/** Returns couriers with an account in the cities of some zones; without ids those on shift who are in the zone or have an order of it. */
export async function couriersToReach(
  db: Connection,
  { zoneIds, zoneId, ids }: { zoneIds: readonly number[] | null; zoneId: number | null; ids: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from delivery_men d
    where d.customer_id is not null and d.left_at is null
      and exists (select from zones z where z.city = d.city
        and (${zoneIds}::int[] is null or z.id = any (${zoneIds}::int[])))
      and case when ${zoneId}::int is null then d.id = any (${ids}::int[])
        else d.on_shift_since is not null and exists (select from zones z where z.id = ${zoneId}
          and (d.lat is not null and z.area @> point(d.lng, d.lat)
            or exists (select from orders o where o.delivery_man_id = d.id and o.zone_id = z.id
              and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')))) end
    order by d.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns stores in some zones that take orders: those of one zone, or chosen ones. */
export async function storesToReach(
  db: Connection,
  { zoneIds, zoneId, ids }: { zoneIds: readonly number[] | null; zoneId: number | null; ids: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from stores s
    where s.active and (${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[]))
      and case when ${zoneId}::int is null then s.id = any (${ids}::int[]) else s.zone_id = ${zoneId} end
    order by s.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface NewBroadcast {
  audience: Broadcast['audience'];
  zoneId: number | null;
  words: string;
  accountId: number;
  at: Date;
  readerIds: readonly number[];
}

/** Writes a message with its readers and a push for each; returns its number. */
export async function insertBroadcast(db: Connection, message: NewBroadcast): Promise<number> {
  const { audience, zoneId, words, accountId, at, readerIds } = message;
  const isToCouriers = audience === 'couriers';
  const { rows } = await sql<{ id: number }>`
    with sent as (
      insert into broadcasts (audience, zone_id, words, sent_by, sent_at)
      values (${audience}, ${zoneId}, ${words}, ${accountId}, ${at}) returning id
    ), readers as (
      insert into broadcast_readers (broadcast_id, courier_id, store_id)
      select sent.id, case when ${isToCouriers}::boolean then reader end,
        case when not ${isToCouriers}::boolean then reader end
      from sent, unnest(${readerIds}::int[]) as reader
      returning broadcast_id, courier_id, store_id
    ), pushed as (
      insert into outbox (kind, payload, dedupe_key)
      select 'courier_broadcast',
        jsonb_build_object('shopper', ${keyOfCustomer('d.customer_id')}, 'words', ${words}::text),
        'broadcast:' || r.broadcast_id || ':courier:' || d.id
      from readers r join delivery_men d on d.id = r.courier_id
      union all
      select 'store_broadcast', jsonb_build_object('store_id', r.store_id, 'words', ${words}::text),
        'broadcast:' || r.broadcast_id || ':store:' || r.store_id
      from readers r where r.store_id is not null
    )
    select id from sent`.execute(db);
  return rows[0]?.id ?? 0;
}

interface BroadcastRow extends Omit<Broadcast, 'sent_at'> {
  sent_at: Date;
}

const columns = sql`
  a.id, a.audience, z.name as zone_name, a.words, a.sent_at,
  (select nullif(trim(c.f_name || ' ' || c.l_name), '') from customers c where c.id = a.sent_by) as person,
  (select count(*)::int from broadcast_readers r where r.broadcast_id = a.id) as reader_count,
  (select count(*)::int from broadcast_readers r where r.broadcast_id = a.id and r.seen_at is not null) as seen_count`;

/** Whether a message has a reader in some zones. */
const isInZones = (zoneIds: readonly number[] | null) => sql`
  (${zoneIds}::int[] is null or exists (
    select from broadcast_readers r left join stores s on s.id = r.store_id
    left join delivery_men d on d.id = r.courier_id
    where r.broadcast_id = a.id and (s.zone_id = any (${zoneIds}::int[])
      or exists (select from zones y where y.city = d.city and y.id = any (${zoneIds}::int[])))))`;

/** Returns messages, the newest first. */
export async function broadcastRows(
  db: Connection,
  zoneIds: readonly number[] | null,
  { limit, skip }: Slice,
): Promise<BroadcastRow[]> {
  const { rows } = await sql<BroadcastRow>`
    select ${columns} from broadcasts a left join zones z on z.id = a.zone_id
    where ${isInZones(zoneIds)} order by a.sent_at desc, a.id desc limit ${limit}::int offset ${skip}::int`.execute(db);
  return rows;
}

export async function countBroadcasts(db: Connection, zoneIds: readonly number[] | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from broadcasts a where ${isInZones(zoneIds)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns a message of some zones. */
export async function broadcastRow(
  db: Connection,
  id: number,
  zoneIds: readonly number[] | null,
): Promise<BroadcastRow | undefined> {
  const { rows } = await sql<BroadcastRow>`
    select ${columns} from broadcasts a left join zones z on z.id = a.zone_id
    where a.id = ${id} and ${isInZones(zoneIds)}`.execute(db);
  return rows[0];
}

/** Returns who reads a message, those who have not seen it first. */
export async function readersOf(
  db: Connection,
  id: number,
): Promise<(Omit<BroadcastWithReaders['readers'][number], 'seen_at'> & { seen_at: Date | null })[]> {
  const { rows } = await sql<{ name: string; seen_at: Date | null }>`
    select coalesce(s.name, trim(d.f_name || ' ' || d.l_name)) as name, r.seen_at
    from broadcast_readers r left join stores s on s.id = r.store_id
    left join delivery_men d on d.id = r.courier_id
    where r.broadcast_id = ${id} order by r.seen_at nulls first, name`.execute(db);
  return rows;
}

export interface Reader {
  courierId: number | null;
  storeId: number | null;
}

/** Returns the messages since a moment that a reader has not seen, the oldest first. */
export async function unseenBy(
  db: Connection,
  { courierId, storeId }: Reader,
  since: Date,
): Promise<{ id: number; words: string; sent_at: Date }[]> {
  const { rows } = await sql<{ id: number; words: string; sent_at: Date }>`
    select a.id, a.words, a.sent_at from broadcast_readers r join broadcasts a on a.id = r.broadcast_id
    where r.seen_at is null and a.sent_at > ${since}::timestamptz
      and (r.courier_id = ${courierId}::int or r.store_id = ${storeId}::int)
    order by a.sent_at, a.id limit 20`.execute(db);
  return rows;
}

/** Notes that a reader has seen a message; the first time counts. Returns whether it was written to them. */
export async function markBroadcastSeen(
  db: Connection,
  id: number,
  { courierId, storeId, at }: Reader & { at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update broadcast_readers set seen_at = coalesce(seen_at, ${at})
    where broadcast_id = ${id} and (courier_id = ${courierId}::int or store_id = ${storeId}::int)
    returning broadcast_id`.execute(db);
  return rows.length > 0;
}

/** Deletes messages that are over for long. */
export async function deleteOldBroadcasts(db: Connection): Promise<void> {
  await sql`delete from broadcasts where sent_at < now() - interval '90 days'`.execute(db);
}
