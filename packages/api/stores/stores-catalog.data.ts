import { sql } from 'kysely';
import type { Module } from 'market/modules/modules.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

export interface CatalogZone {
  id: number;
  time_zone: string;
  demo_minute: number | null;
  /** Road over straight distance. */
  distance_factor: number;
  free_delivery_over: Money | null;
  tax_basis_points: number;
  tax_inclusive: boolean;
  service_charge: Money;
  tariffs: {
    module_id: number;
    base: Money;
    perKm: Money;
    minimum: Money;
    maximum: Money;
    includedMetres: number;
  }[];
}

export interface CatalogCategory {
  id: number;
  module_id: number;
  parent_id: number | null;
  slug: string;
  name: string;
  image: string;
  featured: boolean;
}

export interface CatalogRow {
  zones: CatalogZone[];
  modules: { id: number; module_type: Module['module_type'] }[];
  /** In the order of the menu: each parent before its children. */
  categories: CatalogCategory[];
}

/** Returns all reference data of stores and items in one round trip. */
export async function catalogRows(db: Connection): Promise<CatalogRow> {
  const { rows } = await sql<CatalogRow>`
    select
      (select coalesce(json_agg(json_build_object('id', z.id, 'time_zone', z.time_zone, 'demo_minute', z.demo_minute,
          'distance_factor', z.distance_factor, 'free_delivery_over', z.free_delivery_over,
          'tax_basis_points', z.tax_basis_points, 'tax_inclusive', z.tax_inclusive, 'service_charge', z.service_charge,
          'tariffs', (
            select coalesce(json_agg(json_build_object('module_id', t.module_id, 'base', t.delivery_base,
              'perKm', t.delivery_per_km, 'minimum', t.delivery_minimum, 'maximum', t.delivery_maximum,
              'includedMetres', t.included_metres)), '[]')
            from zone_modules t where t.zone_id = z.id and t.offered))), '[]')
        from zones z where z.active) as zones,
      (select coalesce(json_agg(json_build_object('id', m.id, 'module_type', m.module_type)), '[]')
        from modules m where m.active) as modules,
      (select coalesce(json_agg(json_build_object('id', c.id, 'module_id', c.module_id, 'parent_id', c.parent_id,
          'slug', c.slug, 'name', c.name, 'image', c.image, 'featured', c.featured)
          order by coalesce(p.position, c.position), coalesce(p.id, c.id), c.parent_id nulls first, c.position, c.id), '[]')
        from categories c left join categories p on p.id = c.parent_id) as categories`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without from answered no row');
  return row;
}
