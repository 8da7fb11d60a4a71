import type { Contract } from 'market/calls/contract';
import type { QueryOf } from 'market/calls/endpoint';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { nameOf } from '#api/http/callers/callers.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { quoted, Written } from '#api/http/raw-json.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type Ground, groundOf, type Reach } from '#api/stores/load-catalog-context.ts';
import { imageUrl } from '#api/stores/show-store.ts';
import { type ItemRow, itemById, itemBySlug, type ShelfName } from './items.data.ts';
import { hasItemLeft } from './items-departed.data.ts';
import { narrowedTo } from './items-narrowed.data.ts';
import {
  type ItemPage,
  listNarrowed,
  listShelf,
  listStore,
  listSuggested,
  writeItems,
  writePage,
} from './read-items.ts';
import { itemWriter } from './write-item.ts';

type ItemsContract = Contract['items'];
type ListQuery = QueryOf<ItemsContract['list']>;

export const itemsRoutes = (needs: ApiNeeds): Handlers<ItemsContract> => ({
  async list({ query, scope }) {
    return new Written(writePage(await listWanted(needs, scope, query), 'items', needs.now()));
  },
  async details({ params: { id }, scope }) {
    const { db, now } = needs;
    const [row, ground] = await Promise.all([itemNamed(needs, id), groundOf(needs, scope.language)]);
    const category = row && ground.categories.get(row.category_id);
    const isOffered = row && ground.zones.has(row.zone_id) && ground.modules.has(row.module_id);
    if (!row || !category || !isOffered) {
      throw new Refusal((await hasItemLeft(db, id)) ? 'gone' : 'item_not_found');
    }
    const brand = row.brand_name === null ? null : quoted(row.brand_name);
    return new Written(
      `{"category_name":${quoted(category.name)},"category_slug":${quoted(category.slug)},"brand_name":${brand},${itemWriter(ground, now())(row)}}`,
    );
  },
  popular: async (call) => new Written(products(needs, await popularOf(needs, call))),
  discounted: async (call) => new Written(products(needs, await listOf(needs, 'discounted', call))),
  bestReviewed: async (call) => new Written(products(needs, await bestReviewedOf(needs, call))),
  async newArrivals(call) {
    const newest = await listOf(needs, 'newest', call);
    return new Written(products(needs, newest, { categories: mainCategoriesOf(newest.rows, newest.ground) }));
  },
  async recommended(call) {
    return new Written(writePage(await listOf(needs, 'recommended', call), 'items', needs.now()));
  },
  async suggested({ query, scope, caller }) {
    const customer = { id: caller.customerId, shopper: nameOf(caller) };
    return new Written(writeItems(await listSuggested(needs, scope, query, customer), needs.now()));
  },
});

interface PlainCall {
  query: { limit: number; offset: number };
  scope: Scope;
}

function listOf(needs: ApiNeeds, name: ShelfName, { query: { limit, offset }, scope }: PlainCall): Promise<ItemPage> {
  return listShelf(needs, scope, { limit, offset }, ({ zoneIds, moduleIds }) => ({
    name,
    values: [zoneIds, moduleIds],
  }));
}

interface CategoryCall extends PlainCall {
  query: PlainCall['query'] & { category_id?: number | undefined };
}

/** Of all, or of the category that a tab of the home names [HOME-09]. */
function popularOf(needs: ApiNeeds, call: CategoryCall): Promise<ItemPage> {
  const { category_id: categoryId, limit, offset } = call.query;
  if (categoryId === undefined) return listOf(needs, 'popular', call);
  return listShelf(needs, call.scope, { limit, offset }, ({ zoneIds, moduleIds }) => ({
    name: 'category',
    values: [zoneIds, moduleIds, categoryId],
  }));
}

function bestReviewedOf(needs: ApiNeeds, call: CategoryCall): Promise<ItemPage> {
  const { category_id: categoryId, limit, offset } = call.query;
  if (categoryId === undefined) return listOf(needs, 'bestReviewed', call);
  return listNarrowed(needs, call.scope, { limit, offset }, narrowedTo.reviewed, categoryId);
}

function products({ now }: ApiNeeds, page: ItemPage, more?: object): string {
  return writePage(page, 'products', now(), more);
}

/** The main categories that the items are in, in the order of the menu. */
function mainCategoriesOf(rows: ItemRow[], { categories }: Ground) {
  const main = new Set(rows.map(({ category_id: id }) => categories.get(id)?.parent_id ?? id));
  return [...categories.values()]
    .filter(({ id }) => main.has(id))
    .map(({ id, slug, name, image }) => ({ id, slug, name, image_full_url: imageUrl(image) }));
}

/** The narrowest of store, brand and category leads; the others narrow it further. */
function listWanted(needs: ApiNeeds, scope: Scope, query: ListQuery): Promise<ItemPage> {
  const { store_id: storeId, brand_id: brandId, category_id: categoryId, limit, offset } = query;
  const page = { limit, offset };
  if (storeId !== undefined) return listStore(needs, scope, page, { storeId, brandId, categoryId });
  if (brandId === undefined && categoryId === undefined) return listOf(needs, 'popular', { query: page, scope });
  return listShelf(needs, scope, page, ({ zoneIds, moduleIds }: Reach) =>
    brandId === undefined
      ? { name: 'category', values: [zoneIds, moduleIds, categoryId] }
      : { name: 'brand', values: [zoneIds, moduleIds, brandId, categoryId ?? null] },
  );
}

/** A slug may look like a number too. */
async function itemNamed({ db }: ApiNeeds, name: string) {
  const byId = /^[1-9]\d{0,8}$/.test(name) ? await itemById(db, Number(name)) : undefined;
  return byId ?? itemBySlug(db, name);
}
