import { sql } from 'kysely';
import { maxCounted } from 'market/calls/endpoint';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** Whose entries, in which currency, and which side of them. */
export interface EntryFilter {
  account: string;
  currency: string;
  type: 'all' | 'credit' | 'debit';
}

export interface MoveRow {
  id: number;
  kind: string;
  /** Minor units, or points; above 0 came in. */
  amount: number;
  order_id: string | null;
  store_name: string | null;
  friend_name: string | null;
  /** The other side of an exchange, in its own currency. */
  exchanged: Money | null;
  made_at: Date;
}

const side = (type: EntryFilter['type']) =>
  type === 'all' ? sql`` : type === 'credit' ? sql`and e.amount < 0` : sql`and e.amount > 0`;

/** The ledger itself is the list: nothing can be in one and not in the other. */
export async function movesOf(db: Connection, { account, currency, type }: EntryFilter, { limit, skip }: Slice) {
  const { rows } = await sql<MoveRow>`
    select j.id, j.kind, -e.amount as amount, coalesce(j.order_id, part.order_id, tip.order_id) as order_id, s.name as store_name, nullif(friend.f_name, '') as friend_name,
      abs(other_entry.amount) as exchanged, j.made_at
    from ledger_entries e join journals j on j.id = e.journal_id
    -- A part of an order that was given back.
    left join refunds part on j.kind = 'order_refunded' and part.id = substring(j.subject from '^refund:([0-9]+)$')::bigint
    left join late_tips tip on j.kind = 'tip_given' and tip.id = substring(j.subject from '^tip:([0-9]+)$')::bigint
    left join orders o on o.id = coalesce(j.order_id, part.order_id, tip.order_id)
    left join stores s on s.id = o.store_id
    left join customers friend on j.kind = 'referral_earned'
      and friend.id = substring(j.subject from '^referral:([0-9]+)$')::int
    left join journals other on other.subject = j.subject and other.kind <> j.kind
      and other.kind in ('points_spent', 'points_exchanged') and j.kind in ('points_spent', 'points_exchanged')
    left join ledger_entries other_entry on other_entry.journal_id = other.id and other_entry.account = e.account
    where e.account = ${account} and e.currency = ${currency} ${side(type)}
    order by j.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countMoves(db: Connection, { account, currency, type }: EntryFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from ledger_entries e where e.account = ${account} and e.currency = ${currency} ${side(type)}
      limit ${maxCounted}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}
