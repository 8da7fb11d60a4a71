import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { AdminPayeeAccount } from 'market/wallet/wallet-payees.contract';
import type { AdminPayout, AdminPayoutRun } from 'market/wallet/wallet-payouts.contract';
import type { OwnPayout } from 'market/wallet/wallet-statements.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

export type PayeeKind = AdminPayoutRun['payee'];

/** The payees of some zones, or with null of all. */
export interface PayeeFilter {
  payee: PayeeKind;
  currency: string;
  zoneIds: readonly number[] | null;
}

export interface PayeeBalanceRow {
  id: number;
  name: string;
  owed: Money;
  cash: Money;
}

/** Every store or courier with its accounts; couriers belong to the zones of their city. */
const payees = (payee: PayeeKind, zoneIds: readonly number[] | null) =>
  payee === 'store'
    ? sql`select s.id, s.name, s.phone, 'store:' || s.id as account, 'cash:store:' || s.id as cash_account
        from stores s where ${zoneIds}::int[] is null or s.zone_id = any(${zoneIds}::int[])`
    : sql`select d.id, d.f_name || ' ' || d.l_name as name, d.phone, 'courier:' || d.id as account,
          'cash:delivery_man:' || d.id as cash_account
        from delivery_men d
        where ${zoneIds}::int[] is null
          or exists (select from zones z where z.city = d.city and z.id = any(${zoneIds}::int[]))`;

/** Returns what payees are owed and hold in cash, without those that have neither or are in a run already. */
export async function payeeBalances(
  db: Connection,
  { payee, currency, zoneIds }: PayeeFilter,
): Promise<PayeeBalanceRow[]> {
  const { rows } = await sql<PayeeBalanceRow>`
    select p.id, p.name, -coalesce(sum(e.amount) filter (where e.account = p.account), 0)::bigint as owed,
      coalesce(sum(e.amount) filter (where e.account = p.cash_account), 0)::bigint as cash
    from (${payees(payee, zoneIds)}) p
    join ledger_entries e on e.account in (p.account, p.cash_account) and e.currency = ${currency}
    where not exists (
      select from payouts o
      where o.state = 'planned' and o.currency = ${currency}
        and ${payee === 'store' ? sql`o.store_id` : sql`o.courier_id`} = p.id)
    group by p.id, p.name
    having sum(e.amount) filter (where e.account = p.account) <> 0
      or sum(e.amount) filter (where e.account = p.cash_account) <> 0
    order by owed desc, p.id`.execute(db);
  return rows;
}

/** Returns what one payee is owed and holds in cash. */
export async function balancesOf(
  db: Connection,
  accounts: readonly { id: number; account: string; cashAccount: string }[],
  currency: string,
): Promise<Map<number, { owed: Money; cash: Money }>> {
  const { rows } = await sql<{ id: number; owed: Money; cash: Money }>`
    select p.id, -coalesce(sum(e.amount) filter (where e.account = p.account), 0)::bigint as owed,
      coalesce(sum(e.amount) filter (where e.account = p."cashAccount"), 0)::bigint as cash
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as p(id int, account text, "cashAccount" text)
    left join ledger_entries e on e.account in (p.account, p."cashAccount") and e.currency = ${currency}
    group by p.id`.execute(db);
  return new Map(rows.map(({ id, owed, cash }) => [id, { owed, cash }]));
}

/** Holds payees until the transaction ends, so that nothing else pays or deposits for them meanwhile. */
export async function lockPayees(db: Transaction, payee: PayeeKind, ids: readonly number[]): Promise<void> {
  const table = payee === 'store' ? sql.table('stores') : sql.table('delivery_men');
  await sql`select id from ${table} where id = any(${ids}::int[]) order by id for no key update`.execute(db);
}

