import { sql } from 'kysely';
import type { OrderChange } from 'market/orders/changes/orders-changes.contract';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import type { NewLine } from '../orders.data.ts';

/** A line of an order with all that its price is made of. */
export interface ChangeableLine {
  lineNumber: number;
  itemId: number;
  name: string;
  image: string;
  quantity: number;
  unitPrice: Money;
  unitDiscount: Money;
  discountReason: NonNullable<OrderDetails['discount_reason']> | null;
  addOnTotal: Money;
  lineTotal: Money;
  whenMissing: OrderDetails['lines'][number]['when_missing'];
  variation: string | null;
  choices: readonly { name: string; labels: readonly string[] }[];
  flashSaleId: number | null;
  /** Whether its pieces were taken from a stock that is counted. */
  isCounted: boolean;
}

/** Returns the lines of an order, in its order. */
export async function linesToChange(db: Connection, orderId: string): Promise<ChangeableLine[]> {
  const { rows } = await sql<ChangeableLine>`
    select line_number as "lineNumber", item_id as "itemId", name, image, quantity, unit_price as "unitPrice",
      unit_discount as "unitDiscount", discount_reason as "discountReason", add_on_total as "addOnTotal",
      line_total as "lineTotal", when_missing as "whenMissing", variation, food_variations as choices,
      flash_sale_id as "flashSaleId", counted as "isCounted"
    from order_lines where order_id = ${orderId} order by line_number`.execute(db);
  return rows;
}

/** A line as it was, or what is to come instead of it. */
export interface LineSnapshot {
  item_id: number;
  name: string;
  image: string;
  quantity: number;
  line_total: Money;
}

export interface ChangeRow {
  id: number;
  order_id: string;
  line_number: number;
  kind: OrderChange['kind'];
  state: OrderChange['state'];
  decided_by: OrderChange['decided_by'];
  before: LineSnapshot;
  after: LineSnapshot | null;
  returns_stock: boolean;
  reason: string;
  total_before: Money;
  total_after: Money;
  to_wallet: Money;
  to_provider: Money;
  account_id: number;
  /** An operator, and not a member of the store. */
  by_operator: boolean;
  seen_version: number;
  made_at: Date;
  answer_until: Date | null;
}

export type NewChange = Omit<ChangeRow, 'id'> & { decided_at: Date | null };

/** Writes a change with the message about it, and raises the version of its order; returns its id. */
export async function insertChange(db: Connection, change: NewChange): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with change as (
      insert into order_changes (order_id, line_number, kind, state, decided_by, before, after, returns_stock, reason,
        total_before, total_after, to_wallet, to_provider, account_id, by_operator, seen_version, made_at, answer_until,
        decided_at)
      values (${change.order_id}, ${change.line_number}, ${change.kind}, ${change.state}, ${change.decided_by},
        ${JSON.stringify(change.before)}::jsonb, ${change.after && JSON.stringify(change.after)}::jsonb,
        ${change.returns_stock}, ${change.reason}, ${change.total_before}, ${change.total_after}, ${change.to_wallet},
        ${change.to_provider}, ${change.account_id}, ${change.by_operator}, ${change.seen_version}, ${change.made_at}, ${change.answer_until},
        ${change.decided_at})
      returning id
    ), raised as (
      update orders set version = version + 1 where id = ${change.order_id}
    ), message as (
      insert into outbox (kind, order_id, payload, dedupe_key)
      select 'order_change', ${change.order_id},
        jsonb_build_object('change_id', id, 'state', ${change.state}::text, 'by', ${change.decided_by}::text),
        ${change.order_id} || ':change:' || id
      from change
    )
    select id from change`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A change was not written');
  return row.id;
}

const changeColumns = sql.raw(`id, order_id, line_number, kind, state, decided_by, before, after, returns_stock, reason,
  total_before, total_after, to_wallet, to_provider, account_id, by_operator, seen_version, made_at, answer_until`);

/** Returns a change of an order, locked until the transaction ends. Lock the order first. */
export async function lockChange(db: Connection, orderId: string, id: number): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns} from order_changes where id = ${id} and order_id = ${orderId} for update`.execute(db);
  return rows[0];
}

/** Returns the number of the order of a change. */
export async function orderOfChange(db: Connection, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ order_id: string }>`select order_id from order_changes where id = ${id}`.execute(db);
  return rows[0]?.order_id;
}

/** Returns what a member has changed of a line that was seen at a version. */
export async function changeOfVersion(
  db: Connection,
  { orderId, line, accountId, version }: { orderId: string; line: number; accountId: number; version: number },
): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns} from order_changes
    where order_id = ${orderId} and line_number = ${line} and account_id = ${accountId} and seen_version = ${version}`.execute(
    db,
  );
  return rows[0];
}

/** Returns whether the customer is still answering about a line of an order, or about any. */
export async function hasWaitingChange(db: Connection, orderId: string, line?: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_changes where order_id = ${orderId} and state = 'waiting'
      and (${line ?? null}::int is null or line_number = ${line ?? null}::int) limit 1`.execute(db);
  return rows.length > 0;
}

export interface Decision {
  id: number;
  orderId: string;
  state: Exclude<OrderChange['state'], 'waiting'>;
  by: NonNullable<OrderChange['decided_by']>;
  /** The totals and what went back, as they became. */
  sums: Pick<ChangeRow, 'total_before' | 'total_after' | 'to_wallet' | 'to_provider'>;
  at: Date;
}

