import { type Insertable, sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { lockImports } from '#api/db/import-marks.ts';
import type { Tables } from '#api/db/tables.ts';

export interface StoreOfImport {
  id: number;
  slug: string;
  name: string;
  module_id: number;
  zone_id: number;
  discount_percent: number;
}

export interface CategoryOfImport {
  id: number;
  module_id: number;
  slug: string;
  name: string;
  image: string;
  parent_id: number | null;
}

/** What the items of a file may name, or those of one store. */
export async function itemImportContext(db: Connection, storeId?: number) {
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'slug', 'name', 'module_id', 'zone_id', 'discount_percent'])
    .$if(storeId !== undefined, (query) => query.where('id', '=', storeId as number))
    .execute();
  const categories = await categoriesOfImport(db);
  const brands = await db.selectFrom('brands').select(['id', 'module_id', 'slug']).execute();
  return { stores, categories, brands };
}

export function categoriesOfImport(db: Connection): Promise<CategoryOfImport[]> {
  return db.selectFrom('categories').select(['id', 'module_id', 'slug', 'name', 'image', 'parent_id']).execute();
}

export interface KnownItem {
  id: number;
  slug: string;
  store_id: number;
  has_variations: boolean;
}

/** Existing items with these slugs. */
export async function itemsOfSlugs(db: Connection, slugs: readonly string[]): Promise<KnownItem[]> {
  const { rows } = await sql<KnownItem>`
    select id, slug, store_id, exists (select from item_variations where item_id = items.id) as has_variations
    from items where slug = any (${slugs})`.execute(db);
  return rows;
}

/** What orders, ratings, staff and triggers write, and no file. */
type Counted =
  | 'id'
  | 'stock_received'
  | 'order_count'
  | 'rating_sum'
  | 'rating_count'
  | 'wishlist_count'
  | 'promoted'
  | 'sale_price'
  | 'version'
  | 'sale_week'
  | 'timed_price'
  | 'timed_week'
  | 'sold_out'
  | 'sold_out_until'
  | 'deleted_at'
  | 'created_at';

/** An item to be written. The database has the defaults of columns that are left out. */
export type ItemToWrite = Omit<Insertable<Tables['items']>, Counted>;

/** All stock ever received: what is left and what was sold. */
const received = sql<number | null>`
  case
    when excluded.stock is null then null
    when items.stock is not null then items.stock_received - items.stock + excluded.stock
    else excluded.stock + coalesce((
      select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = items.id and l.counted and o.order_status not in ('canceled', 'failed'))::int, 0)
  end`;

const nextId = sql<number>`(select coalesce(max(id), 0) from items) + row_number() over ()`;
const isNew = sql<boolean>`xmax = 0`;

/** What the words of an item are made of. */
export interface ImportedItem {
  slug: string;
  name: string;
  tags: string[];
  generic_names: string[];
  category_id: number;
  store_id: number;
  is_new: boolean;
}

/**
 * Inserts items, or updates the named columns of those with the same slug; returns the rows as written. The values are
 * one JSON text, because a statement accepts at most 65,535 parameters.
 */
export async function writeItems(
  transaction: Transaction,
  items: readonly ItemToWrite[],
  changed: readonly (keyof ItemToWrite)[],
): Promise<ImportedItem[]> {
  // Every language has the same names.
  const columns = Object.keys(items[0] ?? {}) as (keyof ItemToWrite)[];
  const given = sql<ItemToWrite>`jsonb_populate_recordset(null::items, ${JSON.stringify(items)}::jsonb)`;
  return transaction
    .insertInto('items')
    .columns(['id', 'stock_received', ...columns])
    .expression((build) =>
      build
        .selectFrom(given.as('given'))
        .select([nextId.as('id'), 'given.stock as stock_received', ...columns.map((name) => `given.${name}` as const)]),
    )
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(({ ref }) => ({
        ...Object.fromEntries(changed.map((name) => [name, ref(`excluded.${name}`)])),
        ...(changed.includes('stock') && { stock_received: received }),
        version: sql<number>`items.version + 1`,
        // A file that names a deleted item brings it back.
        deleted_at: null,
      })),
    )
    .returning(['slug', 'name', 'tags', 'generic_names', 'category_id', 'store_id', isNew.as('is_new')])
    .execute();
}

/** Serializes whatever assigns ids of items and add-ons, imports included. Lock it before any row. */
export function lockCatalogIds(transaction: Transaction): Promise<void> {
  return lockImports(transaction);
}

export interface WordsToWrite {
  slug: string;
  words: string;
}

/** Rebuilds the search words of items; those that stay the same, as after a change of price, are not written again. */
export async function writeItemWords(transaction: Transaction, words: readonly WordsToWrite[]): Promise<void> {
  await sql`
    insert into item_words (item_id, zone_id, module_id, words, order_count, active, store_id, category_id, brand_id,
      price, discount, discount_type, store_discount, no_promotion, rating_sum, rating_count)
    select i.id, i.zone_id, i.module_id, given.words::tsvector, i.order_count, i.active, i.store_id, i.category_id,
      i.brand_id, i.price, i.discount, i.discount_type, i.store_discount, i.no_promotion, i.rating_sum, i.rating_count
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given(slug text, words text) join items i using (slug)
    on conflict (item_id) do update set words = excluded.words where item_words.words <> excluded.words`.execute(
    transaction,
  );
}

/** Adds to the number of items that contain each word. */
export async function addWordCounts(transaction: Transaction, words: ReadonlyMap<string, number>): Promise<void> {
  const counted = Array.from(words, ([word, item_count]) => ({ word, item_count }));
  await sql`
    insert into search_terms (word, item_count)
    select word, item_count from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as given(word text, item_count int)
    on conflict (word) do update set item_count = search_terms.item_count + excluded.item_count`.execute(transaction);
}

/** What a store shows of the number of its items. */
export async function countItemsOf(transaction: Transaction, storeIds: readonly number[]): Promise<void> {
  await sql`
    update stores s set item_count = (select count(*) from items where store_id = s.id and deleted_at is null)
    where id = any (${storeIds})`.execute(transaction);
}
