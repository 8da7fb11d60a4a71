import { sql } from 'kysely';
import type { OrderChange } from 'market/orders/changes/orders-changes.contract';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

type OrderStatus = OrderDetails['order_status'];

/** What list and details of an order share. */
interface HistoryRow {
  id: string;
  order_status: OrderStatus;
  order_type: OrderDetails['order_type'];
  payment_method: OrderDetails['payment_method'];
  payment_status: OrderDetails['payment_status'];
  prescription: OrderDetails['prescription'];
  total: Money;
  currency: string;
  time_zone: string;
  placed_at: Date;
  expected_at: Date | null;
  schedule_at: Date | null;
  delivered_at: Date | null;
  canceled_by: OrderDetails['canceled_by'];
  module_id: number;
  module_type: string;
  store: OrderDetails['store'];
  item_count: number;
  /** A refund was requested and refused. */
  refund_refused: boolean;
  /** What was given back in parts. */
  refunded: Money;
}

export interface ListedRow extends HistoryRow {
  items: { name: string; quantity: number; image: string }[];
  address: string | null;
}

export interface HistoryLine {
  line_number: number;
  item_id: number;
  name: string;
  image: string;
  variation: string | null;
  food_variations: { name: string; labels: string[] }[];
  add_ons: { id: number; name: string; price: Money; quantity: number }[];
  quantity: number;
  unit_price: Money;
  unit_discount: Money;
  discount_reason: OrderDetails['discount_reason'];
  add_on_total: Money;
  line_total: Money;
  when_missing: OrderDetails['lines'][number]['when_missing'];
}

/** As checkout wrote it; older ones may lack a part. */
export type HistoryAddress = { address: string; lat: number; lng: number } & Partial<
  Record<'house' | 'floor' | 'road' | 'landmark' | 'directions', string>
>;

/** A part of the order that was given back. */
export interface HistoryRefund {
  amount: Money;
  to_wallet: Money;
  to_provider: Money;
  to_cash: Money;
  lines: { line: number; quantity: number }[];
  fees: OrderDetails['refunds'][number]['fees'];
  reason: string;
  made_at: string;
}

/** A change of a line; each amount in minor units. */
export interface HistoryChange {
  id: number;
  kind: OrderChange['kind'];
  by_operator: boolean;
  state: OrderChange['state'];
  decided_by: OrderChange['decided_by'];
  before: { name: string; image: string; quantity: number; line_total: Money };
  after: HistoryChange['before'] | null;
  reason: string;
  total_before: Money;
  total_after: Money;
  to_wallet: Money;
  to_provider: Money;
  made_at: string;
  answer_until: string | null;
}

export interface DetailsRow extends HistoryRow {
  shopper: string;
  confirmed_at: Date | null;
  processing_at: Date | null;
  handover_at: Date | null;
  picked_up_at: Date | null;
  canceled_at: Date | null;
  failed_at: Date | null;
  cancel_reason: string | null;
  refund_reason: string | null;
  lines: HistoryLine[];
  refunds: HistoryRefund[];
  correction: OrderDetails['correction'];
  changes: HistoryChange[];
  item_total: Money;
  add_on_total: Money;
  discount_total: Money;
  coupon_code: string | null;
  coupon_discount: Money;
  first_order_discount: Money;
  tax: Money;
  tax_inclusive: boolean;
  delivery_fee: Money;
  service_charge: Money;
  tip: Money;
  wallet_paid: Money;
  /** Given after the delivery. */
  late_tip: Money;
  /** A courier brings or has brought it, and still works here. */
  has_courier: boolean;
  distance_metres: number;
  contact_name: string;
  contact_number: string;
  delivery_address: HistoryAddress | null;
  receiver_details: (HistoryAddress & { name: string; number: string }) | null;
  charge_payer: OrderDetails['charge_payer'];
  order_note: string;
  cutlery: boolean;
  unavailable_item_note: string;
  delivery_man: {
    id: number;
    f_name: string;
    l_name: string;
    image: string | null;
    vehicle: string;
    rating_sum: number;
    rating_count: number;
  } | null;
}

const historyColumns =
  sql.raw(`o.id, o.order_status, o.order_type, o.payment_method, o.payment_status, o.prescription, o.total, o.currency,
  z.time_zone, o.placed_at, o.expected_at, o.schedule_at, o.delivered_at, o.canceled_by, o.module_id, m.module_type,
  case when s.id is null then null else jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name,
    'address', s.address, 'monogram', s.monogram, 'colours', s.colours) end as store,
  (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as item_count,
  exists (select from order_steps t where t.order_id = o.id
    and t.from_status = 'refund_requested' and t.to_status = 'delivered') as refund_refused,
  (select coalesce(sum(r.amount), 0)::bigint from refunds r where r.order_id = o.id) as refunded`);

