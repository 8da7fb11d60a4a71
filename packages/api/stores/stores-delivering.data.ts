import type { Database } from '#api/db/connection.ts';
import { hotRows } from '#api/db/hot-query.ts';

/** What decides when a store delivers, and for how much. The hours are still text. */
export interface DeliveringRow {
  id: number;
  zone_id: number;
  module_id: number;
  lat: number;
  lng: number;
  active: boolean;
  opening_hours: string;
  paused_until: Date | null;
  delivery_minutes_min: number;
  delivery_minutes_max: number;
  busy_minutes: number;
  busy_until: Date | null;
  full_until: Date | null;
  free_delivery: boolean;
  schedule_order: boolean;
  item_count: number;
}

const statement = {
  name: 'stores delivering',
  text: `select id, zone_id, module_id, lat, lng, active, all_hours as opening_hours, no_orders_until as paused_until,
    delivery_minutes_min, delivery_minutes_max, busy_minutes, busy_until, full_until, free_delivery, schedule_order, item_count
    from stores where zone_id = any ($1::int[]) and module_id = any ($2::int[])`,
};

/** A zone and module have some hundreds of stores. */
export function deliveringRows(db: Database, zoneIds: number[], moduleIds: number[]): Promise<DeliveringRow[]> {
  return hotRows(db, statement, [zoneIds, moduleIds]);
}
