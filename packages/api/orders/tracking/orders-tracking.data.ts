import { sql } from 'kysely';
import type { RecordedReason } from 'market/dispatch/dispatch.admin.contract';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { delayOfOrder } from '../transitions/orders-delays.data.ts';

/** An order with all that tracking shows of it, and what opens it. */
export interface TrackedRow {
  id: string;
  shopper: string;
  tracking_hash: string;
  contact_name: string;
  contact_number: string;
  contact_email: string | null;
  order_status: TrackedOrder['order_status'];
  order_type: 'delivery' | 'take_away' | 'parcel';
  payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet';
  payment_status: 'unpaid' | 'paid' | 'refunded';
  prescription: TrackedOrder['prescription'];
  total: Money;
  wallet_paid: Money;
  currency: string;
  country: string;
  time_zone: string;
  cancel_reason: string | null;
  is_courier_at_door: boolean;
  delivery_problem: {
    problem: NonNullable<TrackedOrder['delivery_problem']>['problem'];
    at: string;
    returning: boolean;
  } | null;
  delivery_address: { address: string; landmark: string; lat: number; lng: number } | null;
  receiver_details: {
    name: string;
    number: string;
    address: string;
    landmark: string;
    lat: number;
    lng: number;
  } | null;
  charge_payer: NonNullable<TrackedOrder['parcel']>['charge_payer'] | null;
  category_name: string | null;
  schedule_at: Date | null;
  expected_at: Date | null;
  ready_promise: TrackedOrder['ready'];
  arrival_promise: TrackedOrder['arrival'];
  delay: TrackedOrder['delay'];
  placed_at: Date;
  confirmed_at: Date | null;
  processing_at: Date | null;
  handover_at: Date | null;
  picked_up_at: Date | null;
  delivered_at: Date | null;
  canceled_at: Date | null;
  failed_at: Date | null;
  store: {
    id: number;
    slug: string;
    name: string;
    address: string;
    phone: string;
    lat: number;
    lng: number;
    monogram: string;
    colours: string[];
  } | null;
  module_type: string;
  items: { name: string; quantity: number; image: string }[];
  delivery_man: {
    id: number;
    f_name: string;
    l_name: string;
    image: string | null;
    phone: string;
    vehicle: string;
    rating_sum: number;
    rating_count: number;
    lat: number | null;
    lng: number | null;
    seen_seconds_ago: number | null;
    /** Why a round of the engine chose the courier; null where a person did, or long ago. */
    chosen_for: RecordedReason['code'] | null;
    /** Whether the courier hands the order over, or has got it so. */
    handover: 'open' | 'met' | null;
  } | null;
  zone_name: string;
}

/** One round trip, because every waiting shopper may call this every ten seconds. */
export async function trackedRow(db: Connection, orderId: string): Promise<TrackedRow | undefined> {
  const { rows } = await sql<TrackedRow>`
    select o.id, o.shopper, o.tracking_hash, o.contact_name, o.contact_number, o.contact_email, o.order_status,
      o.order_type, o.payment_method, o.payment_status, o.prescription, o.total, o.wallet_paid,
      exists (select from delivery_arrivals r where r.order_id = o.id and r.place = 'door'
        and r.courier_id = o.delivery_man_id) as is_courier_at_door, o.currency, o.cancel_reason, o.delivery_address,
      (select jsonb_build_object('problem', a.problem, 'at', a.problem_at, 'returning', a.returning_at is not null)
        from delivery_attempts a where a.order_id = o.id and a.problem is not null) as delivery_problem,
      o.receiver_details, o.charge_payer, c.name as category_name,
      o.schedule_at, o.expected_at, o.ready_promise, o.arrival_promise, ${delayOfOrder} as delay,
      o.placed_at, o.confirmed_at, o.processing_at, o.handover_at, o.picked_up_at,
      o.delivered_at, o.canceled_at, o.failed_at, z.country, z.time_zone, z.name as zone_name, m.module_type,
      case when s.id is null then null else jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'address', s.address, 'phone', s.phone,
        'lat', s.lat, 'lng', s.lng, 'monogram', s.monogram, 'colours', s.colours) end as store,
      coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'image', l.image)
        order by l.line_number) from order_lines l where l.order_id = o.id), '[]') as items,
      case when d.id is null then null else jsonb_build_object('id', d.id, 'f_name', d.f_name, 'l_name', d.l_name,
        'image', d.image, 'phone', d.phone, 'vehicle', d.vehicle, 'rating_sum', d.rating_sum,
        'rating_count', d.rating_count, 'lat', d.lat, 'lng', d.lng,
        'seen_seconds_ago', greatest(0, extract(epoch from now() - d.located_at)::int),
        'chosen_for', (select r.reason ->> 'code' from dispatch_rounds r
          where r.order_id = o.id and r.delivery_man_id = d.id order by r.made_at desc, r.id desc limit 1),
        'handover', (select case when h.ended_at is null then 'open' when h.outcome = 'met' and h.to_courier_id = d.id then 'met' end
          from delivery_handovers h where h.order_id = o.id order by h.id desc limit 1)) end as delivery_man
    from orders o
    join zones z on z.id = o.zone_id
    join modules m on m.id = o.module_id
    left join stores s on s.id = o.store_id
    left join categories c on c.id = o.parcel_category_id
    left join delivery_men d on d.id = o.delivery_man_id
    where o.id = ${orderId}`.execute(db);
  return rows[0];
}
