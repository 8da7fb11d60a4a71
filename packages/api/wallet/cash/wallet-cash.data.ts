import { type RawBuilder, sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { CashDeposit, CashHolder } from 'market/wallet/wallet-cash.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

interface Slice {
  zoneIds: readonly number[] | null;
  limit: number;
  skip: number;
}

/** Couriers of the cities of some zones, or with null of all. */
const inZones = (zoneIds: readonly number[] | null) =>
  sql`(${zoneIds}::int[] is null or exists (select from zones z where z.city = d.city and z.id = any(${zoneIds}::int[])))`;

export interface CashHolderRow extends Omit<CashHolder, 'held' | 'limit' | 'handed_in_at'> {
  held: Money;
  limit: Money | null;
  handed_in_at: Date | null;
}

/** Returns who holds cash of the market, the most first. */
export async function cashHolders(db: Connection, { zoneIds, limit, skip }: Slice): Promise<CashHolderRow[]> {
  const { rows } = await sql<CashHolderRow>`
    select d.id as courier_id, trim(d.f_name || ' ' || d.l_name) as name, d.phone, d.city,
      e.currency::text as currency, sum(e.amount)::bigint as held, l.amount as limit,
      (select max(made_at) from cash_deposits c where c.courier_id = d.id) as handed_in_at
    from delivery_men d
    join ledger_entries e on e.account = 'cash:delivery_man:' || d.id
    left join cash_limits l on l.currency = e.currency
    where ${inZones(zoneIds)}
    group by d.id, e.currency, l.amount having sum(e.amount) <> 0
    order by sum(e.amount) desc, d.id limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countHolders(db: Connection, zoneIds: readonly number[] | null, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from delivery_men d join ledger_entries e on e.account = 'cash:delivery_man:' || d.id
      where ${inZones(zoneIds)} group by d.id, e.currency having sum(e.amount) <> 0 limit ${most}
    ) h`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks a courier of some zones until the transaction ends; returns whether there is one. */
export async function lockCourierWithCash(
  db: Transaction,
  courierId: number,
  zoneIds: readonly number[] | null,
): Promise<boolean> {
  const { rows } = await sql`
    select d.id from delivery_men d where d.id = ${courierId} and ${inZones(zoneIds)} for no key update`.execute(db);
  return rows.length > 0;
}

/** The cash of the orders that a courier has and has not been paid for yet, in minor units. */
export function cashToCollect(courierId: RawBuilder<unknown>, currency: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(sum(total - wallet_paid), 0)::bigint from orders
    where delivery_man_id = ${courierId} and currency = ${currency} and payment_method = 'cash_on_delivery'
      and payment_status = 'unpaid' and order_status in ('confirmed', 'processing', 'handover', 'picked_up'))`;
}

/** Returns the cash that a courier holds, is about to collect, and may have. */
export async function cashPosition(
  db: Connection,
  courierId: number,
  currency: string,
): Promise<{ held: Money; toCollect: Money; limit: Money | null }> {
  const { rows } = await sql<{ held: Money; toCollect: Money; limit: Money | null }>`
    select (select coalesce(sum(amount), 0)::bigint from ledger_entries
        where account = ${`cash:delivery_man:${courierId}`} and currency = ${currency}) as held,
      ${cashToCollect(sql`${courierId}`, sql`${currency}`)} as "toCollect",
      (select amount from cash_limits where currency = ${currency}) as limit`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A position without a row');
  return row;
}

export interface NewDeposit {
  courierId: number;
  currency: string;
  held: Money;
  counted: Money;
  missing: Money;
  borneBy: 'courier' | 'market' | null;
  note: string;
  by: number;
  at: Date;
}

export async function insertDeposit(db: Transaction, deposit: NewDeposit): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cash_deposits (courier_id, currency, held, counted, missing, borne_by, note, made_by, made_at)
    values (${deposit.courierId}, ${deposit.currency}, ${deposit.held}, ${deposit.counted}, ${deposit.missing},
      ${deposit.borneBy}, ${deposit.note}, ${deposit.by}, ${deposit.at})
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A deposit without a number');
  return row.id;
}

export interface CashDepositRow extends Omit<CashDeposit, 'held' | 'counted' | 'missing' | 'made_at'> {
  held: Money;
  counted: Money;
  missing: Money;
  made_at: Date;
}

const depositColumns = sql`c.id, c.courier_id, trim(d.f_name || ' ' || d.l_name) as name, c.currency::text as currency,
  c.held, c.counted, c.missing, c.borne_by, c.note, nullif(trim(m.f_name || ' ' || m.l_name), '') as made_by, c.made_at`;
const depositTables = sql`cash_deposits c join delivery_men d on d.id = c.courier_id
  left join customers m on m.id = c.made_by`;

/** Returns what was handed in, newest first. */
export async function cashDeposits(db: Connection, { zoneIds, limit, skip }: Slice): Promise<CashDepositRow[]> {
  const { rows } = await sql<CashDepositRow>`
    select ${depositColumns} from ${depositTables} where ${inZones(zoneIds)}
    order by c.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function cashDeposit(db: Connection, id: number): Promise<CashDepositRow | undefined> {
  const { rows } = await sql<CashDepositRow>`
    select ${depositColumns} from ${depositTables} where c.id = ${id}`.execute(db);
  return rows[0];
}

export async function countDeposits(db: Connection, zoneIds: readonly number[] | null, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from cash_deposits c join delivery_men d on d.id = c.courier_id where ${inZones(zoneIds)} limit ${most}
    ) c`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface CashLimitRow {
  currency: string;
  amount: Money | null;
  version: number;
}

/** Returns the limit of every currency; version 0 stands for one that was never set. */
export async function cashLimits(db: Connection): Promise<CashLimitRow[]> {
  const { rows } = await sql<CashLimitRow>`
    select z.currency, l.amount, coalesce(l.version, 0) as version
    from (select distinct currency::text as currency from zones) z left join cash_limits l on l.currency = z.currency
    order by z.currency`.execute(db);
  return rows;
}

/** Writes a limit if its version is still that one; returns whether it was. */
export async function saveLimit(db: Transaction, { currency, amount, version }: CashLimitRow): Promise<boolean> {
  const { rows } = await sql`
    insert into cash_limits (currency, amount, version)
    select ${currency}, ${amount}::bigint, 1 where ${version}::int = 0
      or exists (select from cash_limits where currency = ${currency})
    on conflict (currency) do update set amount = excluded.amount, version = cash_limits.version + 1
      where cash_limits.version = ${version}
    returning version`.execute(db);
  return rows.length > 0;
}
