import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import { nothing } from 'market/values/money';
import type { ShortCash } from 'market/wallet/wallet-cash.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

const due = sql`o.total - o.wallet_paid`;

/** Returns what a courier has noted as missing of the cash of an order; 0 without a note. */
export async function cashMissing(db: Connection, { id }: { id: string }): Promise<Money> {
  const { rows } = await sql<{ missing: Money }>`
    select greatest(0, ${due} - a.cash_taken)::bigint as missing from orders o
    join delivery_attempts a on a.order_id = o.id
    where o.id = ${id} and a.cash_taken is not null and a.cash_received_at is not null and o.delivery_man_id is not null`.execute(
    db,
  );
  return rows[0]?.missing ?? nothing;
}

/** Writes what a courier has noted, when the order is delivered. */
export async function insertShortCash(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`
    insert into short_cash (order_id, courier_id, currency, due, taken, reason, words, made_at)
    select o.id, o.delivery_man_id, o.currency, ${due}, a.cash_taken, a.cash_short_reason, a.cash_short_words, ${at}
    from orders o join delivery_attempts a on a.order_id = o.id where o.id = ${orderId}`.execute(db);
}

export interface LockedShortCash {
  courierId: number;
  currency: string;
  missing: Money;
  borneBy: ShortCash['borne_by'];
  isGivenBack: boolean;
}

/** Locks an order of some zones, or with null of all; returns whether there is one. */
export async function lockOrderWithCash(
  db: Transaction,
  orderId: string,
  zoneIds: readonly number[] | null,
): Promise<boolean> {
  const { rows } = await sql`
    select o.id from orders o
    where o.id = ${orderId} and (${zoneIds}::int[] is null or o.zone_id = any(${zoneIds}::int[])) for update`.execute(
    db,
  );
  return rows.length > 0;
}

/** Locks what is missing of the cash of an order. The order is locked before. */
export async function lockShortCash(db: Connection, orderId: string): Promise<LockedShortCash | undefined> {
  const { rows } = await sql<LockedShortCash>`
    select courier_id as "courierId", currency::text as currency, due - taken as missing, borne_by as "borneBy",
      given_back_at is not null as "isGivenBack"
    from short_cash where order_id = ${orderId} for update`.execute(db);
  return rows[0];
}

/** Notes that the order was given back as a whole. */
export async function giveShortCashBack(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`update short_cash set given_back_at = ${at} where order_id = ${orderId}`.execute(db);
}

export interface ShortCashDecision {
  borneBy: NonNullable<ShortCash['borne_by']>;
  note: string;
  by: number;
  at: Date;
}

/** Notes who bears it. */
export async function writeShortCashDecision(
  db: Transaction,
  orderId: string,
  { borneBy, note, by, at }: ShortCashDecision,
): Promise<void> {
  await sql`
    update short_cash set borne_by = ${borneBy}, note = ${note}, decided_by = ${by}, decided_at = ${at}
    where order_id = ${orderId}`.execute(db);
}

export interface ShortCashRow
  extends Omit<ShortCash, 'due' | 'taken' | 'made_at' | 'decided_at' | 'given_back_at' | 'code'> {
  due: Money;
  taken: Money;
  made_at: Date;
  decided_at: Date | null;
  given_back_at: Date | null;
}

interface ShortCashFilter {
  /** Of the orders of some zones, or with null of all. */
  zoneIds: readonly number[] | null;
  orderId?: string | undefined;
}

const matching = ({ zoneIds, orderId }: ShortCashFilter) =>
  sql`(${zoneIds}::int[] is null or o.zone_id = any(${zoneIds}::int[])) and (${orderId ?? null}::text is null or s.order_id = ${orderId ?? ''})`;

/** Returns cash that did not come at the door: what is open first, then the newest. */
export async function shortCashRows(
  db: Connection,
  { limit, skip, ...filter }: ShortCashFilter & { limit: number; skip: number },
): Promise<ShortCashRow[]> {
  const { rows } = await sql<ShortCashRow>`
    select s.order_id, s.courier_id, trim(d.f_name || ' ' || d.l_name) as name, s.currency::text as currency, s.due, s.taken,
      s.reason, s.words, s.made_at, s.borne_by, s.note, nullif(trim(m.f_name || ' ' || m.l_name), '') as decided_by,
      s.decided_at, s.given_back_at
    from short_cash s join orders o on o.id = s.order_id join delivery_men d on d.id = s.courier_id
    left join customers m on m.id = s.decided_by
    where ${matching(filter)}
    order by (s.borne_by is null and s.given_back_at is null) desc, s.made_at desc, s.order_id
    limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countShortCash(db: Connection, filter: ShortCashFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from short_cash s join orders o on o.id = s.order_id where ${matching(filter)} limit ${most}
    ) c`.execute(db);
  return rows[0]?.count ?? 0;
}