/** Records what became of a change that waited, with the message about it, and raises the version of its order. */
export async function decideChange(db: Connection, { id, orderId, state, by, sums, at }: Decision): Promise<void> {
  await sql`
    with decided as (
      update order_changes set state = ${state}, decided_by = ${by}, decided_at = ${at},
        total_before = ${sums.total_before}, total_after = ${sums.total_after}, to_wallet = ${sums.to_wallet},
        to_provider = ${sums.to_provider}
      where id = ${id} and state = 'waiting' returning id
    ), raised as (
      update orders set version = version + 1 where id = ${orderId} and exists (select from decided)
    )
    insert into outbox (kind, order_id, payload, dedupe_key)
    select 'order_change', ${orderId}, jsonb_build_object('change_id', id, 'state', ${state}::text, 'by', ${by}::text),
      ${orderId} || ':change:' || id || ':decided'
    from decided`.execute(db);
}

/** What waited for an answer about an order that is over comes to nothing. */
export async function voidChanges(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`update order_changes set state = 'void', decided_by = 'time', decided_at = ${at}
    where order_id = ${orderId} and state = 'waiting'`.execute(db);
}

/** Returns changes that wait although their time or their order is over, the oldest first. */
export async function overdueChanges(db: Connection, at: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from order_changes where state = 'waiting' and answer_until <= ${at}
    order by answer_until limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes a line out of an order, or writes how many pieces of it there are. Give goods back, or take them, first. */
export async function writeLine(
  db: Connection,
  { orderId, lineNumber, quantity }: { orderId: string; lineNumber: number; quantity: number },
): Promise<void> {
  if (quantity === 0) {
    await sql`delete from order_lines where order_id = ${orderId} and line_number = ${lineNumber}`.execute(db);
    return;
  }
  await sql`
    update order_lines set quantity = ${quantity}, ticked = '{}',
      line_total = ${quantity}::int * (unit_price - unit_discount) + add_on_total
    where order_id = ${orderId} and line_number = ${lineNumber}`.execute(db);
}

/** Puts another item in the place of a line. */
export async function replaceLine(db: Connection, orderId: string, lineNumber: number, line: NewLine): Promise<void> {
  await sql`
    update order_lines set item_id = ${line.itemId}, name = ${line.name}, image = ${line.image},
      variation = ${line.variation}, food_variations = ${JSON.stringify(line.choices)}::jsonb,
      add_ons = ${JSON.stringify(line.addOns)}::jsonb, quantity = ${line.quantity}, unit_price = ${line.unitPrice},
      unit_discount = ${line.unitDiscount}, discount_reason = ${line.discountReason},
      flash_sale_id = ${line.flashSaleId}, add_on_total = ${line.addOnTotal}, line_total = ${line.lineTotal},
      counted = ${line.counted}, ticked = '{}'
    where order_id = ${orderId} and line_number = ${lineNumber}`.execute(db);
}

export interface ChangedTotals {
  itemTotal: Money;
  addOnTotal: Money;
  discountTotal: Money;
  couponDiscount: Money;
  firstOrderDiscount: Money;
  tax: Money;
  total: Money;
  commission: Money;
  walletPaid: Money;
}

/** Writes what an order comes to now; one that costs no more than its wallet has paid is paid. */
export async function writeChangedTotals(db: Connection, orderId: string, totals: ChangedTotals): Promise<void> {
  await sql`
    with former as (
      select payment_status from orders where id = ${orderId}
    ), changed as (
      update orders set item_total = ${totals.itemTotal}, add_on_total = ${totals.addOnTotal},
        discount_total = ${totals.discountTotal}, coupon_discount = ${totals.couponDiscount},
        first_order_discount = ${totals.firstOrderDiscount}, tax = ${totals.tax}, total = ${totals.total},
        commission = ${totals.commission}, wallet_paid = ${totals.walletPaid},
        payment_status = case when payment_status = 'unpaid' and ${totals.total}::bigint = ${totals.walletPaid}::bigint
          then 'paid' else payment_status end
      where id = ${orderId} returning id, payment_status
    )
    insert into outbox (kind, order_id, payload, dedupe_key)
    select 'order_paid', id, '{}'::jsonb, id || ':paid' from changed, former
    where changed.payment_status = 'paid' and former.payment_status = 'unpaid'`.execute(db);
}

export interface ReplacementRow {
  id: number;
  allergens: string[];
}

/**
 * Returns items of a store that could come instead of one, the most alike first: those of its category, then those of about
 * its price. What needs a choice or a prescription is not among them.
 */
export async function replacementsOf(
  db: Connection,
  { storeId, itemId, text, limit }: { storeId: number; itemId: number; text: string; limit: number },
): Promise<ReplacementRow[]> {
  const { rows } = await sql<ReplacementRow>`
    select i.id, i.allergens
    from items i, (select category_id, price from items where id = ${itemId}) missing
    where i.store_id = ${storeId} and i.id <> ${itemId} and i.active and not i.is_prescription_required
      and (i.stock is null or i.stock > 0)
      and not exists (select from item_variations v where v.item_id = i.id)
      and not i.food_variations @> '[{"required": "on"}]'
      and (${text} = '' or i.name ilike '%' || ${text.replaceAll(/[\\%_]/g, '\\$&')} || '%')
    order by i.category_id = missing.category_id desc, abs(i.price - missing.price), i.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the allergens of an item, in the words of its store. */
export async function allergensOfItem(db: Connection, itemId: number): Promise<string[]> {
  const { rows } = await sql<{ allergens: string[] }>`select allergens from items where id = ${itemId}`.execute(db);
  return rows[0]?.allergens ?? [];
}

/** Returns whose order it is, and of which store. */
export async function orderToChange(db: Connection, orderId: string) {
  const { rows } = await sql<{ shopper: string; storeId: number | null }>`
    select shopper, store_id as "storeId" from orders where id = ${orderId}`.execute(db);
  return rows[0];
}
