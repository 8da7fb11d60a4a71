import { type RawBuilder, sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

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

/** What the items of a file may name. */
export async function itemImportContext(db: Connection) {
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'slug', 'name', 'module_id', 'zone_id', 'discount_percent'])
    .execute();
  const categories = await categoriesOfImport(db);
  const brands = await db.selectFrom('brands').select(['id', 'module_id', 'slug']).execute();
  return { stores, categories, brands };
}

export function categoriesOfImport(db: Connection): Promise<CategoryOfImport[]> {
  return db.selectFrom('categories').select(['id', 'module_id', 'slug', 'name', 'image', 'parent_id']).execute();
}

export interface KnownItem {
  slug: string;
  store_id: number;
  has_variations: boolean;
}

/** Existing items with these slugs. */
export async function itemsOfSlugs(db: Connection, slugs: readonly string[]): Promise<KnownItem[]> {
  const { rows } = await sql<KnownItem>`
    select slug, store_id, exists (select from item_variations where item_id = items.id) as has_variations
    from items where slug = any (${slugs})`.execute(db);
  return rows;
}

export interface ItemToWrite {
  slug: string;
  store_id: number;
  module_id: number;
  zone_id: number;
  category_id: number;
  brand_id: number | null;
  store_discount: number;
  name: string;
  price: Money;
  image: string;
  description: string;
  unit_type: string;
  discount: Money;
  discount_type: string;
  stock: number | null;
  maximum_cart_quantity: number | null;
  veg: boolean;
  is_halal: boolean;
  organic: boolean;
  recommended: boolean;
  is_prescription_required: boolean;
  no_promotion: boolean;
  generic_names: string[];
  tags: string[];
  nutrition: string[];
  allergens: string[];
  available_from: number | null;
  available_until: number | null;
  schedule_order: boolean;
  choice_options: unknown;
  food_variations: unknown;
  add_on_ids: number[];
  active: boolean;
}

/** All stock ever received: what is left and what was sold. */
const received = sql`
  case
    when excluded.stock is null then null
    when items.stock is not null then items.stock_received - items.stock + excluded.stock
    else excluded.stock + coalesce((
      select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = items.id and l.counted and o.order_status not in ('canceled', 'failed'))::int, 0)
  end`;

/** What the words of an item are made of. */
export interface WrittenItem {
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
): Promise<WrittenItem[]> {
  const changes: RawBuilder<unknown>[] = changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const countsStock = changed.includes('stock') ? sql`, stock_received = ${received}` : sql``;
  const { rows } = await sql<WrittenItem>`
    insert into items (id, slug, store_id, module_id, zone_id, category_id, brand_id, store_discount, name, price, image,
      description, unit_type, discount, discount_type, stock, stock_received, maximum_cart_quantity, veg, is_halal,
      organic, recommended, is_prescription_required, no_promotion, generic_names, tags, nutrition, allergens,
      available_from, available_until, schedule_order, choice_options, food_variations, add_on_ids, active)
    select (select coalesce(max(id), 0) from items) + row_number() over (), slug, store_id, module_id, zone_id,
      category_id, brand_id, store_discount, name, price, image, description, unit_type, discount, discount_type, stock,
      stock, maximum_cart_quantity, veg, is_halal, organic, recommended, is_prescription_required, no_promotion,
      generic_names, tags, nutrition, allergens, available_from, available_until, schedule_order,
      choice_options, food_variations, add_on_ids, active
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given(slug text, store_id int, module_id int, zone_id int,
      category_id int, brand_id int, store_discount smallint, name text, price bigint, image text, description text,
      unit_type text, discount bigint, discount_type text, stock int, maximum_cart_quantity int, veg boolean,
      is_halal boolean, organic boolean, recommended boolean, is_prescription_required boolean, no_promotion boolean,
      generic_names text[], tags text[], nutrition text[], allergens text[], available_from smallint,
      available_until smallint, schedule_order boolean, choice_options jsonb, food_variations jsonb, add_on_ids int[],
      active boolean)
    on conflict (slug) do update set ${sql.join(changes)} ${countsStock}
    returning slug, name, tags, generic_names, category_id, store_id, xmax = 0 as is_new`.execute(transaction);
  return rows;
}

export interface WordsToWrite {
  slug: string;
  words: string;
}

/** Rebuilds the search words of items. */
export async function writeItemWords(transaction: Transaction, words: readonly WordsToWrite[]): Promise<void> {
  await sql`
    insert into item_words (item_id, zone_id, module_id, words, order_count, active, store_id, category_id, brand_id,
      price, discount, discount_type, store_discount, no_promotion, rating_sum, rating_count)
    select i.id, i.zone_id, i.module_id, given.words::tsvector, i.order_count, i.active, i.store_id, i.category_id,
      i.brand_id, i.price, i.discount, i.discount_type, i.store_discount, i.no_promotion, i.rating_sum, i.rating_count
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given(slug text, words text) join items i using (slug)
    on conflict (item_id) do update set words = excluded.words`.execute(transaction);
}

/** Adds to the number of items that contain each word. */
export async function countWords(transaction: Transaction, words: ReadonlyMap<string, number>): Promise<void> {
  const counted = Array.from(words, ([word, item_count]) => ({ word, item_count }));
  await sql`
    insert into search_terms (word, item_count)
    select word, item_count from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as given(word text, item_count int)
    on conflict (word) do update set item_count = search_terms.item_count + excluded.item_count`.execute(transaction);
}

/** What a store shows of the number of its items. */
export async function countItemsOf(transaction: Transaction, storeIds: readonly number[]): Promise<void> {
  await sql`
    update stores s set item_count = (select count(*) from items where store_id = s.id)
    where id = any (${storeIds})`.execute(transaction);
}
