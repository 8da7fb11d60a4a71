import { sql } from 'kysely';
import type { ComplaintOfDesk } from 'market/chat/complaints/chat-complaints.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

export interface ComplaintRow
  extends Pick<
    ComplaintOfDesk,
    | 'id'
    | 'order_id'
    | 'about'
    | 'person'
    | 'reason'
    | 'words'
    | 'pictures'
    | 'decision'
    | 'answer'
    | 'answered_role'
    | 'store_id'
    | 'store'
    | 'courier_id'
  > {
  made_at: Date;
  answered_at: Date | null;
}

const columns = sql`c.id, c.order_id, c.about, c.reason, c.words, c.pictures, c.made_at, c.decision, c.answer,
  c.answered_role, c.answered_at, c.store_id, s.name as store, c.courier_id,
  nullif(case c.about when 'courier' then trim(concat_ws(' ', d.f_name, d.l_name)) else o.contact_name end, '') as person`;
const tables = sql`complaints c join stores s on s.id = c.store_id join orders o on o.id = c.order_id
  left join delivery_men d on d.id = c.courier_id`;

export interface OrderToComplain {
  placed_at: Date;
  courier_id: number | null;
  /** Whom the store has complained about before. */
  made: ComplaintOfDesk['about'][];
}

/** Locks an order of a store for a complaint; undefined for one of another store. */
export async function lockOrderToComplain(
  transaction: Transaction,
  storeId: number,
  orderId: string,
): Promise<OrderToComplain | undefined> {
  const { rows } = await sql<OrderToComplain>`
    select o.placed_at, o.delivery_man_id as courier_id,
      array(select about from complaints c where c.order_id = o.id) as made
    from orders o where o.id = ${orderId} and o.store_id = ${storeId} for update of o`.execute(transaction);
  return rows[0];
}

export interface NewComplaint extends Pick<ComplaintRow, 'about' | 'reason' | 'words' | 'pictures'> {
  storeId: number;
  orderId: string;
  courierId: number | null;
  by: number;
  at: Date;
}

/** Inserts a complaint; undefined where the same person of the order was reported at the same moment. */
export async function insertComplaint(transaction: Transaction, complaint: NewComplaint): Promise<number | undefined> {
  const { storeId, orderId, about, courierId, reason, words, pictures, by, at } = complaint;
  const { rows } = await sql<{ id: number }>`
    insert into complaints (store_id, order_id, about, courier_id, reason, words, pictures, made_by, made_at)
    values (${storeId}, ${orderId}, ${about}, ${courierId}, ${reason}, ${words}, ${pictures}::text[], ${by}, ${at})
    on conflict (order_id, about) do nothing returning id`.execute(transaction);
  return rows[0]?.id;
}

export async function complaintById(db: Connection, id: number): Promise<ComplaintRow | undefined> {
  const { rows } = await sql<ComplaintRow>`select ${columns} from ${tables} where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the complaints of a store, the newest first. */
export async function complaintsOfStore(
  db: Connection,
  storeId: number,
  { limit, skip }: Slice,
): Promise<{ rows: ComplaintRow[]; total: number }> {
  const { rows } = await sql<ComplaintRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total from ${tables} where c.store_id = ${storeId}
    order by c.id desc limit ${limit} offset ${skip}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Zones of an operator; null for all. */
type ZoneIds = readonly number[] | null;

const inZones = (zoneIds: ZoneIds) => sql`(${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[]))`;

/** Returns complaints of the zones of an operator: those that wait by their wait, answered ones the newest first. */
export async function complaintsOfDesk(
  db: Connection,
  { zoneIds, isOpen }: { zoneIds: ZoneIds; isOpen: boolean },
  { limit, skip }: Slice,
): Promise<{ rows: ComplaintRow[]; total: number }> {
  const order = isOpen ? sql`c.made_at, c.id` : sql`c.answered_at desc, c.id desc`;
  const { rows } = await sql<ComplaintRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total from ${tables}
    where ${inZones(zoneIds)} and (c.decision is null) = ${isOpen}::boolean
    order by ${order} limit ${limit} offset ${skip}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Locks a complaint of the zones of an operator, and returns it. */
export async function lockComplaint(
  transaction: Transaction,
  id: number,
  zoneIds: ZoneIds,
): Promise<ComplaintRow | undefined> {
  const { rows } = await sql<ComplaintRow>`
    select ${columns} from ${tables} where c.id = ${id} and ${inZones(zoneIds)} for update of c`.execute(transaction);
  return rows[0];
}

export interface ComplaintAnswer {
  decision: NonNullable<ComplaintRow['decision']>;
  answer: string;
  by: number;
  role: ComplaintRow['answered_role'];
  at: Date;
}

export async function writeComplaintAnswer(
  transaction: Transaction,
  id: number,
  { decision, answer, by, role, at }: ComplaintAnswer,
): Promise<void> {
  await sql`
    update complaints set decision = ${decision}, answer = ${answer}, answered_by = ${by}, answered_role = ${role},
      answered_at = ${at} where id = ${id}`.execute(transaction);
}
