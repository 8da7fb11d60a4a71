import { sql } from 'kysely';
import type { AdminPayeeAccount } from 'market/wallet/wallet-payees.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

type Payee = { storeId: number } | { courierId: number };

export interface PayeeAccountRow {
  id: number;
  store_id: number | null;
  courier_id: number | null;
  kind: AdminPayeeAccount['kind'];
  holder: string;
  institution: string;
  number: string;
  maker_id: number;
  /** Null for a person whose account is gone. */
  made_by: string | null;
  made_at: Date;
  usable_at: Date;
  checked_name: string | null;
  refused_reason: string | null;
}

const columns = sql`a.id, a.store_id, a.courier_id, a.kind, a.holder, a.institution, a.number, a.made_by as maker_id,
  nullif(trim(m.f_name || ' ' || m.l_name), '') as made_by, a.made_at, a.usable_at, a.checked_name, a.refused_reason`;
const tables = sql`payee_accounts a left join customers m on m.id = a.made_by`;

const isOf = (payee: Payee) =>
  'storeId' in payee ? sql`a.store_id = ${payee.storeId}` : sql`a.courier_id = ${payee.courierId}`;

/** Returns the account that a payee is paid to. */
export async function accountOfPayee(db: Connection, payee: Payee): Promise<PayeeAccountRow | undefined> {
  const { rows } = await sql<PayeeAccountRow>`
    select ${columns} from ${tables} where ${isOf(payee)} and a.ended_at is null`.execute(db);
  return rows[0];
}

/** Returns why the newest account of a payee was refused; null where it was not. */
export async function refusalOfPayee(db: Connection, payee: Payee): Promise<string | null> {
  const { rows } = await sql<{ reason: string | null }>`
    select a.refused_reason as reason from payee_accounts a where ${isOf(payee)} order by a.id desc limit 1`.execute(
    db,
  );
  return rows[0]?.reason ?? null;
}

export interface PayeeFacts {
  name: string;
  /** Of its zone, or of the city of a courier. */
  country: string | null;
  /** Who is notified of a change: the owners of a store, or the courier. */
  customerIds: number[];
}

export async function factsOfPayee(db: Connection, payee: Payee): Promise<PayeeFacts> {
  const { rows } = await ('storeId' in payee
    ? sql<PayeeFacts>`
        select s.name, z.country::text as country, array(
          select m.customer_id from store_members m where m.store_id = s.id and m.role = 'owner' order by 1
        ) as "customerIds"
        from stores s left join zones z on z.id = s.zone_id where s.id = ${payee.storeId}`
    : sql<PayeeFacts>`
        select d.f_name || ' ' || d.l_name as name,
          (select z.country::text from zones z where z.city = d.city order by z.id limit 1) as country,
          array_remove(array[d.customer_id], null) as "customerIds"
        from delivery_men d where d.id = ${payee.courierId}`
  ).execute(db);
  return rows[0] as PayeeFacts;
}

export interface NewPayeeAccount {
  kind: AdminPayeeAccount['kind'];
  holder: string;
  institution: string;
  number: string;
  by: number;
  at: Date;
  usableAt: Date;
}

/** Replaces the account of a payee, who is locked. */
export async function replaceAccount(db: Transaction, payee: Payee, account: NewPayeeAccount): Promise<number> {
  await sql`update payee_accounts a set ended_at = ${account.at} where ${isOf(payee)} and ended_at is null`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into payee_accounts (store_id, courier_id, kind, holder, institution, number, made_by, made_at, usable_at)
    values (${'storeId' in payee ? payee.storeId : null}, ${'courierId' in payee ? payee.courierId : null},
      ${account.kind}, ${account.holder}, ${account.institution}, ${account.number}, ${account.by}, ${account.at},
      ${account.usableAt})
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Accounts of the payees of some zones, or with null of all; couriers belong to the zones of their city. */
const within = (zoneIds: readonly number[] | null) => sql`(${zoneIds}::int[] is null
  or exists (select from stores s where s.id = a.store_id and s.zone_id = any(${zoneIds}::int[]))
  or exists (select from delivery_men d join zones z on z.city = d.city
    where d.id = a.courier_id and z.id = any(${zoneIds}::int[])))`;

export interface ShownAccountRow extends PayeeAccountRow {
  name: string;
}

const shown = sql`${columns}, coalesce(st.name, dm.f_name || ' ' || dm.l_name) as name from ${tables}
  left join stores st on st.id = a.store_id left join delivery_men dm on dm.id = a.courier_id`;

interface Slice {
  zoneIds: readonly number[] | null;
  limit: number;
  skip: number;
}

/** Returns accounts that are in use: those that no operator has checked first, the oldest first. */
export async function payeeAccounts(db: Connection, { zoneIds, limit, skip }: Slice): Promise<ShownAccountRow[]> {
  const { rows } = await sql<ShownAccountRow>`
    select ${shown} where a.ended_at is null and ${within(zoneIds)}
    order by a.checked_at is not null, a.id limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countPayeeAccounts(
  db: Connection,
  zoneIds: readonly number[] | null,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from payee_accounts a where a.ended_at is null and ${within(zoneIds)} limit ${most}
    ) a`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns an account that is in use, held until the transaction ends. */
export async function lockAccount(
  db: Transaction,
  id: number,
  zoneIds: readonly number[] | null,
): Promise<ShownAccountRow | undefined> {
  const { rows } = await sql<ShownAccountRow>`
    select ${shown} where a.id = ${id} and a.ended_at is null and ${within(zoneIds)} for update of a`.execute(db);
  return rows[0];
}

export async function markChecked(
  db: Transaction,
  id: number,
  { name, by, at }: { name: string; by: number; at: Date },
): Promise<void> {
  await sql`
    update payee_accounts set checked_name = ${name}, checked_by = ${by}, checked_at = ${at} where id = ${id}`.execute(
    db,
  );
}

export async function refuseAccountRow(
  db: Transaction,
  id: number,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await sql`update payee_accounts set ended_at = ${at}, refused_reason = ${reason} where id = ${id}`.execute(db);
}

/** Returns the accounts that some payees of one kind are paid to, by payee. */
export async function accountsOfPayees(
  db: Connection,
  payee: 'store' | 'courier',
  ids: readonly number[],
): Promise<Map<number, { id: number; usableAt: Date; isChecked: boolean }>> {
  const column = payee === 'store' ? sql`a.store_id` : sql`a.courier_id`;
  const { rows } = await sql<{ payeeId: number; id: number; usableAt: Date; isChecked: boolean }>`
    select coalesce(${column}, 0) as "payeeId", a.id, a.usable_at as "usableAt", a.checked_at is not null as "isChecked"
    from payee_accounts a where ${column} = any(${ids}::int[]) and a.ended_at is null`.execute(db);
  return new Map(rows.map(({ payeeId, ...account }) => [payeeId, account]));
}

/** Ends the account of a courier whose account is removed. */
export async function endAccountOfCourier(db: Connection, customerId: number, at: Date): Promise<void> {
  await sql`
    update payee_accounts set ended_at = ${at}
    where ended_at is null
      and courier_id in (select id from delivery_men where customer_id = ${customerId})`.execute(db);
}

/** Forgets whose accounts were that ended before a time, but for those that a payout is on the way to. */
export async function deleteEndedAccounts(db: Connection, before: Date): Promise<void> {
  await sql`
    update payee_accounts a set holder = '', number = right(number, 4), checked_name = null, checked_by = null,
      checked_at = null
    where ended_at < ${before} and holder <> ''
      and not exists (select from payouts p where p.account_id = a.id and p.state in ('planned', 'sent'))`.execute(db);
}
