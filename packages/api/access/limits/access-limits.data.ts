import { sql } from 'kysely';
import type { Proposal } from 'market/access/access-proposals.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface StoredLimit {
  role: string;
  currency: string;
  perAct: Money | null;
  perDay: Money | null;
  version: number;
}

/** Returns the limits that operators have set. */
export async function storedLimits(db: Connection): Promise<StoredLimit[]> {
  const { rows } = await sql<StoredLimit>`
    select role, currency::text as currency, per_act as "perAct", per_day as "perDay", version
    from money_limits`.execute(db);
  return rows;
}

/** Returns the currencies of the market. */
export async function currenciesOfMarket(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency::text as currency from zones order by currency`.execute(db);
  return rows.map(({ currency }) => currency);
}

/** Writes a limit if its version is still that one; returns whether it was. */
export async function saveLimitOfRole(
  db: Transaction,
  { role, currency, perAct, perDay, version }: StoredLimit,
): Promise<boolean> {
  const { rows } = await sql`
    insert into money_limits (role, currency, per_act, per_day)
    select ${role}, ${currency}, ${perAct}::bigint, ${perDay}::bigint where ${version}::int = 0
      or exists (select from money_limits where role = ${role} and currency = ${currency})
    on conflict (role, currency) do update set per_act = excluded.per_act, per_day = excluded.per_day,
      version = money_limits.version + 1 where money_limits.version = ${version}
    returning version`.execute(db);
  return rows.length > 0;
}

export interface Mover {
  accountId: number;
  /** The store that the person works for; null for operators. */
  storeId: number | null;
}

/** Makes two acts of a person wait for each other until the end of the transaction, so that none is counted too late. */
export async function lockMover(db: Transaction, { accountId, storeId }: Mover): Promise<void> {
  const name = `limit ${accountId} ${storeId ?? 'market'}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Returns what a person has moved since a moment. */
export async function movedSince(
  db: Connection,
  { accountId, storeId, currency, since }: Mover & { currency: string; since: Date },
): Promise<Money> {
  const { rows } = await sql<{ moved: Money }>`
    select coalesce(sum(amount), 0)::bigint as moved from limited_acts
    where account_id = ${accountId} and store_id is not distinct from ${storeId}
      and currency = ${currency} and made_at > ${since}`.execute(db);
  return (rows[0] as { moved: Money }).moved;
}

export interface LimitedActRow extends Mover {
  call: Proposal['call'];
  orderId: string | null;
  customerId: number | null;
  currency: string;
  amount: Money;
  proposalId: number | null;
  at: Date;
}

export async function insertLimitedAct(db: Transaction, act: LimitedActRow): Promise<void> {
  await sql`
    insert into limited_acts (account_id, store_id, call, order_id, customer_id, currency, amount, proposal_id, made_at)
    values (${act.accountId}, ${act.storeId}, ${act.call}, ${act.orderId}, ${act.customerId}, ${act.currency},
      ${act.amount}, ${act.proposalId}, ${act.at})`.execute(db);
}