const historyTables = sql.raw(`orders o
  join zones z on z.id = o.zone_id
  join modules m on m.id = o.module_id
  left join stores s on s.id = o.store_id`);

export interface ListPage {
  statuses: readonly OrderStatus[];
  limit: number;
  /** Rows before the page. */
  skip: number;
}

/** The newest first; a page is found by the index of its shopper. */
export async function ordersOfShopper(db: Connection, shopper: string, page: ListPage): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${historyColumns}, coalesce(o.receiver_details, o.delivery_address)->>'address' as address,
      coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'image', l.image)
        order by l.line_number) from order_lines l where l.order_id = o.id and l.line_number <= 3), '[]') as items
    from ${historyTables}
    where o.shopper = ${shopper} and o.order_status = any (${[...page.statuses]})
    order by o.placed_at desc, o.id limit ${page.limit} offset ${page.skip}`.execute(db);
  return rows;
}

/** Counted no further than `most`. */
export async function countOrdersOfShopper(
  db: Connection,
  shopper: string,
  { statuses, max }: { statuses: readonly OrderStatus[]; max: number },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from orders where shopper = ${shopper} and order_status = any (${[...statuses]}) limit ${max}) as counted`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** An order with all its parts in one round trip. */
export async function orderWithParts(db: Connection, orderId: string): Promise<DetailsRow | undefined> {
  const { rows } = await sql<DetailsRow>`
    select ${historyColumns}, o.shopper, o.confirmed_at, o.processing_at, o.handover_at, o.picked_up_at, o.canceled_at,
      o.failed_at, o.cancel_reason, o.refund_reason, o.item_total, o.add_on_total, o.discount_total, o.coupon_code,
      o.coupon_discount, o.first_order_discount, o.tax, o.tax_inclusive, o.delivery_fee, o.service_charge, o.tip, o.wallet_paid,
      o.distance_metres, o.contact_name, o.contact_number, o.delivery_address, o.receiver_details, o.charge_payer, o.order_note, o.cutlery,
      o.unavailable_item_note,
      (select jsonb_build_object('changed', c.changed, 'made_at', c.made_at, 'confirmed_at', c.confirmed_at)
        from order_corrections c where c.order_id = o.id) as correction,
      coalesce((select jsonb_agg(to_jsonb(c) order by c.id) from order_changes c where c.order_id = o.id), '[]') as changes,
      coalesce((select jsonb_agg(to_jsonb(r) order by r.id) from refunds r where r.order_id = o.id), '[]') as refunds,
      coalesce((select jsonb_agg(to_jsonb(l) order by l.line_number) from order_lines l where l.order_id = o.id), '[]') as lines,
      case when d.id is null then null else jsonb_build_object('id', d.id, 'f_name', d.f_name, 'l_name', d.l_name,
        'image', d.image, 'vehicle', d.vehicle, 'rating_sum', d.rating_sum, 'rating_count', d.rating_count) end as delivery_man,
      d.id is not null and d.left_at is null as has_courier,
      (select coalesce(sum(t.amount), 0)::bigint from late_tips t where t.order_id = o.id) as late_tip
    from ${historyTables} left join delivery_men d on d.id = o.delivery_man_id
    where o.id = ${orderId}`.execute(db);
  return rows[0];
}

/** What decides whether money may be asked back. */
export async function refundableOrder(
  db: Connection,
  orderId: string,
): Promise<{ deliveredAt: Date | null; wasRefused: boolean }> {
  const { rows } = await sql<{ deliveredAt: Date | null; wasRefused: boolean }>`
    select o.delivered_at as "deliveredAt", exists (select from order_steps t where t.order_id = o.id
      and t.from_status = 'refund_requested' and t.to_status = 'delivered') as "wasRefused"
    from orders o where o.id = ${orderId}`.execute(db);
  return rows[0] ?? { deliveredAt: null, wasRefused: false };
}

/** Why people ask for their money back, as the operator lists it. */
export async function refundReasons(db: Connection): Promise<string[]> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'refund_reasons').executeTakeFirst();
  return Array.isArray(row?.value) ? row.value.map(String) : [];
}
