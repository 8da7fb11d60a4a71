import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

type Week = Record<'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su', [from: number, until: number][]>;

/** What decides whether a store takes orders, with the clock of its zone. */
export interface StaffStoreRow {
  id: number;
  active: boolean;
  /** With the other days: what decides whether the store is open. */
  opening_hours: Week;
  week: Week;
  /** By date, such as '2026-12-25', or by day of each year, such as '12-25' [STO-040]. */
  other_days: Record<string, { hours: [from: number, until: number][]; note: string }>;
  /** Of the store or of its zone, whichever ends later. */
  paused_until: Date | null;
  pause_reason: string | null;
  busy_minutes: number;
  busy_until: Date | null;
  full_until: Date | null;
  slot_most: number | null;
  slot_by: 'orders' | 'minutes';
  piece_minutes: number;
  time_zone: string;
  demo_minute: number | null;
  version: number;
}

const columns = sql`s.id, s.active, s.all_hours as opening_hours, s.opening_hours as week, s.other_days,
  s.no_orders_until as paused_until, s.no_orders_reason as pause_reason, s.busy_minutes, s.busy_until, s.full_until,
  s.slot_most, s.slot_by, s.piece_minutes, z.time_zone, z.demo_minute, s.version`;

export async function staffStoreOf(db: Connection, storeId: number): Promise<StaffStoreRow | undefined> {
  const { rows } = await sql<StaffStoreRow>`
    select ${columns} from stores s join zones z on z.id = s.zone_id where s.id = ${storeId}`.execute(db);
  return rows[0];
}

/** Returns a store, locked against other changes of staff. Orders are placed meanwhile. */
export async function lockStaffStore(db: Transaction, storeId: number): Promise<StaffStoreRow | undefined> {
  const { rows } = await sql<StaffStoreRow>`
    select ${columns} from stores s join zones z on z.id = s.zone_id where s.id = ${storeId}
    for no key update of s`.execute(db);
  return rows[0];
}

export async function writePause(db: Transaction, storeId: number, until: Date | null, reason: string | null) {
  await sql`update stores set paused_until = ${until}, pause_reason = ${reason} where id = ${storeId}`.execute(db);
}

/** Ends the pause of a store; what it did not answer before no longer counts. */
export async function writeResume(db: Transaction, storeId: number, at: Date) {
  await sql`
    update stores set paused_until = null, pause_reason = null, resumed_at = ${at} where id = ${storeId}`.execute(db);
}

export async function writeBusy(db: Transaction, storeId: number, minutes: number, until: Date | null) {
  await sql`update stores set busy_minutes = ${minutes}, busy_until = ${until} where id = ${storeId}`.execute(db);
}

export async function writeHours(db: Transaction, storeId: number, hours: StaffStoreRow['week']) {
  await sql`update stores set opening_hours = ${JSON.stringify(hours)}::jsonb, version = version + 1
    where id = ${storeId}`.execute(db);
}

export async function writeOtherDays(db: Transaction, storeId: number, days: StaffStoreRow['other_days']) {
  await sql`update stores set other_days = ${JSON.stringify(days)}::jsonb, version = version + 1
    where id = ${storeId}`.execute(db);
}

export interface ScheduledRow {
  id: string;
  schedule_at: Date | null;
}

/** Returns the orders that a store has promised for a later time, the soonest first [STO-040]. */
export async function scheduledOrders(db: Connection, storeId: number, after: Date): Promise<ScheduledRow[]> {
  const { rows } = await sql<ScheduledRow>`
    select id, schedule_at from orders
    where store_id = ${storeId} and schedule_at > ${after}
      and order_status in ('pending', 'confirmed', 'processing', 'handover')
    order by schedule_at, id limit 100`.execute(db);
  return rows;
}

/** Returns how many carts that were changed since a moment have items of a store. */
export async function countCarts(db: Connection, storeId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from carts c where c.store_id = ${storeId} and c.updated_at > ${since}
      and exists (select from cart_lines l where l.cart_id = c.id)`.execute(db);
  return rows[0]?.count ?? 0;
}