export async function insertRun(
  db: Transaction,
  run: PayeeFilter & { least: Money; at: Date; by: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payout_runs (payee_kind, currency, zone_ids, least, made_by, made_at)
    values (${run.payee}, ${run.currency}, ${run.zoneIds}::int[], ${run.least}, ${run.by}, ${run.at})
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A run without a number');
  return row.id;
}

export interface NewPayout {
  payeeId: number;
  owed: Money;
  cash: Money;
  setOff: Money;
  amount: Money;
  /** Null where there is none. */
  accountId: number | null;
  /** Why it waits; undefined for one that is planned. */
  hold?: string | undefined;
}

/**
 * Plans payouts, and lists those that are held with their reason. A payee whom another run has taken in the meantime is
 * skipped. Returns how many are planned.
 */
export async function insertPayouts(
  db: Transaction,
  payouts: readonly NewPayout[],
  { runId, payee, currency, at, by }: { runId: number; payee: PayeeKind; currency: string; at: Date; by: number },
): Promise<number> {
  const { rows } = await sql<{ state: string }>`
    insert into payouts (run_id, store_id, courier_id, currency, owed, cash, set_off, amount, account_id, state, reason,
      changed_at, changed_by)
    select ${runId}::int, case when ${payee}::text = 'store' then p."payeeId" end,
      case when ${payee}::text = 'courier' then p."payeeId" end, ${currency}, p.owed, p.cash, p."setOff", p.amount,
      p."accountId", case when p.hold is null then 'planned' else 'left_out' end, p.hold, ${at}::timestamptz, ${by}::int
    from jsonb_to_recordset(${JSON.stringify(payouts)}::jsonb)
      as p("payeeId" int, owed bigint, cash bigint, "setOff" bigint, amount bigint, "accountId" int, hold text)
    order by p."payeeId"
    on conflict (store_id, courier_id, currency) where state = 'planned' do nothing
    returning state`.execute(db);
  return rows.filter(({ state }) => state === 'planned').length;
}

export interface PayoutRunRow {
  id: number;
  payee: PayeeKind;
  currency: string;
  zone_ids: number[] | null;
  least: Money;
  state: AdminPayoutRun['state'];
  version: number;
  made_at: Date;
  maker_id: number;
  made_by: string | null;
  ended_at: Date | null;
  ended_by: string | null;
  payouts: number;
  total: Money;
  sent: number;
  paid: number;
  failed: number;
}

const runColumns = sql`r.id, r.payee_kind as payee, r.currency, r.zone_ids, r.least, r.state, r.version, r.made_at,
  r.made_by as maker_id, nullif(trim(m.f_name || ' ' || m.l_name), '') as made_by, r.ended_at,
  nullif(trim(e.f_name || ' ' || e.l_name), '') as ended_by, counted.*`;
const runTables = sql`payout_runs r
  left join customers m on m.id = r.made_by
  left join customers e on e.id = r.ended_by
  cross join lateral (
    select count(*) filter (where p.state <> 'left_out')::int as payouts,
      coalesce(sum(p.amount) filter (where p.state <> 'left_out'), 0)::bigint as total,
      count(*) filter (where p.state = 'sent')::int as sent, count(*) filter (where p.state = 'paid')::int as paid,
      count(*) filter (where p.state = 'failed')::int as failed
    from payouts p where p.run_id = r.id
  ) counted`;
/** A run is for those whose zones have all of its payees. */
const within = (zoneIds: readonly number[] | null) =>
  sql`(${zoneIds}::int[] is null or r.zone_ids <@ ${zoneIds}::int[])`;

interface Slice {
  zoneIds: readonly number[] | null;
  limit: number;
  skip: number;
}

export async function payoutRuns(db: Connection, { zoneIds, limit, skip }: Slice): Promise<PayoutRunRow[]> {
  const { rows } = await sql<PayoutRunRow>`
    select ${runColumns} from ${runTables} where ${within(zoneIds)}
    order by r.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countRuns(db: Connection, zoneIds: readonly number[] | null, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from payout_runs r where ${within(zoneIds)} limit ${most}) r`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function payoutRun(
  db: Connection,
  id: number,
  zoneIds: readonly number[] | null,
): Promise<PayoutRunRow | undefined> {
  const { rows } = await sql<PayoutRunRow>`
    select ${runColumns} from ${runTables} where r.id = ${id} and ${within(zoneIds)}`.execute(db);
  return rows[0];
}

/** Returns a run, held until the transaction ends. */
export async function lockRun(
  db: Transaction,
  id: number,
  zoneIds: readonly number[] | null,
): Promise<PayoutRunRow | undefined> {
  await sql`select id from payout_runs where id = ${id} for update`.execute(db);
  return payoutRun(db, id, zoneIds);
}

export async function endRun(
  db: Transaction,
  id: number,
  { state, at, by }: { state: 'released' | 'withdrawn'; at: Date; by: number },
): Promise<void> {
  await sql`
    update payout_runs set state = ${state}, version = version + 1, ended_at = ${at}, ended_by = ${by}
    where id = ${id}`.execute(db);
}

export async function bumpRun(db: Transaction, id: number): Promise<void> {
  await sql`update payout_runs set version = version + 1 where id = ${id}`.execute(db);
}

export interface PayoutRow {
  id: number;
  payee_id: number;
  name: string;
  phone: string;
  owed: Money;
  cash: Money;
  set_off: Money;
  amount: Money;
  account_id: number | null;
  /** Of the account; null where there is none. */
  kind: AdminPayeeAccount['kind'] | null;
  holder: string | null;
  institution: string | null;
  number: string | null;
  state: AdminPayout['state'];
  reference: string | null;
  reason: string | null;
  changed_at: Date;
}

/** Returns the payouts of a run, the largest first. */
export async function payoutsOfRun(db: Connection, runId: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select p.id, coalesce(p.store_id, p.courier_id) as payee_id, coalesce(s.name, d.f_name || ' ' || d.l_name) as name,
      coalesce(s.phone, d.phone) as phone, p.owed, p.cash, p.set_off, p.amount, p.account_id, a.kind,
      a.holder, a.institution, a.number, p.state, p.reference, p.reason, p.changed_at
    from payouts p
    left join payee_accounts a on a.id = p.account_id
    left join stores s on s.id = p.store_id
    left join delivery_men d on d.id = p.courier_id
    where p.run_id = ${runId}
    order by p.amount desc, p.id`.execute(db);
  return rows;
}

export interface PayoutChange {
  state: AdminPayout['state'];
  reference?: string;
  reason?: string;
  at: Date;
  by: number;
}

export async function changePayouts(db: Transaction, ids: readonly number[], change: PayoutChange): Promise<void> {
  await sql`
    update payouts set state = ${change.state}, reference = coalesce(${change.reference ?? null}, reference),
      reason = coalesce(${change.reason ?? null}, reason), changed_at = ${change.at}, changed_by = ${change.by}
    where id = any(${ids}::int[])`.execute(db);
}

export interface BookedPayout {
  id: number;
  entries: readonly { account: string; amount: Money }[];
}

/** Books payouts, each in a journal of its own; one that is booked already fails. */
export async function bookPayouts(
  db: Transaction,
  payouts: readonly BookedPayout[],
  { kind, currency, at }: { kind: 'payout_released' | 'payout_failed'; currency: string; at: Date },
): Promise<void> {
  await sql`
    with payout as (
      select * from jsonb_to_recordset(${JSON.stringify(payouts)}::jsonb) as p(id int, entries jsonb)
    ), journal as (
      insert into journals (kind, subject, made_at)
      select ${kind}, 'payout:' || id, ${at}::timestamptz from payout order by id
      returning id, subject
    )
    insert into ledger_entries (journal_id, account, currency, amount)
    select journal.id, e.account, ${currency}, e.amount
    from journal join payout on 'payout:' || payout.id = journal.subject
    cross join jsonb_to_recordset(payout.entries) as e(account text, amount bigint)`.execute(db);
}

export interface OwnPayoutRow extends Omit<OwnPayout, 'amount' | 'set_off' | 'changed_at'> {
  amount: Money;
  set_off: Money;
  changed_at: Date;
}

/** Returns the payouts of a payee, newest first; those that were left out of a run were none. */
export async function ownPayouts(
  db: Connection,
  { payee, id, limit, skip }: { payee: PayeeKind; id: number; limit: number; skip: number },
): Promise<OwnPayoutRow[]> {
  const { rows } = await sql<OwnPayoutRow>`
    select id, currency, amount, set_off, state, reference, case when state = 'failed' then reason end as reason,
      changed_at
    from payouts
    where ${payee === 'store' ? sql`store_id` : sql`courier_id`} = ${id} and state <> 'left_out'
    order by id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countOwnPayouts(db: Connection, payee: PayeeKind, id: number, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from payouts
      where ${payee === 'store' ? sql`store_id` : sql`courier_id`} = ${id} and state <> 'left_out' limit ${most}
    ) p`.execute(db);
  return rows[0]?.count ?? 0;
}
