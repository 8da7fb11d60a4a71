import type { VariationGroup } from 'market/items/items.rules';
import { isWorthRepairing, writeWords } from 'market/search/search.rules';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { GivenFault } from '#api/stores/given-fault.ts';
import {
  addWordCounts,
  type CategoryOfImport,
  categoriesOfImport,
  countItemsOf,
  type ImportedItem,
  type ItemToWrite,
  itemImportContext,
  itemsOfSlugs,
  type KnownItem,
  type StoreOfImport,
  writeItems,
  writeItemWords,
} from './items-import.data.ts';
import {
  addNamedCategories,
  type GivenAddOn,
  type GivenVariants,
  idsOfAddOns,
  writeGivenVariants,
} from './write-choices.ts';

/** Columns that no file has: they follow from its other fields, or have defaults. */
type NotGiven =
  | 'store_id'
  | 'module_id'
  | 'zone_id'
  | 'category_id'
  | 'brand_id'
  | 'images'
  | 'image_texts'
  | 'store_discount'
  | 'no_promotion'
  | 'schedule_order'
  | 'choice_options'
  | 'add_on_ids'
  // A mark is of the store that set it; a file leaves it as it is.
  | 'low_mark';

/** An item from a file: store, category and brand by their slugs, and only the columns of the file. */
export interface GivenItem extends Partial<Omit<ItemToWrite, NotGiven>> {
  slug: string;
  store: string;
  category: string;
  category_name?: string;
  category_parent?: string;
  brand?: string;
  name: string;
  price: Money;
  variations?: GivenVariants;
  food_variations?: VariationGroup[];
  add_ons?: GivenAddOn[];
}

export interface ItemImport {
  faultsIn: (db: Connection, given: readonly GivenItem[]) => Promise<GivenFault[]>;
  /** Writes items without faults; returns how many are new. */
  write: (transaction: Transaction, given: readonly GivenItem[]) => Promise<number>;
}

interface ImportContext {
  stores: ReadonlyMap<string, StoreOfImport>;
  storeNames: ReadonlyMap<number, string>;
  /** By module and slug. */
  categories: ReadonlyMap<string, CategoryOfImport>;
  categoryNames: ReadonlyMap<number, string>;
  /** The module of each, by its slug. */
  categoryModules: Map<string, number>;
  brands: ReadonlyMap<string, number>;
}

function shelvedBy(categories: readonly CategoryOfImport[]) {
  return {
    categories: new Map(categories.map((category) => [`${category.module_id}/${category.slug}`, category])),
    categoryNames: new Map(categories.map(({ id, name }) => [id, name])),
    categoryModules: new Map(categories.map(({ slug, module_id }) => [slug, module_id])),
  };
}

/** Prepares an import of items into existing stores, or into one of them. */
export async function openItemImport(db: Connection, storeId?: number): Promise<ItemImport> {
  const { stores, categories, brands } = await itemImportContext(db, storeId);
  const context: ImportContext = {
    stores: new Map(stores.map((store) => [store.slug, store])),
    storeNames: new Map(stores.map(({ id, name }) => [id, name])),
    ...shelvedBy(categories),
    brands: new Map(brands.map(({ id, module_id, slug }) => [`${module_id}/${slug}`, id])),
  };
  return {
    async faultsIn(connection, given) {
      const known = await itemsOfSlugs(
        connection,
        given.map(({ slug }) => slug),
      );
      const bySlug = new Map(known.map((item) => [item.slug, item]));
      return given.flatMap((item, index) =>
        faultsOf(item, context, bySlug.get(item.slug)).map((fault) => ({ index, ...fault })),
      );
    },
    write: (transaction, given) => writeAll(transaction, given, context),
  };
}

type Fault = Omit<GivenFault, 'index'>;

function faultsOf(item: GivenItem, context: ImportContext, known: KnownItem | undefined): Fault[] {
  const { stores, brands } = context;
  const store = stores.get(item.store);
  if (!store) return [{ field: 'store', reason: `there is no store '${item.store}'` }];
  const faults = categoryFaults(item, store, context);
  if (item.brand && !brands.has(`${store.module_id}/${item.brand}`)) {
    faults.push({ field: 'brand', reason: `the module of '${item.store}' has no brand '${item.brand}'` });
  }
  if (known && known.store_id !== store.id) {
    faults.push({ field: 'slug', reason: 'another store has an item of this slug' });
  }
  const hasVariants = item.variations ? item.variations.variants.length > 0 : known?.has_variations;
  const hasOwnStock = item.stock !== undefined && (item.stock !== null || !item.variations);
  if (hasVariants && hasOwnStock) {
    faults.push({ field: 'stock', reason: 'the item has variations, and its stock is the sum of theirs' });
  }
  return faults;
}

