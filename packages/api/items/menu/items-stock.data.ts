import { sql } from 'kysely';
import type { ItemStock } from 'market/items/items-stock.vendor.contract';
import type { Connection } from '#api/db/connection.ts';

/** Returns what open orders hold of an item that are still in the store, by variation; '' for one without variations. */
export async function heldOf(db: Connection, itemId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ variation: string; pieces: number }>`
    select coalesce(l.variation, '') as variation, sum(l.quantity)::int as pieces
    from order_lines l join orders o on o.id = l.order_id
    where l.item_id = ${itemId} and l.counted
      and o.order_status in ('pending', 'confirmed', 'processing', 'handover')
    group by 1`.execute(db);
  return new Map(rows.map(({ variation, pieces }) => [variation, pieces]));
}

/** Returns what orders have taken of an item so far, by variation; '' for one without variations. */
export async function soldOfItem(db: Connection, itemId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ variation: string; pieces: number }>`
    select coalesce(l.variation, '') as variation, sum(l.quantity)::int as pieces
    from order_lines l join orders o on o.id = l.order_id
    where l.item_id = ${itemId} and l.counted and o.order_status not in ('canceled', 'failed')
    group by 1`.execute(db);
  return new Map(rows.map(({ variation, pieces }) => [variation, pieces]));
}

interface StockChange {
  at: Date;
  /** First name of who did it. */
  by: string | null;
  reason: NonNullable<ItemStock['changed']>['reason'];
  /** What orders had taken by then, by variation. */
  sold: Record<string, number>;
}

/** Returns when a member last changed the stock of an item, and why; null where that is not noted. */
export async function lastStockChange(db: Connection, itemId: number): Promise<StockChange | null> {
  const { rows } = await sql<StockChange>`
    select l.made_at as at, p.f_name as by, l.after ->> 'reason' as reason,
      l.after -> 'sold' as sold
    from audit_lines l left join customers p on p.id = l.account_id
    where l.subject = ${`item:${itemId}`} and l.action = 'item.stock' and l.after ? 'sold'
    order by l.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
