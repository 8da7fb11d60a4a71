import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** The order to evaluate. */
export interface OrderFacts {
  shopper: string;
  /** In international form. */
  phone: string;
  phoneHash: string;
  blockHash: string;
  at: Date;
  /** Whether the latest orders of the block are counted; without, those counts are zero. */
  countsBlock: boolean;
}

/** Takes the advisory locks with these keys, in their order, until the transaction ends. */
export async function takeAdvisoryLocks(transaction: Transaction, keys: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from (select unnest(${keys}::text[]) as name order by 1) named`.execute(transaction);
}

export interface RiskRow {
  /** The account's own number, which a code has proved. */
  is_own_phone: boolean;
  /** When this shopper has proved this number by a code. */
  proved_at: Date | null;
  has_received_here: boolean;
  is_known: boolean;
  open_cash_of_shopper: number;
  open_cash_of_phone: number;
  /** Those of them whose shopper has proved the number. */
  proved_open_cash_of_phone: number;
  open_unpaid_of_shopper: number;
  open_unpaid_of_phone: number;
  lapsed_of_shopper: number;
  lapsed_of_block: number;
  not_lapsed_of_block: number;
}

/**
 * Returns what is known of a shopper, a number and an address block when an order is placed. Counts the latest 100
 * received orders of a shopper, and the latest 300 of a block.
 */
export async function riskRow(db: Connection, order: OrderFacts): Promise<RiskRow> {
  const { shopper, phone, phoneHash, blockHash, at, countsBlock } = order;
  const isOpen = sql`order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')`;
  const isCash = sql`payment_method = 'cash_on_delivery'`;
  const isUnpaid = sql`order_status = 'pending' and payment_method = 'digital_payment' and payment_status = 'unpaid'`;
  const hasLapsed = sql`o.order_status in ('failed', 'canceled') and o.payment_method = 'digital_payment'
    and o.payment_status = 'unpaid'`;
  const { rows } = await sql<RiskRow>`
    with of_shopper as (
      select count(*) filter (where ${isOpen} and ${isCash})::int as cash,
        count(*) filter (where ${isUnpaid})::int as unpaid,
        count(*) filter (where ${hasLapsed} and placed_at > ${at}::timestamptz - interval '1 day')::int as lapsed
      from orders o where shopper = ${shopper} and placed_at > ${at}::timestamptz - interval '30 days'
    ), received as materialized (
      -- In the order of its index, or the planner would rather read all orders.
      select contact_number from orders where shopper = ${shopper} and delivered_at is not null
      order by delivered_at desc limit 100
    ), of_phone as (
      select count(*) filter (where ${isCash})::int as cash,
        count(*) filter (where ${isCash} and r.is_phone_proved)::int as proved_cash,
        count(*) filter (where ${isUnpaid})::int as unpaid
      from orders left join order_origins r on r.order_id = id where contact_number = ${phone} and ${isOpen}
    ), of_block as (
      select count(*) filter (where ${hasLapsed})::int as lapsed, count(*) filter (where not (${hasLapsed}))::int as kept
      from (select order_id from order_origins where ${countsBlock} and block_hash = ${blockHash}
          and placed_at > ${at}::timestamptz - interval '1 day' order by placed_at desc limit 300) r
        -- One by one, by their keys: the planner would rather read all orders.
        cross join lateral (select order_status, payment_method, payment_status from orders where id = r.order_id limit 1) o
    )
    select exists (select from customers where id = ${idOf(shopper)} and phone = ${phone} and is_phone_verified) as is_own_phone,
      (select proved_at from proved_phones where shopper = ${shopper} and phone_hash = ${phoneHash}) as proved_at,
      exists (select from received where contact_number = ${phone}) as has_received_here,
      exists (select from received) as is_known,
      s.cash as open_cash_of_shopper, p.cash as open_cash_of_phone,
      p.proved_cash as proved_open_cash_of_phone, s.unpaid as open_unpaid_of_shopper,
      p.unpaid as open_unpaid_of_phone, s.lapsed as lapsed_of_shopper, b.lapsed as lapsed_of_block,
      b.kept as not_lapsed_of_block
    from of_shopper s, of_phone p, of_block b`.execute(db);
  return rows[0] as RiskRow;
}

/** Zero, the number of no account, for a guest. */
function idOf(shopper: string): number {
  return Number(/^customer:(\d+)$/.exec(shopper)?.[1] ?? 0);
}

/** Records that a shopper has proved a number; a later proof counts from its own time. */
export async function saveProof(
  db: Connection,
  { shopper, phoneHash, at }: { shopper: string; phoneHash: string; at: Date },
): Promise<void> {
  await sql`
    insert into proved_phones (shopper, phone_hash, proved_at) values (${shopper}, ${phoneHash}, ${at})
    on conflict (shopper, phone_hash) do update set proved_at = excluded.proved_at`.execute(db);
}

export interface NotedOrder {
  id: string;
  placed_at: Date;
  order_status: string;
  payment_method: string;
  notes: string[];
  hold_minutes: number;
  contact_number: string;
  currency: string;
  /** Minor units. */
  total: number;
  /** Orders from the same address block within a day before. */
  of_block: number;
  /** Of the account or the device. */
  shopper: string;
}

/** Returns the orders that are worth a look, the latest first. */
export async function notedOrders(
  db: Connection,
  { since, limit }: { since: Date; limit: number },
): Promise<NotedOrder[]> {
  const { rows } = await sql<NotedOrder>`
    select o.id, o.placed_at, o.order_status, o.payment_method, r.notes, r.hold_minutes, o.contact_number, o.currency,
      o.total::float8 as total, o.shopper,
      (select count(*)::int from order_origins b where b.block_hash = r.block_hash
        and b.placed_at between r.placed_at - interval '1 day' and r.placed_at) as of_block
    from order_origins r join orders o on o.id = r.order_id
    where r.notes <> '{}' and r.placed_at >= ${since}
    order by r.placed_at desc limit ${limit}`.execute(db);
  return rows;
}

export async function deleteOldProofs(db: Connection, before: Date): Promise<void> {
  await sql`delete from proved_phones where proved_at < ${before}`.execute(db);
}

export async function deleteOldOrigins(db: Connection, before: Date): Promise<void> {
  await sql`delete from order_origins where placed_at < ${before}`.execute(db);
}