/** A missing category is added under the name in the line. */
function categoryFaults(
  { category, category_name, category_parent, store: storeSlug }: GivenItem,
  { module_id }: StoreOfImport,
  { categories, categoryModules }: ImportContext,
): Fault[] {
  if (categories.has(`${module_id}/${category}`)) return [];
  if (!category_name) {
    const reason = `the module of '${storeSlug}' has no category '${category}'; category_name would add it`;
    return [{ field: 'category', reason }];
  }
  if ((categoryModules.get(category) ?? module_id) !== module_id) {
    return [{ field: 'category', reason: `'${category}' is a category of another module` }];
  }
  categoryModules.set(category, module_id);
  if (!category_parent) return [];
  const parent = categories.get(`${module_id}/${category_parent}`);
  if (!parent) {
    return [{ field: 'category_parent', reason: `the module of '${storeSlug}' has no category '${category_parent}'` }];
  }
  const isMain = parent.parent_id === null;
  return isMain ? [] : [{ field: 'category_parent', reason: `'${category_parent}' has a parent itself` }];
}

async function writeAll(transaction: Transaction, given: readonly GivenItem[], known: ImportContext): Promise<number> {
  const [first] = given;
  if (!first) return 0;
  const context = await withNewCategories(transaction, given, known);
  const storeOf = ({ store }: GivenItem) => context.stores.get(store)?.id ?? 0;
  const addOnId = await idsOfAddOns(
    transaction,
    given.map((item) => ({ store_id: storeOf(item), ...(item.add_ons && { add_ons: item.add_ons }) })),
  );
  const addOnsOf = (item: GivenItem) => item.add_ons?.flatMap(({ name }) => addOnId(storeOf(item), name) ?? []) ?? [];
  const written = await writeItems(
    transaction,
    given.map((item) => rowOf(item, context, addOnsOf(item))),
    changedBy(first),
  );
  await writeGivenVariants(transaction, given);
  await indexItems(transaction, written, context);
  await countItemsOf(transaction, [...new Set(written.map(({ store_id }) => store_id))]);
  return written.filter(({ is_new }) => is_new).length;
}

/** The existing categories and those that these lines add. */
async function withNewCategories(
  transaction: Transaction,
  given: readonly GivenItem[],
  context: ImportContext,
): Promise<ImportContext> {
  const added = given.flatMap(({ store, category: slug, category_name: name, category_parent: parent }) => {
    const { module_id } = context.stores.get(store) ?? {};
    if (module_id === undefined || !name || context.categories.has(`${module_id}/${slug}`)) return [];
    return [{ module_id, slug, name, parent_id: context.categories.get(`${module_id}/${parent}`)?.id ?? null }];
  });
  if (added.length === 0) return context;
  await addNamedCategories(transaction, added);
  return { ...context, ...shelvedBy(await categoriesOfImport(transaction)) };
}

function rowOf(
  {
    store: storeSlug,
    category: categorySlug,
    category_name: _name,
    category_parent: _parent,
    brand,
    variations,
    add_ons: _addOns,
    ...item
  }: GivenItem,
  context: ImportContext,
  addOnIds: number[],
): ItemToWrite {
  const store = context.stores.get(storeSlug);
  const category = context.categories.get(`${store?.module_id}/${categorySlug}`);
  if (!store || !category) throw new Error(`The item ${item.slug} was not checked before it was written`);
  return {
    store_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    category_id: category.id,
    brand_id: brand ? (context.brands.get(`${store.module_id}/${brand}`) ?? null) : null,
    store_discount: store.discount_percent,
    image: category.image,
    // What needs a prescription takes no part in promotions.
    no_promotion: item.is_prescription_required ?? false,
    choice_options: variations?.choices ?? [],
    add_on_ids: addOnIds,
    ...item,
  };
}

/** The columns that the file has; every line of it has the same. */
function changedBy({
  slug: _slug,
  store: _store,
  category: _category,
  category_name: _name,
  category_parent: _parent,
  brand,
  variations,
  add_ons,
  ...item
}: GivenItem): (keyof ItemToWrite)[] {
  const columns = Object.keys(item) as (keyof ItemToWrite)[];
  const follows: [unknown, keyof ItemToWrite][] = [
    [item.is_prescription_required, 'no_promotion'],
    [brand, 'brand_id'],
    [variations, 'choice_options'],
    [add_ons, 'add_on_ids'],
  ];
  return ['category_id', ...follows.flatMap(([value, column]) => (value === undefined ? [] : column)), ...columns];
}

/** Indexes the written items for the search, under all their current words. */
export async function indexItems(
  transaction: Transaction,
  written: readonly ImportedItem[],
  context: Pick<ImportContext, 'categoryNames' | 'storeNames'>,
): Promise<void> {
  const counts = new Map<string, number>();
  const rows = written.map(({ slug, name, tags, generic_names, category_id, store_id, is_new }) => {
    const { vector, words } = writeWords({
      name,
      tags,
      genericNames: generic_names,
      categoryName: context.categoryNames.get(category_id) ?? '',
      storeName: context.storeNames.get(store_id) ?? '',
    });
    if (is_new) for (const word of words) if (isWorthRepairing(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { slug, words: vector };
  });
  await writeItemWords(transaction, rows);
  await addWordCounts(transaction, counts);
}
