import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** How much waits of a kind, and since when the oldest; null where nothing does. */
export interface PendingRow {
  kind: string;
  count: number;
  oldest_at: Date | null;
}

/** A proposal that waits for a second person. */
export interface OpenProposalRow {
  currency: string;
  amount: Money;
  created_at: Date;
}

/** Of each kind so many at most are counted. */
const maxWaiting = 1_000;

export interface OperatorWaits {
  kinds: readonly string[];
  accountId: number;
  /** Null for all zones. */
  zoneIds: readonly number[] | null;
  /** Whether the operator answers applications of stores, and of couriers. */
  answersStores: boolean;
  answersCouriers: boolean;
}

/** Returns how many applications, payouts, accounts to check, differences of statements and refunds wait for an operator. */
export async function pendingOfMarket(
  db: Connection,
  { kinds, accountId, zoneIds, answersStores, answersCouriers }: OperatorWaits,
): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select 'applications' as kind, count(*)::int as count, min(w.since) as oldest_at from (
      select a.created_at as since from (
        select created_at, zone_id from store_applications where status = 'pending' and ${answersStores}::bool
        union all
        select created_at, zone_id from delivery_man_applications where status = 'pending' and ${answersCouriers}::bool) a
      where 'applications' = any (${kinds}::text[])
        and (${zoneIds}::int[] is null or a.zone_id = any (${zoneIds}::int[])) limit ${maxWaiting}) w
    union all
    -- Another person releases a run, whose zones must have all of its payees.
    select 'payouts', count(*)::int, min(w.since) from (
      select r.made_at as since from payout_runs r
      where 'payouts' = any (${kinds}::text[]) and r.state = 'prepared' and r.made_by <> ${accountId}
        and (${zoneIds}::int[] is null or r.zone_ids <@ ${zoneIds}::int[]) limit ${maxWaiting}) w
    union all
    -- The person who has entered an account does not check it.
    select 'accounts', count(*)::int, min(w.since) from (
      select a.made_at as since from payee_accounts a
      where 'accounts' = any (${kinds}::text[]) and a.ended_at is null and a.checked_at is null
        and a.made_by <> ${accountId}
        and (${zoneIds}::int[] is null
          or exists (select from stores s where s.id = a.store_id and s.zone_id = any (${zoneIds}::int[]))
          or exists (select from delivery_men d join zones z on z.city = d.city
            where d.id = a.courier_id and z.id = any (${zoneIds}::int[]))) limit ${maxWaiting}) w
    union all
    select 'differences', count(*)::int, min(w.since) from (
      select s.made_at as since from payment_differences d join payment_statements s on s.id = d.statement_id
      where 'differences' = any (${kinds}::text[]) and d.answered_at is null limit ${maxWaiting}) w
    union all
    select 'refunds', count(*)::int, min(w.since) from (
      select coalesce(q.requested_at, o.delivered_at, o.placed_at) as since
      from orders o left join refund_requests q on q.order_id = o.id
      where 'refunds' = any (${kinds}::text[]) and o.order_status = 'refund_requested'
        and (${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[])) limit ${maxWaiting}) w`.execute(db);
  return rows;
}

export interface MemberWaits {
  kinds: readonly string[];
  storeId: number;
  at: Date;
  leadMinutes: number;
}

/** Returns how many orders, prescriptions, refunds and messages wait for a member of a store. */
export async function pendingOfStore(
  db: Connection,
  { kinds, storeId, at, leadMinutes }: MemberWaits,
): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select 'messages' as kind, count(*)::int as count, min(w.since) as oldest_at from (
      select u.since from conversations c cross join lateral (select min(m.sent_at) as since from messages m
        where m.conversation_id = c.id and m.sender = 'customer' and m.seen_at is null) u
      where 'messages' = any (${kinds}::text[]) and c.store_id = ${storeId} and u.since is not null
      limit ${maxWaiting}) w
    union all
    select 'orders', count(*)::int, min(w.since) from (
      select r.since from orders o cross join lateral (select greatest(o.placed_at, o.agreed_at,
          o.schedule_at - make_interval(mins => ${leadMinutes}::int),
          (select max(p.ended_at) from payments p where p.order_id = o.id and p.status = 'paid')) as since) r
      where 'orders' = any (${kinds}::text[]) and o.store_id = ${storeId} and o.order_status = 'pending'
        and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
        and (o.prescription is null or o.prescription = 'agreed') and r.since <= ${at}::timestamptz
      limit ${maxWaiting}) w
    union all
    select 'prescriptions', count(*)::int, min(w.since) from (
      select o.placed_at as since from orders o
      where 'prescriptions' = any (${kinds}::text[]) and o.store_id = ${storeId} and o.order_status = 'pending'
        and o.prescription = 'sent' limit ${maxWaiting}) w
    union all
    select 'refunds', count(*)::int, min(w.since) from (
      select q.requested_at as since from refund_requests q join orders o on o.id = q.order_id
      where 'refunds' = any (${kinds}::text[]) and o.store_id = ${storeId} and o.order_status = 'refund_requested'
      limit ${maxWaiting}) w`.execute(db);
  return rows;
}

/** Returns the open proposals of other people: of a store, or with null of the market in these zones. */
export async function openProposalsOfOthers(
  db: Connection,
  {
    storeId,
    accountId,
    zoneIds,
    at,
  }: { storeId: number | null; accountId: number; zoneIds: readonly number[] | null; at: Date },
): Promise<OpenProposalRow[]> {
  const { rows } = await sql<OpenProposalRow>`
    select currency::text as currency, amount, created_at from proposals
    where state = 'open' and expires_at > ${at} and account_id <> ${accountId}
      and store_id is not distinct from ${storeId}
      and (${zoneIds}::int[] is null or zone_id = any (${zoneIds}::int[]))
    order by id limit ${maxWaiting}`.execute(db);
  return rows;
}
