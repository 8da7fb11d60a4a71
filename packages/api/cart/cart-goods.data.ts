import { type RawBuilder, sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { promotionsOfItem, type StoredPromotion } from '#api/items/items-promotions.data.ts';

type StoredWeek = Record<'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su', [from: number, until: number][]>;

/** An item with its store, zone and tariff: everything that decides whether it can be had, and for how much. */
export interface GoodsRow {
  id: number;
  name: string;
  image: string;
  active: boolean;
  module_id: number;
  module_type: string;
  zone_id: number;
  zone_name: string;
  zone_city: string;
  price: Money;
  discount: Money;
  discount_type: 'percent' | 'amount';
  no_promotion: boolean;
  stock: number | null;
  sold_out: boolean;
  /** An ISO date. */
  sold_out_until: string | null;
  maximum_cart_quantity: number | null;
  is_prescription_required: boolean;
  available_from: number | null;
  available_until: number | null;
  /** Hours by weekday, of the item and of its category at the store [STO-058]. */
  sale_week: StoredWeek | null;
  category_week: StoredWeek | null;
  /** A price that holds at some hours, and these. */
  timed_price: Money | null;
  timed_week: StoredWeek | null;
  schedule_order: boolean;
  food_variations: {
    name: string;
    type: 'single' | 'multi';
    min: number;
    max: number;
    required: 'on' | 'off';
    values: { label: string; price: Money }[];
  }[];
  /** Flash sales and campaigns that name it. */
  promotions: StoredPromotion[] | null;
  variations: { type: string; price: Money; stock: number | null }[];
  add_ons: { id: number; name: string; price: Money }[];
  store: {
    id: number;
    slug: string;
    name: string;
    monogram: string;
    colours: string[];
    active: boolean;
    opening_hours: StoredWeek;
    discount_percent: number;
    free_delivery: boolean;
    minimum_order: Money;
    take_away: boolean;
    unfetched_rule: 'keep' | 'store_pays' | 'customer_pays';
    schedule_order: boolean;
    delivery_minutes_min: number;
    delivery_minutes_max: number;
    paused_until: string | null;
    pause_reason: string | null;
    busy_minutes: number;
    busy_until: string | null;
    full_until: string | null;
    slot_most: number | null;
    slot_by: 'orders' | 'minutes';
    piece_minutes: number;
    lat: number;
    lng: number;
  };
  zone: {
    country: string;
    currency: string;
    time_zone: string;
    demo_minute: number | null;
    distance_factor: number;
    cash_on_delivery: boolean;
    cash_on_delivery_cap: Money | null;
    digital_payment: boolean;
    tax_basis_points: number;
    tax_inclusive: boolean;
    free_delivery_over: Money | null;
    service_charge: Money;
  };
  tariff: { base: Money; perKm: Money; minimum: Money; maximum: Money; includedMetres: number };
  /** Whether the store's zone covers the point that was asked about; null without one. */
  delivers_there: boolean | null;
}

export interface Point {
  lat: number;
  lng: number;
}

/** The goods of these items in one round trip; unknown items are simply not among them. */
export async function goodsByIds(db: Connection, ids: readonly number[], to?: Point): Promise<GoodsRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await goodsOf(sql`i.id = any (${ids})`, to).execute(db);
  return rows;
}

/** Selects the goods of the items, as \`i\`, that meet a condition. */
export function goodsOf(condition: RawBuilder<unknown>, to?: Point): RawBuilder<GoodsRow> {
  const [lat, lng] = [to?.lat ?? null, to?.lng ?? null];
  return sql<GoodsRow>`
    select i.id, i.name, i.image, i.active, i.module_id, m.module_type, i.zone_id,
      z.name as zone_name, z.city as zone_city, i.price, i.discount, i.discount_type,
      i.no_promotion, i.stock, i.sold_out, to_json(i.sold_out_until) as sold_out_until, i.maximum_cart_quantity, i.is_prescription_required, i.available_from, i.available_until,
      i.sale_week, i.timed_price, i.timed_week, (select h.week from category_hours h where h.store_id = i.store_id and h.category_id = i.category_id) as category_week,
      i.schedule_order, i.food_variations, ${sql.raw(promotionsOfItem)} as promotions,
      coalesce((select json_agg(json_build_object('type', v.type, 'price', v.price, 'stock', v.stock) order by v.position)
        from item_variations v where v.item_id = i.id), '[]') as variations,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'price', a.price) order by a.id)
        from add_ons a where a.id = any (i.add_on_ids)), '[]') as add_ons,
      json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'monogram', s.monogram, 'colours', s.colours,
        'active', s.active, 'opening_hours', s.all_hours, 'discount_percent', s.discount_percent,
        'free_delivery', s.free_delivery, 'minimum_order', s.minimum_order, 'take_away', s.take_away, 'unfetched_rule', s.unfetched_rule,
        'schedule_order', s.schedule_order, 'delivery_minutes_min', s.delivery_minutes_min,
        'delivery_minutes_max', s.delivery_minutes_max, 'paused_until', s.no_orders_until,
        'pause_reason', s.no_orders_reason, 'busy_minutes', s.busy_minutes, 'busy_until', s.busy_until,
        'full_until', s.full_until, 'slot_most', s.slot_most, 'slot_by', s.slot_by, 'piece_minutes', s.piece_minutes, 'lat', s.lat, 'lng', s.lng) as store,
      json_build_object('country', z.country, 'currency', z.currency, 'time_zone', z.time_zone, 'demo_minute', z.demo_minute,
        'distance_factor', z.distance_factor, 'cash_on_delivery', z.cash_on_delivery,
        'cash_on_delivery_cap', z.cash_on_delivery_cap, 'digital_payment', z.digital_payment,
        'tax_basis_points', z.tax_basis_points, 'tax_inclusive', z.tax_inclusive,
        'free_delivery_over', z.free_delivery_over, 'service_charge', z.service_charge) as zone,
      json_build_object('base', t.delivery_base, 'perKm', t.delivery_per_km, 'minimum', t.delivery_minimum,
        'maximum', t.delivery_maximum, 'includedMetres', t.included_metres) as tariff,
      z.area @> point(${lng}::float8, ${lat}::float8) as delivers_there
    from items i
    -- One by one, by their keys: the planner would rather read and hash all stores and zones for one item.
    cross join lateral (select * from stores where id = i.store_id limit 1) s
    cross join lateral (select module_type from modules where id = i.module_id limit 1) m
    cross join lateral (select * from zones where id = i.zone_id and active limit 1) z
    cross join lateral (select * from zone_modules where zone_id = i.zone_id and module_id = i.module_id and offered limit 1) t
    where ${condition}`;
}
