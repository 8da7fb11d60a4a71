import { sql } from 'kysely';
import type { AdminBanner } from 'market/promotions/promotions-banners.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** Zones of an operator; null for all. */
type ZoneIds = readonly number[] | null;

/** A banner as an operator sets it. */
export interface BannerTerms {
  title: string;
  module_id: number;
  zone_id: number | null;
  placement: AdminBanner['placement'];
  type: 'default' | 'store_wise' | 'item_wise';
  link: string | null;
  store_id: number | null;
  item_id: number | null;
  colours: string[];
  position: number;
  starts_at: Date | null;
  ends_at: Date | null;
  active: boolean;
}

export interface BannerDeskRow extends BannerTerms {
  id: number;
  module_type: AdminBanner['module_type'];
  zone_name: string | null;
  store_name: string | null;
  item_name: string | null;
  image: string;
  version: number;
}

interface Wanted {
  zoneIds: ZoneIds;
  id?: number;
  moduleType?: AdminBanner['module_type'] | undefined;
}

/** Returns the banners that an operator of these zones sees, by module, as they follow each other. */
export async function bannersOfDesk(db: Connection, { zoneIds, id, moduleType }: Wanted): Promise<BannerDeskRow[]> {
  const { rows } = await sql<BannerDeskRow>`
    select b.id, b.title, b.module_id, b.zone_id, b.placement, b.type, b.link, b.store_id, b.item_id, b.colours,
      b.position, b.starts_at, b.ends_at, b.active, b.image, b.version, m.module_type, z.name as zone_name,
      s.name as store_name, i.name as item_name
    from banners b join modules m on m.id = b.module_id left join zones z on z.id = b.zone_id
      left join stores s on s.id = b.store_id left join items i on i.id = b.item_id
    where (${zoneIds}::int[] is null or b.zone_id = any (${zoneIds}::int[]))
      and (${id ?? null}::int is null or b.id = ${id ?? null}::int)
      and (${moduleType ?? null}::text is null or m.module_type = ${moduleType ?? null})
    order by m.position, b.placement desc, b.position, b.id`.execute(db);
  return rows;
}

export async function lockBanner(transaction: Transaction, id: number): Promise<void> {
  await sql`select from banners where id = ${id} for update`.execute(transaction);
}

/** Adds a banner with a picture, and returns its number. */
export async function insertBanner(transaction: Transaction, terms: BannerTerms, image: string): Promise<number> {
  const { id } = await transaction
    .insertInto('banners')
    .values({ ...terms, image })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeBanner(transaction: Transaction, id: number, terms: BannerTerms): Promise<void> {
  await transaction
    .updateTable('banners')
    .set(({ eb }) => ({ ...terms, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function writeBannerPicture(transaction: Transaction, id: number, image: string): Promise<void> {
  await transaction
    .updateTable('banners')
    .set(({ eb }) => ({ image, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteBanner(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('banners').where('id', '=', id).execute();
}

export interface BannerPlaces {
  module_id: number | null;
  has_zone: boolean;
  /** Whether the store is of the module, and in the zone. */
  has_store: boolean;
  /** Whether the item is of the module, in the zone, and may be promoted. */
  has_item: boolean;
}

/** Returns what of the places that a banner names there is. */
export async function placesForBanner(
  db: Connection,
  {
    moduleType,
    zoneId,
    storeId,
    itemId,
  }: { moduleType: string; zoneId: number | null; storeId: number | null; itemId: number | null },
): Promise<BannerPlaces> {
  const { rows } = await sql<BannerPlaces>`
    select m.id as module_id, exists (select from zones where id = ${zoneId}::int) as has_zone,
      exists (select from stores s where s.id = ${storeId}::int and s.module_id = m.id
        and (${zoneId}::int is null or s.zone_id = ${zoneId}::int)) as has_store,
      exists (select from items i where i.id = ${itemId}::int and i.module_id = m.id and not i.no_promotion
        and i.deleted_at is null and (${zoneId}::int is null or i.zone_id = ${zoneId}::int)) as has_item
    from (select 1) one left join modules m on m.module_type = ${moduleType}`.execute(db);
  return rows[0] ?? { module_id: null, has_zone: false, has_store: false, has_item: false };
}
