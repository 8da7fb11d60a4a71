import type { MenuItem, MenuRow } from 'market/items/items.vendor.contract';
import { factsNeededIn } from 'market/items/items-facts.rules';
import { type Availability, availabilityOf } from 'market/items/items-menu.rules';
import { isLowStock } from 'market/items/items-stock.rules';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { timeText } from 'market/stores/stores.rules';
import { imagePath } from 'market/values/image-path';
import { toDecimal } from 'market/values/money';
import { operatorSetting } from '#api/config/config.data.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Page, sliceOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  addOnsOfStore,
  type MenuItemRow,
  type MenuListRow,
  type MenuStore,
  menuCategories,
  menuItemOf,
  menuRows,
  menuStore,
} from './items-menu.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns what the items of a store are made of [STO-047]. */
export async function showMenu({ db }: Context, storeId: number) {
  const [store, categories, addOns] = await Promise.all([
    mustFindMenuStore(db, storeId),
    menuCategories(db, storeId),
    addOnsOfStore(db, storeId),
  ]);
  return {
    module_type: store.module_type,
    currency: store.currency,
    checks_stock: checksStock(store),
    needed_facts: await neededFacts(db, store),
    categories: categories.map(({ id, name, parent_id, item_count }) => ({ id, name, parent_id, item_count })),
    add_ons: addOns.map(({ id, name, price }) => ({ id, name, price: toDecimal(price) })),
  };
}

/** Returns the facts without which a store does not publish an item: none unless the operator wants them [STO-066]. */
export async function neededFacts(db: Connection, { module_type: type }: MenuStore) {
  return (await operatorSetting(db, 'item_facts_status')) === 1 ? factsNeededIn(type) : [];
}

/** Returns whether the items of a store run out by their stock; dishes never do. */
export function checksStock({ module_type: type }: MenuStore): boolean {
  return isModuleType(type) && traitsOf(type).checksStock;
}

/** Returns the store of a menu, with the clock of its zone. */
export async function mustFindMenuStore(db: Connection, storeId: number): Promise<MenuStore> {
  const store = await menuStore(db, storeId);
  if (!store) throw new Refusal('store_not_found');
  return store;
}

export interface ListedMenu {
  search?: string | undefined;
  category_id?: number | undefined;
}

/** Returns a page of all items of a store, also those that customers do not see [STO-047]. */
export async function listMenu({ db, now }: Context, storeId: number, query: ListedMenu & Page) {
  const filter = { storeId, search: query.search || undefined, categoryId: query.category_id };
  const { rows, total } = await menuRows(db, filter, sliceOf(query));
  const at = now();
  return {
    total_size: total,
    limit: query.limit,
    offset: query.offset,
    items: rows.map((row) => asMenuRow(row, at)),
  };
}

/** Returns one item with all that its store sets of it [STO-048]; refuses that of another store like an unknown one. */
export async function showMenuItem({ db, now }: Context, storeId: number, itemId: number): Promise<MenuItem> {
  const row = await menuItemOf(db, storeId, itemId);
  if (!row) throw new Refusal('item_not_found');
  return asMenuItem(row, now());
}

/** Returns an item as a row of the list. */
export function asMenuRow(row: MenuListRow, at: Date): MenuRow {
  const { id, name, category_id, price, image, category_image, stock, min_stock, low_mark, variation_count, version } =
    row;
  const availability = availabilityOfRow(row, at);
  return {
    id,
    name,
    category_id,
    price: toDecimal(price),
    image_full_url: imagePath(image),
    has_photo: image !== category_image,
    stock,
    variation_count,
    low_mark,
    is_low: isLowStock(min_stock, low_mark),
    availability,
    sold_out_until: availability === 'sold_out' ? (row.sold_out_until?.toISOString() ?? null) : null,
    is_featured: row.is_featured,
    ...(row.hidden_reason && { hidden_reason: row.hidden_reason }),
    version,
  };
}

function availabilityOfRow({ active, sold_out, sold_out_until }: MenuListRow, at: Date): Availability {
  return availabilityOf({ active, soldOut: sold_out, soldOutUntil: sold_out_until }, at);
}

/** Returns a whole item as a row of the list. */
export function asListRow(item: MenuItemRow): MenuListRow {
  const counted = item.variants.flatMap(({ stock }) => (stock === null ? [] : [stock]));
  const minStock = counted.length > 0 ? Math.min(...counted) : item.stock;
  return { ...item, min_stock: minStock, variation_count: item.variants.length };
}

/** Returns an item as its editor shows it. */
export function asMenuItem(row: MenuItemRow, at: Date): MenuItem {
  return {
    ...asMenuRow(asListRow(row), at),
    slug: row.slug,
    description: row.description,
    unit_type: row.unit_type,
    discount: shownDiscount(row),
    discount_type: row.discount_type,
    maximum_cart_quantity: row.maximum_cart_quantity,
    veg: row.veg,
    is_halal: row.is_halal,
    organic: row.organic,
    is_prescription_required: row.is_prescription_required,
    schedule_order: row.schedule_order,
    generic_names: row.generic_names,
    tags: row.tags,
    nutrition: row.nutrition,
    allergens: row.allergens,
    available_from: time(row.available_from),
    available_until: time(row.available_until),
    variations: {
      choices: row.choice_options.map(({ name, options }) => ({ name, options })),
      variants: row.variants.map((variant) => ({ ...variant, price: toDecimal(variant.price) })),
    },
    food_variations: row.food_variations.map(({ name, type, required, min, max, values }) => ({
      name,
      type,
      required: required === 'on',
      min,
      max,
      values: values.map(({ label, price }) => ({ label, price: toDecimal(price) })),
    })),
    add_ons: row.add_ons.map(({ name, price }) => ({ name, price: toDecimal(price) })),
    photos: photosOf(row),
  };
}

/** The pictures of an item, the first one in front; none for an item that only shows that of its category. */
export function photosOf({
  image,
  images,
  category_image,
  image_texts: texts,
}: Pick<MenuItemRow, 'image' | 'images' | 'category_image' | 'image_texts'>) {
  // An imported item may name its first picture twice.
  const keys = [...new Set([image, ...images])];
  if (keys.length === 1 && image === category_image) return [];
  return keys.map((key, index) => ({ key, image_full_url: imagePath(key), text: texts[index] ?? '' }));
}

function time(minute: number | null): string | null {
  return minute === null ? null : timeText(minute);
}

/** Percents, or a decimal amount. */
export function shownDiscount({ discount, discount_type: type }: Pick<MenuItemRow, 'discount' | 'discount_type'>) {
  return type === 'percent' ? discount : toDecimal(discount);
}
