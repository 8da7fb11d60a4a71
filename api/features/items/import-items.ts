import { type Money, nothing } from 'market/money';
import type { Connection, Transaction } from '#db/connection.ts';
import { isWorthRepairing, writeWords } from '#features/search/write-words.ts';
import {
  type CategoryOfImport,
  countItemsOf,
  countWords,
  groundOfImport,
  type ItemToWrite,
  itemsOfSlugs,
  type KnownItem,
  type StoreOfImport,
  type WrittenItem,
  writeItems,
  writeItemWords,
} from './items-import.data.ts';

/** An item as a file gives it: store, category and brand by their slugs, and only the columns that the file has. */
export interface GivenItem {
  slug: string;
  store: string;
  category: string;
  brand?: string;
  name: string;
  price: Money;
  image?: string;
  description?: string;
  unit_type?: string;
  discount?: Money;
  discount_type?: string;
  stock?: number | null;
  maximum_cart_quantity?: number | null;
  veg?: boolean;
  is_halal?: boolean;
  organic?: boolean;
  recommended?: boolean;
  is_prescription_required?: boolean;
  generic_names?: string[];
  tags?: string[];
  nutrition?: string[];
  allergens?: string[];
  available_from?: number | null;
  available_until?: number | null;
  active?: boolean;
}

/** Why one of the given cannot be imported, by its place among them. */
export interface GivenFault {
  place: number;
  field: string;
  reason: string;
}

export interface ItemImport {
  faultsIn: (db: Connection, given: readonly GivenItem[]) => Promise<GivenFault[]>;
  /** Writes items without faults; answers how many are new. */
  write: (transaction: Transaction, given: readonly GivenItem[]) => Promise<number>;
}

interface Shelves {
  stores: ReadonlyMap<string, StoreOfImport>;
  storeNames: ReadonlyMap<number, string>;
  /** By module and slug. */
  categories: ReadonlyMap<string, CategoryOfImport>;
  categoryNames: ReadonlyMap<number, string>;
  brands: ReadonlyMap<string, number>;
}

/** Prepares an import of items into the stores that stand. */
export async function openItemImport(db: Connection): Promise<ItemImport> {
  const { stores, categories, brands } = await groundOfImport(db);
  const shelves: Shelves = {
    stores: new Map(stores.map((store) => [store.slug, store])),
    storeNames: new Map(stores.map(({ id, name }) => [id, name])),
    categories: new Map(categories.map((category) => [`${category.module_id}/${category.slug}`, category])),
    categoryNames: new Map(categories.map(({ id, name }) => [id, name])),
    brands: new Map(brands.map(({ id, module_id, slug }) => [`${module_id}/${slug}`, id])),
  };
  return {
    async faultsIn(connection, given) {
      const known = await itemsOfSlugs(
        connection,
        given.map(({ slug }) => slug),
      );
      const bySlug = new Map(known.map((item) => [item.slug, item]));
      return given.flatMap((item, place) =>
        faultsOf(item, shelves, bySlug.get(item.slug)).map((fault) => ({ place, ...fault })),
      );
    },
    write: (transaction, given) => writeAll(transaction, given, shelves),
  };
}

type Fault = Omit<GivenFault, 'place'>;

function faultsOf(item: GivenItem, { stores, categories, brands }: Shelves, known: KnownItem | undefined): Fault[] {
  const store = stores.get(item.store);
  if (!store) return [{ field: 'store', reason: `there is no store '${item.store}'` }];
  const faults: Fault[] = [];
  const inModule = (slug: string) => `${store.module_id}/${slug}`;
  if (!categories.has(inModule(item.category))) {
    faults.push({ field: 'category', reason: `the module of '${item.store}' has no category '${item.category}'` });
  }
  if (item.brand && !brands.has(inModule(item.brand))) {
    faults.push({ field: 'brand', reason: `the module of '${item.store}' has no brand '${item.brand}'` });
  }
  if (known && known.store_id !== store.id) {
    faults.push({ field: 'slug', reason: 'another store has an item of this slug' });
  }
  if (known?.has_variations && item.stock !== undefined) {
    faults.push({ field: 'stock', reason: 'the item has variations, and its stock is the sum of theirs' });
  }
  return faults;
}

/** What an item is where its file says nothing. */
const usual = {
  brand_id: null,
  description: '',
  unit_type: '',
  discount: nothing,
  discount_type: 'percent',
  stock: null,
  maximum_cart_quantity: null,
  veg: false,
  is_halal: false,
  organic: false,
  recommended: false,
  is_prescription_required: false,
  no_promotion: false,
  generic_names: [],
  tags: [],
  nutrition: [],
  allergens: [],
  available_from: null,
  available_until: null,
  schedule_order: false,
  active: true,
} satisfies Partial<ItemToWrite>;

async function writeAll(transaction: Transaction, given: readonly GivenItem[], shelves: Shelves): Promise<number> {
  const [first] = given;
  if (!first) return 0;
  const written = await writeItems(
    transaction,
    given.map((item) => rowOf(item, shelves)),
    changedBy(first),
  );
  await findBy(transaction, written, shelves);
  await countItemsOf(transaction, [...new Set(written.map(({ store_id }) => store_id))]);
  return written.filter(({ is_new }) => is_new).length;
}

function rowOf({ store: storeSlug, category: categorySlug, brand, ...item }: GivenItem, shelves: Shelves): ItemToWrite {
  const store = shelves.stores.get(storeSlug);
  const category = shelves.categories.get(`${store?.module_id}/${categorySlug}`);
  if (!store || !category) throw new Error(`The item ${item.slug} was not checked before it was written`);
  return {
    ...usual,
    store_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    category_id: category.id,
    brand_id: brand ? (shelves.brands.get(`${store.module_id}/${brand}`) ?? null) : null,
    store_discount: store.discount_percent,
    image: category.image,
    // What needs a prescription takes no part in promotions.
    no_promotion: item.is_prescription_required ?? false,
    ...item,
  };
}

/** The columns that the file has; every line of it has the same. */
function changedBy({
  slug: _slug,
  store: _store,
  category: _category,
  brand,
  ...item
}: GivenItem): (keyof ItemToWrite)[] {
  const columns = Object.keys(item) as (keyof ItemToWrite)[];
  const follows: (keyof ItemToWrite)[] = item.is_prescription_required === undefined ? [] : ['no_promotion'];
  return ['category_id', ...(brand === undefined ? [] : (['brand_id'] as const)), ...follows, ...columns];
}

/** Makes what was written findable, also under the words that it had before and still has. */
async function findBy(transaction: Transaction, written: readonly WrittenItem[], shelves: Shelves): Promise<void> {
  const counts = new Map<string, number>();
  const rows = written.map(({ slug, name, tags, generic_names, category_id, store_id, is_new }) => {
    const { vector, words } = writeWords({
      name,
      tags,
      genericNames: generic_names,
      categoryName: shelves.categoryNames.get(category_id) ?? '',
      storeName: shelves.storeNames.get(store_id) ?? '',
    });
    if (is_new) for (const word of words) if (isWorthRepairing(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { slug, words: vector };
  });
  await writeItemWords(transaction, rows);
  await countWords(transaction, counts);
}
