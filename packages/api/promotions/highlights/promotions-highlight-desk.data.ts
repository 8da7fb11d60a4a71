import { sql } from 'kysely';
import type { AdminHighlight } from 'market/promotions/promotions-highlights.admin.contract';
import type { AdminSectionBanner } from 'market/promotions/promotions-sections.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** A highlight as it is stored. */
export interface HighlightTerms {
  store_id: number;
  title: string;
  description: string;
  is_rating_active: boolean;
  is_review_active: boolean;
  position: number;
  starts_at: Date | null;
  ends_at: Date | null;
  active: boolean;
}

export interface HighlightRow extends HighlightTerms {
  id: number;
  store_name: string;
  zone_name: string;
  module_type: AdminHighlight['module_type'];
  cover_image: string;
  version: number;
}

interface Wanted {
  /** Of the operator; null for all. */
  zoneIds: readonly number[] | null;
  id?: number;
  moduleType?: AdminHighlight['module_type'] | undefined;
}

/** Returns the highlights of stores in these zones, by module, as they follow each other. */
export async function highlightsOfDesk(db: Connection, { zoneIds, id, moduleType }: Wanted): Promise<HighlightRow[]> {
  const { rows } = await sql<HighlightRow>`
    select a.id, a.store_id, a.title, a.description, a.is_rating_active, a.is_review_active, a.position, a.starts_at,
      a.ends_at, a.active, a.cover_image, a.version, s.name as store_name, z.name as zone_name, m.module_type
    from advertisements a join stores s on s.id = a.store_id join zones z on z.id = s.zone_id
      join modules m on m.id = s.module_id
    where (${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[]))
      and (${id ?? null}::int is null or a.id = ${id ?? null}::int)
      and (${moduleType ?? null}::text is null or m.module_type = ${moduleType ?? null})
    order by m.position, a.position, a.id`.execute(db);
  return rows;
}

export async function lockHighlight(transaction: Transaction, id: number): Promise<void> {
  await sql`select from advertisements where id = ${id} for update`.execute(transaction);
}

/** Returns whether a store is in these zones, and of one of these modules. */
export async function isStoreIn(
  db: Connection,
  storeId: number,
  { zoneIds, modules }: { zoneIds: readonly number[] | null; modules: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from stores s join modules m on m.id = s.module_id
    where s.id = ${storeId} and m.module_type = any (${modules})
      and (${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[]))`.execute(db);
  return rows.length > 0;
}

/** Adds a highlight with a picture, and returns its number. */
export async function insertHighlight(transaction: Transaction, terms: HighlightTerms, image: string): Promise<number> {
  const { id } = await transaction
    .insertInto('advertisements')
    .values({ ...terms, add_type: 'store_promotion', cover_image: image })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeHighlight(
  transaction: Transaction,
  id: number,
  change: HighlightTerms | { cover_image: string },
): Promise<void> {
  await transaction
    .updateTable('advertisements')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteHighlight(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('advertisements').where('id', '=', id).execute();
}

export type SectionRow = Pick<AdminSectionBanner, 'module_type' | 'section' | 'title' | 'version'> & { image: string };
export type SectionName = Pick<AdminSectionBanner, 'module_type' | 'section'>;

/** Returns the banners of sections by module, or the one that is named. */
export async function sectionsOfDesk(db: Connection, named?: SectionName): Promise<SectionRow[]> {
  const { rows } = await sql<SectionRow>`
    select m.module_type, b.section, b.title, b.image, b.version
    from section_banners b join modules m on m.id = b.module_id
    where ${named?.module_type ?? null}::text is null
      or (m.module_type = ${named?.module_type ?? null} and b.section = ${named?.section ?? null})
    order by m.position, b.section`.execute(db);
  return rows;
}

/** Locks the banners of a module, so that a new one of a section is added once. */
export async function lockSections(transaction: Transaction, { module_type }: SectionName): Promise<void> {
  await sql`select from modules where module_type = ${module_type} for update`.execute(transaction);
}

/** Sets the words of the banner of a section; a new one has this picture. */
export async function writeSection(
  transaction: Transaction,
  { module_type, section }: SectionName,
  { title, image }: { title: string; image: string },
): Promise<void> {
  await sql`
    insert into section_banners as b (module_id, section, title, image)
    select id, ${section}, ${title}, ${image} from modules where module_type = ${module_type}
    on conflict (module_id, section) do update set title = excluded.title, version = b.version + 1`.execute(
    transaction,
  );
}

export async function writeSectionPicture(
  transaction: Transaction,
  { module_type, section }: SectionName,
  image: string,
): Promise<void> {
  await sql`
    update section_banners set image = ${image}, version = version + 1
    where section = ${section} and module_id = (select id from modules where module_type = ${module_type})`.execute(
    transaction,
  );
}

export async function deleteSection(transaction: Transaction, { module_type, section }: SectionName): Promise<void> {
  await sql`
    delete from section_banners
    where section = ${section} and module_id = (select id from modules where module_type = ${module_type})`.execute(
    transaction,
  );
}
