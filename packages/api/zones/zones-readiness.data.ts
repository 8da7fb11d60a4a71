import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface ZoneReadiness {
  name: string;
  currency: string;
  takesCash: boolean;
  takesDigital: boolean;
  /** Active stores with items for sale. */
  stores: number;
  /** Who could carry an order in the city of the zone. */
  couriers: number;
}

/** Returns for each served zone what it has of everything that an order needs. */
export async function zoneReadiness(db: Connection): Promise<ZoneReadiness[]> {
  const { rows } = await sql<ZoneReadiness>`
    select z.name, z.currency, z.cash_on_delivery as "takesCash", z.digital_payment as "takesDigital",
      (select count(*)::int from stores s where s.zone_id = z.id and s.active
        and exists (select from items i where i.store_id = s.id)) as stores,
      (select count(*)::int from delivery_men d where d.city = z.city
        and d.suspended_reason is null and d.left_at is null) as couriers
    from zones z where z.active order by z.id`.execute(db);
  return rows;
}
