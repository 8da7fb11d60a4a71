import type { Contract } from 'market/calls/contract';
import type { QueryOf } from 'market/calls/endpoint';
import { imagePath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type CatalogContext, loadCatalogContext, type VisibleScope } from '#api/stores/load-catalog-context.ts';
import { type ItemRow, itemById, itemBySlug, type RankedListName } from './items.data.ts';
import { wasItemRemoved } from './items-departed.data.ts';
import { itemSelections } from './items-selections.data.ts';
import { itemReplyBuilder } from './make-item.ts';
import {
  type ItemPage,
  itemsIn,
  listRanked,
  listSelection,
  listStore,
  listSuggested,
  partOfList,
  productPage,
} from './read-items.ts';

type ItemsContract = Contract['items'];
type ListQuery = QueryOf<ItemsContract['list']>;

export const itemsRoutes = (context: ApiContext): Handlers<ItemsContract> => ({
  async list({ query, scope }) {
    return itemPage(context, await listWanted(context, scope, query));
  },
  async details({ params: { id }, scope }) {
    const { db, now } = context;
    const [row, catalog] = await Promise.all([itemNamed(context, id), loadCatalogContext(context, scope.language)]);
    const category = row && catalog.categories.get(row.category_id);
    const isOffered = row && catalog.zones.has(row.zone_id) && catalog.modules.has(row.module_id);
    if (!row || !category || !isOffered) {
      throw new Refusal((await wasItemRemoved(db, id)) ? 'gone' : 'item_not_found');
    }
    const item = itemReplyBuilder(catalog, now())(row);
    return {
      ...item,
      category_name: category.name,
      category_slug: category.slug,
      brand_name: row.brand_name,
      image_texts: row.image_texts,
    };
  },
  popular: async (call) => productPage(await popularOf(context, call), context.now()),
  discounted: async (call) => productPage(await listOf(context, 'discounted', call), context.now()),
  bestReviewed: async (call) => productPage(await bestReviewedOf(context, call), context.now()),
  async newArrivals(call) {
    const newest = await listOf(context, 'newest', call);
    return { ...productPage(newest, context.now()), categories: mainCategoriesOf(newest.rows, newest.catalog) };
  },
  async recommended(call) {
    return itemPage(context, await listOf(context, 'recommended', call));
  },
  async suggested({ query, scope, caller }) {
    const customer = { id: caller.customerId, shopper: shopperKeyOf(caller) };
    return itemsIn(await listSuggested(context, scope, query, customer), context.now());
  },
});

interface PlainCall {
  query: { limit: number; offset: number };
  scope: Scope;
}

function listOf(
  context: ApiContext,
  name: RankedListName,
  { query: { limit, offset }, scope }: PlainCall,
): Promise<ItemPage> {
  return listRanked(context, scope, { limit, offset }, ({ zoneIds, moduleIds }) => ({
    name,
    values: [zoneIds, moduleIds],
  }));
}

interface CategoryCall extends PlainCall {
  query: PlainCall['query'] & { category_id?: number | undefined };
}

interface PopularCall extends CategoryCall {
  query: CategoryCall['query'] & { store_id?: number | undefined; medicine?: '1' | undefined };
}

/** Of all, of medicine, of the category that a tab of the home names [HOME-09], or of a store: what was ordered there [STORE-08]. */
function popularOf(context: ApiContext, call: PopularCall): Promise<ItemPage> {
  const { store_id: storeId, category_id: categoryId, medicine, limit, offset } = call.query;
  if (storeId !== undefined) {
    const wanted = { list: 'popular', storeId, categoryId, brandId: undefined } as const;
    return listStore(context, call.scope, { limit, offset }, wanted);
  }
  if (categoryId === undefined) return listOf(context, medicine === undefined ? 'popular' : 'medicine', call);
  return listRanked(context, call.scope, { limit, offset }, ({ zoneIds, moduleIds }) => ({
    name: 'category',
    values: [zoneIds, moduleIds, categoryId],
  }));
}

function bestReviewedOf(context: ApiContext, call: CategoryCall): Promise<ItemPage> {
  const { category_id: categoryId, limit, offset } = call.query;
  if (categoryId === undefined) return listOf(context, 'bestReviewed', call);
  return listSelection(context, call.scope, { limit, offset }, itemSelections.reviewed, categoryId);
}

function itemPage({ now }: ApiContext, page: ItemPage) {
  return { ...partOfList(page), items: itemsIn(page, now()) };
}

/** The main categories that the items are in, in the order of the menu. */
function mainCategoriesOf(rows: ItemRow[], { categories }: CatalogContext) {
  const main = new Set(rows.map(({ category_id: id }) => categories.get(id)?.parent_id ?? id));
  return [...categories.values()]
    .filter(({ id }) => main.has(id))
    .map(({ id, slug, name, image }) => ({ id, slug, name, image_full_url: imagePath(image) }));
}

/** The narrowest of store, brand and category leads; the others narrow it further. */
function listWanted(context: ApiContext, scope: Scope, query: ListQuery): Promise<ItemPage> {
  const { store_id: storeId, brand_id: brandId, category_id: categoryId, limit, offset } = query;
  const page = { limit, offset };
  if (storeId !== undefined) return listStore(context, scope, page, { list: 'menu', storeId, brandId, categoryId });
  if (brandId === undefined && categoryId === undefined) return listOf(context, 'popular', { query: page, scope });
  return listRanked(context, scope, page, ({ zoneIds, moduleIds }: VisibleScope) =>
    brandId === undefined
      ? { name: 'category', values: [zoneIds, moduleIds, categoryId] }
      : { name: 'brand', values: [zoneIds, moduleIds, brandId, categoryId ?? null] },
  );
}

/** A slug may look like a number too. */
async function itemNamed({ db }: ApiContext, name: string) {
  const byId = /^[1-9]\d{0,8}$/.test(name) ? await itemById(db, Number(name)) : undefined;
  return byId ?? itemBySlug(db, name);
}
