import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface AcceptRuleRow {
  isOn: boolean;
  hours: (readonly [from: number, until: number])[];
  maxPieces: number | null;
  maxValue: Money | null;
  maxInWork: number | null;
  readyMinutes: number;
  busyFrom: number | null;
  busyMinutes: number;
  takesPrescriptions: boolean;
  takesAllergyNotes: boolean;
  version: number;
}

const columns = sql`is_on as "isOn", hours, max_pieces as "maxPieces", max_value as "maxValue",
  max_in_work as "maxInWork", ready_minutes as "readyMinutes", busy_from as "busyFrom", busy_minutes as "busyMinutes",
  takes_prescriptions as "takesPrescriptions", takes_allergy_notes as "takesAllergyNotes", version`;

/** Returns the rule of a store; undefined where it never had one. */
export async function acceptRuleOf(db: Connection, storeId: number): Promise<AcceptRuleRow | undefined> {
  const { rows } = await sql<AcceptRuleRow>`
    select ${columns} from accept_rules where store_id = ${storeId}`.execute(db);
  return rows[0];
}

/** The same, locked: two orders at once are counted one after the other. */
export async function lockAcceptRule(db: Transaction, storeId: number): Promise<AcceptRuleRow | undefined> {
  const { rows } = await sql<AcceptRuleRow>`
    select ${columns} from accept_rules where store_id = ${storeId} for update`.execute(db);
  return rows[0];
}

/** Writes the rule of a store. Returns whether the version was the current one. */
export async function writeAcceptRule(
  db: Transaction,
  storeId: number,
  { version, ...rule }: AcceptRuleRow,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into accept_rules as r (store_id, is_on, hours, max_pieces, max_value, max_in_work, ready_minutes, busy_from,
      busy_minutes, takes_prescriptions, takes_allergy_notes, version)
    select ${storeId}, ${rule.isOn}, ${JSON.stringify(rule.hours)}::jsonb, ${rule.maxPieces}::int, ${rule.maxValue}::bigint,
      ${rule.maxInWork}::int, ${rule.readyMinutes}, ${rule.busyFrom}::int, ${rule.busyMinutes}, ${rule.takesPrescriptions},
      ${rule.takesAllergyNotes}, 1
    where ${version}::int = 0 or exists (select from accept_rules where store_id = ${storeId})
    on conflict (store_id) do update set is_on = excluded.is_on, hours = excluded.hours, max_pieces = excluded.max_pieces,
      max_value = excluded.max_value, max_in_work = excluded.max_in_work, ready_minutes = excluded.ready_minutes,
      busy_from = excluded.busy_from, busy_minutes = excluded.busy_minutes,
      takes_prescriptions = excluded.takes_prescriptions, takes_allergy_notes = excluded.takes_allergy_notes,
      version = r.version + 1
    where r.version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** What the settings page says beside the rule. */
export async function acceptContext(
  db: Connection,
  storeId: number,
): Promise<{ currency: string; boardAt: Date | null } | undefined> {
  const { rows } = await sql<{ currency: string; boardAt: Date | null }>`
    select z.currency, b.read_at as "boardAt" from stores s join zones z on z.id = s.zone_id
    left join store_boards b on b.store_id = s.id where s.id = ${storeId}`.execute(db);
  return rows[0];
}

/** Returns which of the orders of some messages, or of all orders, wait for a store with a rule, the oldest first. */
export async function ordersForRules(
  db: Connection,
  { messageIds, boardAfter, limit }: { messageIds?: readonly number[]; boardAfter: Date; limit: number },
): Promise<string[]> {
  const ofMessages = messageIds
    ? sql`and o.id in (select order_id from outbox where id = any (${messageIds}::bigint[]))`
    : sql``;
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join accept_rules r on r.store_id = o.store_id and r.is_on
    join store_boards b on b.store_id = o.store_id and b.read_at >= ${boardAfter}
    where o.order_status = 'pending' and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
      and (o.prescription is null or o.prescription = 'agreed') ${ofMessages}
    order by o.placed_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Acceptable {
  pieces: number;
  total: Money;
  hasPrescription: boolean;
  notes: string;
  scheduleAt: Date | null;
  boardAt: Date | null;
  /** Orders that the store makes now. */
  inWork: number;
}

/** Returns what a rule needs to know of an order and of the work of its store. */
export async function acceptableOf(
  db: Connection,
  { orderId, storeId, ringsBefore }: { orderId: string; storeId: number; ringsBefore: Date },
): Promise<Acceptable | undefined> {
  const { rows } = await sql<Acceptable>`
    select o.total, o.schedule_at as "scheduleAt", concat_ws(' ', o.order_note, o.unavailable_item_note) as notes,
      (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as pieces,
      o.prescription is not null or exists (select from prescription_pictures p where p.order_id = o.id)
        or exists (select from order_lines l join items i on i.id = l.item_id
          where l.order_id = o.id and i.is_prescription_required) as "hasPrescription",
      b.read_at as "boardAt",
      (select count(*)::int from orders w where w.store_id = ${storeId} and w.order_status in ('confirmed', 'processing')
        and (w.schedule_at is null or w.schedule_at < ${ringsBefore})) as "inWork"
    from orders o left join store_boards b on b.store_id = o.store_id where o.id = ${orderId}`.execute(db);
  return rows[0];
}
