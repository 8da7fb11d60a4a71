import { type RawBuilder, sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** What all items of a store have in common. */
export interface MenuStore {
  slug: string;
  module_id: number;
  module_type: string;
  currency: string;
  time_zone: string;
  demo_minute: number | null;
}

export async function menuStore(db: Connection, storeId: number): Promise<MenuStore | undefined> {
  const { rows } = await sql<MenuStore>`
    select s.slug, s.module_id, m.module_type, z.currency, z.time_zone, z.demo_minute
    from stores s join modules m on m.id = s.module_id join zones z on z.id = s.zone_id
    where s.id = ${storeId}`.execute(db);
  return rows[0];
}

export interface MenuCategory {
  id: number;
  slug: string;
  name: string;
  image: string;
  parent_id: number | null;
  item_count: number;
}

/** The categories of a module in the order of the menu of a store, each with the number of its items there. */
export async function menuCategories(db: Connection, storeId: number): Promise<MenuCategory[]> {
  const { rows } = await sql<MenuCategory>`
    select c.id, c.slug, c.name, c.image, c.parent_id, (
      select count(*) from items i where i.store_id = s.id and i.category_id = c.id and i.deleted_at is null
    )::int as item_count
    from stores s join categories c on c.module_id = s.module_id left join categories p on p.id = c.parent_id
      left join arranged_categories ac on ac.store_id = s.id and ac.category_id = c.id
    where s.id = ${storeId}
    order by ac.position nulls last, coalesce(p.position, c.position), coalesce(p.id, c.id), c.parent_id nulls first, c.position, c.id`.execute(
    db,
  );
  return rows;
}

export interface StoreAddOn {
  id: number;
  name: string;
  price: Money;
}

export async function addOnsOfStore(db: Connection, storeId: number): Promise<StoreAddOn[]> {
  return db
    .selectFrom('add_ons')
    .select(['id', 'name', 'price'])
    .where('store_id', '=', storeId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** An item as the staff sees it, on sale or not. JSON is still text. */
export interface MenuItemRow {
  id: number;
  slug: string;
  name: string;
  category_id: number;
  category_slug: string;
  category_image: string;
  description: string;
  image: string;
  images: string[];
  image_texts: string[];
  unit_type: string;
  price: Money;
  discount: Money;
  discount_type: 'percent' | 'amount';
  stock: number | null;
  low_mark: number | null;
  maximum_cart_quantity: number | null;
  veg: boolean;
  is_halal: boolean;
  organic: boolean;
  is_prescription_required: boolean;
  schedule_order: boolean;
  generic_names: string[];
  tags: string[];
  nutrition: string[];
  allergens: string[];
  available_from: number | null;
  available_until: number | null;
  choice_options: { name: string; title: string; options: string[] }[];
  food_variations: StoredGroup[];
  active: boolean;
  sold_out: boolean;
  sold_out_until: Date | null;
  /** Why an operator has hidden it; null for every other item. */
  hidden_reason?: string | null;
  is_featured: boolean;
  version: number;
  variants: { type: string; price: Money; stock: number | null }[];
  add_ons: { name: string; price: Money }[];
}

export interface StoredGroup {
  name: string;
  type: 'single' | 'multi';
  required: 'on' | 'off';
  min: number;
  max: number;
  values: { label: string; price: Money }[];
}

/** Whether an item is featured by its store [STO-052]. */
export const isFeatured = sql`exists (select from arranged_items a where a.item_id = i.id and a.is_featured)`;

const columns = sql`i.id, i.slug, i.name, i.category_id, c.slug as category_slug, c.image as category_image,
  i.description, i.image, i.images, i.image_texts, i.unit_type, i.price, i.discount, i.discount_type, i.stock, i.low_mark,
  i.maximum_cart_quantity, i.veg, i.is_halal, i.organic, i.is_prescription_required, i.schedule_order, i.generic_names,
  i.tags, i.nutrition, i.allergens, i.available_from, i.available_until, i.choice_options, i.food_variations, i.active,
  i.sold_out, i.sold_out_until, i.version, (select h.reason from hidden_items h where h.item_id = i.id) as hidden_reason,
  ${isFeatured} as is_featured,
  coalesce((select jsonb_agg(jsonb_build_object('type', v.type, 'price', v.price, 'stock', v.stock) order by v.position)
    from item_variations v where v.item_id = i.id), '[]') as variants,
  coalesce((select jsonb_agg(jsonb_build_object('name', a.name, 'price', a.price) order by a.id)
    from add_ons a where a.id = any (i.add_on_ids)), '[]') as add_ons`;

const own = (storeId: number, itemId: number) =>
  sql`i.store_id = ${storeId} and i.id = ${itemId} and i.deleted_at is null`;

export async function menuItemOf(db: Connection, storeId: number, itemId: number): Promise<MenuItemRow | undefined> {
  const { rows } = await sql<MenuItemRow>`
    select ${columns} from items i join categories c on c.id = i.category_id where ${own(storeId, itemId)}`.execute(db);
  return rows[0];
}

/** Locks an item, so that neither staff nor orders change it, and returns it. */
export async function lockMenuItem(
  transaction: Transaction,
  storeId: number,
  itemId: number,
): Promise<MenuItemRow | undefined> {
  await sql`select from items i where ${own(storeId, itemId)} for no key update`.execute(transaction);
  return menuItemOf(transaction, storeId, itemId);
}

/** Locks items of a store in the order of their ids, so that neither staff nor orders change them, and returns them. */
export async function lockMenuItems(
  transaction: Transaction,
  storeId: number,
  ids: readonly number[],
): Promise<MenuItemRow[]> {
  await sql`
    select from items where store_id = ${storeId} and id = any (${ids}::int[]) and deleted_at is null
    order by id for no key update`.execute(transaction);
  return menuItemsOf(transaction, storeId, ids);
}

/** Returns these items of a store; those that are gone are left out. */
export async function menuItemsOf(db: Connection, storeId: number, ids: readonly number[]): Promise<MenuItemRow[]> {
  const { rows } = await sql<MenuItemRow>`
    select ${columns} from items i join categories c on c.id = i.category_id
    where i.store_id = ${storeId} and i.id = any (${ids}::int[]) and i.deleted_at is null
    order by i.id`.execute(db);
  return rows;
}

/** Returns all items of a store in the order of its menu, also those that are hidden. */
export async function menuItemsOfStore(db: Connection, storeId: number): Promise<MenuItemRow[]> {
  const { rows } = await sql<MenuItemRow>`
    select ${columns} from items i join categories c on c.id = i.category_id
    where i.store_id = ${storeId} and i.deleted_at is null
    order by c.position, c.id, lower(i.name), i.id`.execute(db);
  return rows;
}

/** An item as a row of the list shows it. */
export interface MenuListRow {
  id: number;
  name: string;
  category_id: number;
  price: Money;
  image: string;
  category_image: string;
  stock: number | null;
  /** Of the variation with the fewest pieces, or of the item; null never runs out. */
  min_stock: number | null;
  low_mark: number | null;
  variation_count: number;
  active: boolean;
  sold_out: boolean;
  sold_out_until: Date | null;
  /** Why an operator has hidden it; null for every other item. */
  hidden_reason?: string | null;
  is_featured: boolean;
  version: number;
}

export interface MenuFilter {
  storeId: number;
  /** Part of a name, without regard to capitals. */
  search: string | undefined;
  /** With its subcategories. */
  categoryId: number | undefined;
}

/** The stock of the variation with the fewest pieces, or that of an item without variations. */
export const minStock = sql`coalesce((select min(v.stock) from item_variations v where v.item_id = i.id), i.stock)`;

/** A page of the items of a store as it has arranged them, else by category and name, and how many there are. */
export async function menuRows(
  db: Connection,
  { storeId, search, categoryId }: MenuFilter,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: MenuListRow[]; total: number }> {
  const found = sql`items i join categories c on c.id = i.category_id left join categories p on p.id = c.parent_id
      left join arranged_categories ac on ac.store_id = i.store_id and ac.category_id = c.id
      left join arranged_items ai on ai.item_id = i.id
    where i.store_id = ${storeId} and i.deleted_at is null
      and (${search ?? null}::text is null or position(lower(${search ?? null}::text) in lower(i.name)) > 0)
      and (${categoryId ?? null}::int is null or ${categoryId ?? null}::int in (c.id, c.parent_id))`;
  const { rows } = await sql<MenuListRow>`
    select i.id, i.name, i.category_id, i.price, i.image, c.image as category_image, i.stock,
      (select count(*) from item_variations v where v.item_id = i.id)::int as variation_count,
      ${minStock} as min_stock, i.low_mark, i.active, i.sold_out, i.sold_out_until, i.version,
      (select h.reason from hidden_items h where h.item_id = i.id) as hidden_reason,
      ${isFeatured} as is_featured
    from ${found}
    order by ac.position nulls last, coalesce(p.position, c.position), coalesce(p.id, c.id), c.parent_id nulls first,
      c.position, c.id, coalesce(ai.is_featured, false) desc, ai.position nulls last, lower(i.name), i.id
    limit ${limit} offset ${skip}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns which of some slugs an item has or had. */
export async function takenSlugs(db: Connection, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from items where slug = any (${slugs})
    union select slug from departed where kind = 'item' and slug = any (${slugs})`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** Sets whether an item is sold out or hidden, and counts its version on. What an operator has hidden stays so. */
export function writeAvailability(
  transaction: Transaction,
  itemId: number,
  { active, soldOut, soldOutUntil }: { active: boolean; soldOut: boolean; soldOutUntil: Date | null },
): Promise<void> {
  return change(
    transaction,
    itemId,
    sql`active = ${active} and not exists (select from hidden_items h where h.item_id = items.id),
      sold_out = ${soldOut}, sold_out_until = ${soldOutUntil}`,
  );
}

export function writeScheduleOrder(transaction: Transaction, itemId: number, isOn: boolean): Promise<void> {
  return change(transaction, itemId, sql`schedule_order = ${isOn}`);
}

export interface PhotosToWrite {
  /** The first one; of an item without photos that of its category. */
  image: string;
  images: readonly string[];
  texts: readonly string[];
}

export function writePhotos(
  transaction: Transaction,
  itemId: number,
  { image, images, texts }: PhotosToWrite,
): Promise<void> {
  return change(transaction, itemId, sql`image = ${image}, images = ${images}::text[], image_texts = ${texts}::text[]`);
}

/** Hides an item permanently; its orders keep it. */
export function markDeleted(transaction: Transaction, itemId: number, at: Date): Promise<void> {
  return change(transaction, itemId, sql`active = false, deleted_at = ${at}`);
}

async function change(transaction: Transaction, itemId: number, values: RawBuilder<unknown>): Promise<void> {
  await sql`update items set ${values}, version = version + 1 where id = ${itemId}`.execute(transaction);
}

/** Sets what is left of an item without variations; what was received follows, so that the sums of stock stay right. */
export async function writeStock(transaction: Transaction, itemId: number, left: number | null): Promise<void> {
  await change(
    transaction,
    itemId,
    sql`stock = ${left}::int, stock_received = ${left}::int + ${soldOf(sql`items.id`, sql`true`)}`,
  );
}

/** Sets what is left of one variation, and with it the sum of its item. */
export async function writeVariationStock(
  transaction: Transaction,
  itemId: number,
  { type, left }: { type: string; left: number | null },
): Promise<void> {
  await sql`
    update item_variations v
    set stock = ${left}::int, stock_received = ${left}::int + ${soldOf(sql`v.item_id`, sql`l.variation = v.type`)}
    where v.item_id = ${itemId} and v.type = ${type}`.execute(transaction);
  await change(
    transaction,
    itemId,
    sql`(stock, stock_received) = (
      select sum(v.stock)::int, sum(v.stock)::int + ${soldOf(sql`${itemId}::int`, sql`true`)}
      from item_variations v where v.item_id = ${itemId})`,
  );
}

/** Sets below how many pieces the store is warned. */
export function writeLowMark(transaction: Transaction, itemId: number, mark: number | null): Promise<void> {
  return change(transaction, itemId, sql`low_mark = ${mark}`);
}

/** What existing orders have taken. */
function soldOf(itemId: RawBuilder<unknown>, kind: RawBuilder<unknown>) {
  return sql`coalesce((
    select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
    where l.item_id = ${itemId} and ${kind} and l.counted and o.order_status not in ('canceled', 'failed'))::int, 0)`;
}

/** Returns which pictures of an item orders show. */
export async function orderedPictures(db: Connection, itemId: number, images: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ image: string }>`
    select distinct image from order_lines where item_id = ${itemId} and image = any (${images})`.execute(db);
  return rows.map(({ image }) => image);
}
