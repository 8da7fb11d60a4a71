import { sql } from 'kysely';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import { maxCounted } from 'market/calls/endpoint';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** Zones of an operator; null for all. */
export type ZoneIds = readonly number[] | null;

export interface ListedCustomerRow {
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  is_active: boolean;
  order_count: number;
  last_order_at: Date | null;
  created_at: Date;
}

export interface CustomerRow extends ListedCustomerRow {
  is_phone_verified: boolean;
  is_email_verified: boolean;
  suspended_reason: string | null;
  suspended_at: Date | null;
  session_count: number;
  is_operator: boolean;
}

export interface CustomerSearch {
  /** A part of the name or the email address; empty for everybody. */
  part: string;
  /** Digits within the phone number; empty if there are none. */
  digits: string;
  onlySuspended: boolean;
  zoneIds: ZoneIds;
}

const ordersOf = (zoneIds: ZoneIds) => sql`orders o where o.shopper = ${keyOfCustomer('c.id')}
  and (${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[]))`;

/** Customers of the zones of an operator; those who have ordered nothing are seen by operators of all zones. */
const isSeen = (zoneIds: ZoneIds) =>
  sql`c.removed_at is null and (${zoneIds}::int[] is null or exists (select from ${ordersOf(zoneIds)}))`;

const listedColumns = (zoneIds: ZoneIds) => sql`c.id, trim(c.f_name || ' ' || c.l_name) as name, c.phone, c.email,
  c.is_active, (select count(*)::int from ${ordersOf(zoneIds)}) as order_count,
  (select max(o.placed_at) from ${ordersOf(zoneIds)}) as last_order_at, c.created_at`;

const isFound = ({ part, digits, onlySuspended, zoneIds }: CustomerSearch) => {
  const like = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${isSeen(zoneIds)} and (not ${onlySuspended} or not c.is_active)
    and (c.f_name || ' ' || c.l_name ilike ${like} or c.email ilike ${like}
      or (${digits} <> '' and c.phone like '%' || ${digits} || '%'))`;
};

/** Returns customers whose name, email or phone number has a part, the newest first. */
export async function customersLike(db: Connection, search: CustomerSearch, { limit, skip }: Slice) {
  const { rows } = await sql<ListedCustomerRow>`
    select ${listedColumns(search.zoneIds)} from customers c where ${isFound(search)}
    order by c.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countCustomersLike(db: Connection, search: CustomerSearch): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from customers c where ${isFound(search)} limit ${maxCounted}) counted`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Returns a customer whom an operator of these zones sees; undefined for any other. */
export async function customerOfDesk(
  db: Connection,
  customerId: number,
  zoneIds: ZoneIds,
): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${listedColumns(zoneIds)}, c.is_phone_verified, c.is_email_verified, c.suspended_reason, c.suspended_at,
      (select count(*)::int from sessions s where s.customer_id = c.id) as session_count,
      exists (select from operators p where p.customer_id = c.id) as is_operator
    from customers c where c.id = ${customerId} and ${isSeen(zoneIds)}`.execute(db);
  return rows[0];
}

export interface BalanceRow {
  currency: string;
  balance: Money;
}

/** Returns what a customer has in each currency, points among them. */
export async function balancesOf(db: Connection, customerId: number): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select currency, balance from wallets where customer_id = ${customerId} order by currency`.execute(db);
  return rows;
}

type Order = AdminCustomer['orders'][number];

interface OrderRow extends Pick<Order, 'id' | 'order_status' | 'store_name' | 'zone_name' | 'time_zone' | 'currency'> {
  total: Money;
  placed_at: Date;
}

const maxShown = 20;

/** Returns the newest orders of a customer in the zones of an operator. */
export async function newestOrders(db: Connection, shopper: string, zoneIds: ZoneIds): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.order_status, s.name as store_name, z.name as zone_name, z.time_zone, o.total, o.currency, o.placed_at
    from orders o join zones z on z.id = o.zone_id left join stores s on s.id = o.store_id
    where o.shopper = ${shopper} and (${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[]))
    order by o.placed_at desc, o.id limit ${maxShown}`.execute(db);
  return rows;
}

interface RefundRow {
  order_id: string;
  amount: Money;
  currency: string;
  reason: string;
  made_at: Date;
}

/** Returns the newest refunds of a customer in the zones of an operator: of whole orders and of parts. */
export async function newestRefunds(db: Connection, shopper: string, zoneIds: ZoneIds): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.order_id, r.amount, r.currency, r.reason, r.made_at
    from orders o join refunds r on r.order_id = o.id
    where o.shopper = ${shopper} and (${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[]))
    order by r.made_at desc, r.id desc limit ${maxShown}`.execute(db);
  return rows;
}

interface MoveRow {
  id: number;
  kind: string;
  amount: Money;
  currency: string;
  reason: string | null;
  made_at: Date;
}

/** Returns what has moved a wallet lately; above 0 came in. */
export async function newestMoves(db: Connection, account: string): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select j.id, j.kind, -e.amount as amount, e.currency, c.reason, j.made_at
    from ledger_entries e join journals j on j.id = e.journal_id
    left join wallet_corrections c on j.kind = 'wallet_corrected'
      and c.id = substring(j.subject from '^correction:([0-9]+)$')::int
    where e.account = ${account} order by j.id desc limit ${maxShown}`.execute(db);
  return rows;
}

interface NoteRow {
  id: number;
  text: string;
  person: string;
  made_at: Date;
}

const maxNotes = 50;

/** Returns what operators have written about a customer, the newest first. */
export async function notesAbout(db: Connection, customerId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, trim(p.f_name || ' ' || p.l_name) as person, n.made_at
    from customer_notes n join customers p on p.id = n.account_id
    where n.customer_id = ${customerId} order by n.id desc limit ${maxNotes}`.execute(db);
  return rows;
}

export async function insertNote(
  db: Connection,
  note: { customerId: number; accountId: number; text: string; at: Date },
): Promise<void> {
  await sql`
    insert into customer_notes (customer_id, account_id, text, made_at)
    values (${note.customerId}, ${note.accountId}, ${note.text}, ${note.at})`.execute(db);
}
