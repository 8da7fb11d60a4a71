import { type RawBuilder, sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Zone } from 'market/zones/zones.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface ZoneOfImport {
  id: number;
  slug: string;
  area: Zone['center'][];
  module_ids: number[];
}

/** Returns the zones and modules that stores of a file may have. */
export async function storeImportContext(db: Connection) {
  const { rows } = await sql<Omit<ZoneOfImport, 'area'> & { area: string }>`
    select id, slug, area::text, (select coalesce(array_agg(module_id), '{}') from zone_modules where zone_id = zones.id)
      as module_ids
    from zones`.execute(db);
  const zones = rows.map(({ area, ...zone }): ZoneOfImport => {
    // PostgreSQL writes an area as ((x,y),(x,y)), where x is the longitude.
    const corners = area.matchAll(/\(([^(),]+),([^(),]+)\)/g);
    return { ...zone, area: Array.from(corners, ([, lng, lat]) => ({ lat: Number(lat), lng: Number(lng) })) };
  });
  const modules = await db.selectFrom('modules').select(['id', 'module_type', 'image']).execute();
  return { zones, modules };
}

/** Returns existing stores with these slugs. */
export async function storesOfSlugs(db: Connection, slugs: readonly string[]) {
  const { rows } = await sql<{ slug: string; zone_id: number; module_id: number }>`
    select slug, zone_id, module_id from stores where slug = any (${slugs})`.execute(db);
  return rows;
}

export interface StoreToWrite {
  slug: string;
  module_id: number;
  zone_id: number;
  name: string;
  tagline: string;
  address: string;
  phone: string;
  lat: number;
  lng: number;
  monogram: string;
  colours: string[];
  cover_images: string[];
  opening_hours: Record<string, [number, number][]>;
  delivery_minutes_min: number;
  delivery_minutes_max: number;
  discount_percent: number;
  free_delivery: boolean;
  minimum_order: Money;
  take_away: boolean;
  schedule_order: boolean;
  featured: boolean;
  active: boolean;
}

/** Inserts stores, or updates the named columns of those with the same slug; returns how many are new. */
export async function writeStores(
  transaction: Transaction,
  stores: readonly StoreToWrite[],
  changed: readonly (keyof StoreToWrite)[],
): Promise<number> {
  const changes: RawBuilder<unknown>[] = changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const { rows } = await sql<{ is_new: boolean }>`
    insert into stores (id, slug, module_id, zone_id, name, tagline, address, phone, lat, lng, monogram, colours,
      cover_images, opening_hours, delivery_minutes_min, delivery_minutes_max, discount_percent, free_delivery,
      minimum_order, take_away, schedule_order, featured, active)
    select (select coalesce(max(id), 0) from stores) + row_number() over (), slug, module_id, zone_id, name, tagline,
      address, phone, lat, lng, monogram, colours, cover_images, opening_hours, delivery_minutes_min,
      delivery_minutes_max, discount_percent, free_delivery, minimum_order, take_away, schedule_order, featured, active
    from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as given(slug text, module_id int, zone_id int, name text,
      tagline text, address text, phone text, lat float8, lng float8, monogram text, colours text[],
      cover_images text[], opening_hours jsonb, delivery_minutes_min smallint, delivery_minutes_max smallint,
      discount_percent smallint, free_delivery boolean, minimum_order bigint, take_away boolean, schedule_order boolean,
      featured boolean, active boolean)
    on conflict (slug) do update set ${sql.join(changes)}
    returning xmax = 0 as is_new`.execute(transaction);
  return rows.filter(({ is_new }) => is_new).length;
}
