import { sql } from 'kysely';
import type { Proposal } from 'market/access/access-proposals.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface NewProposal {
  accountId: number;
  /** The store whose staff proposes; null for operators. */
  storeId: number | null;
  /** Null for what is in no zone: those who work in all of them decide. */
  zoneId: number | null;
  call: Proposal['call'];
  /** Null for what is about a customer. */
  orderId: string | null;
  customerId: number | null;
  input: object;
  currency: string;
  amount: Money;
  reason: string;
  at: Date;
  expiresAt: Date;
}

export interface ProposalRow {
  id: number;
  accountId: number;
  storeId: number | null;
  zoneId: number | null;
  call: Proposal['call'];
  orderId: string | null;
  customerId: number | null;
  input: Record<string, unknown>;
  currency: string;
  amount: Money;
  reason: string;
  createdAt: Date;
  expiresAt: Date;
  state: Exclude<Proposal['state'], 'expired'>;
  decidedBy: number | null;
  decidedAt: Date | null;
  declineReason: string | null;
}

export interface ShownProposalRow extends ProposalRow {
  storeName: string | null;
  proposedBy: string | null;
  decidedByName: string | null;
  customerName: string | null;
}

const columns = sql`p.id, p.account_id as "accountId", p.store_id as "storeId", p.zone_id as "zoneId", p.call,
  p.order_id as "orderId", p.customer_id as "customerId", p.input, p.currency::text as currency, p.amount, p.reason, p.created_at as "createdAt",
  p.expires_at as "expiresAt", p.state, p.decided_by as "decidedBy", p.decided_at as "decidedAt",
  p.decline_reason as "declineReason"`;
const shown = sql`${columns}, s.name as "storeName", trim(c.f_name || ' ' || c.l_name) as "proposedBy",
  trim(d.f_name || ' ' || d.l_name) as "decidedByName", trim(w.f_name || ' ' || w.l_name) as "customerName"
  from proposals p left join orders o on o.id = p.order_id left join stores s on s.id = o.store_id
  left join customers c on c.id = p.account_id left join customers d on d.id = p.decided_by
  left join customers w on w.id = p.customer_id`;

/** Returns whether a person has proposed the same already, and it is open. */
export async function isProposedAlready(db: Connection, proposal: NewProposal): Promise<boolean> {
  const { accountId, storeId, call, orderId, customerId, input, at } = proposal;
  const { rows } = await sql`
    select from proposals where state = 'open' and expires_at > ${at} and order_id is not distinct from ${orderId}
      and customer_id is not distinct from ${customerId}
      and account_id = ${accountId} and store_id is not distinct from ${storeId} and call = ${call}
      and input = ${JSON.stringify(input)}::jsonb`.execute(db);
  return rows.length > 0;
}

export async function insertProposal(db: Transaction, proposal: NewProposal): Promise<void> {
  await sql`
    insert into proposals (account_id, store_id, zone_id, call, order_id, customer_id, input, currency, amount, reason, created_at,
      expires_at)
    values (${proposal.accountId}, ${proposal.storeId}, ${proposal.zoneId}, ${proposal.call}, ${proposal.orderId}, ${proposal.customerId},
      ${JSON.stringify(proposal.input)}::jsonb, ${proposal.currency}, ${proposal.amount}, ${proposal.reason},
      ${proposal.at}, ${proposal.expiresAt})`.execute(db);
}

/** Locks a proposal, so that of two decisions one comes second. */
export async function lockProposal(db: Transaction, id: number): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`select ${columns} from proposals p where p.id = ${id} for update`.execute(db);
  return rows[0];
}

/** Returns a proposal as pages show it. */
export async function shownProposal(db: Connection, id: number): Promise<ShownProposalRow | undefined> {
  const { rows } = await sql<ShownProposalRow>`select ${shown} where p.id = ${id}`.execute(db);
  return rows[0];
}

/** Which proposals a person sees. */
export interface ProposalFilter {
  /** The store; null for those of operators. */
  storeId: number | null;
  /** Null for all zones. */
  zoneIds: readonly number[] | null;
  /** Only those of this account; null for those of all. */
  accountId: number | null;
  isOpen: boolean;
  at: Date;
}

const matching = ({ storeId, zoneIds, accountId, isOpen, at }: ProposalFilter) => sql`
  p.store_id is not distinct from ${storeId}
  and (${zoneIds}::int[] is null or p.zone_id = any(${zoneIds}::int[]))
  and (${accountId}::int is null or p.account_id = ${accountId})
  and ${isOpen ? sql`p.state = 'open' and p.expires_at > ${at}` : sql`(p.state <> 'open' or p.expires_at <= ${at})`}`;

/** Returns proposals: those that are open oldest first, others newest first. */
export async function proposalsOf(
  db: Connection,
  { limit, skip, ...filter }: ProposalFilter & { limit: number; skip: number },
): Promise<ShownProposalRow[]> {
  const { rows } = await sql<ShownProposalRow>`
    select ${shown} where ${matching(filter)}
    order by p.id ${filter.isOpen ? sql`asc` : sql`desc`} limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countProposals(db: Connection, filter: ProposalFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from proposals p where ${matching(filter)} limit ${most}) counted`.execute(
    db,
  );
  return (rows[0] as { count: number }).count;
}

export interface Decision {
  id: number;
  state: 'approved' | 'declined' | 'taken_back';
  by: number;
  at: Date;
  declineReason?: string;
}

export async function saveDecision(db: Transaction, { id, state, by, at, declineReason }: Decision): Promise<void> {
  await sql`
    update proposals set state = ${state}, decided_by = ${by}, decided_at = ${at},
      decline_reason = ${declineReason ?? null}
    where id = ${id}`.execute(db);
}

/** Takes the open proposals of a person who leaves back: for a store, or with null for the market [SEAT-22]. */
export async function takeProposalsBack(
  db: Transaction,
  { storeId, accountId, by, at }: { storeId: number | null; accountId: number; by: number; at: Date },
): Promise<void> {
  await sql`
    update proposals set state = 'taken_back', decided_by = ${by}, decided_at = ${at}
    where state = 'open' and account_id = ${accountId} and store_id is not distinct from ${storeId}`.execute(db);
}
