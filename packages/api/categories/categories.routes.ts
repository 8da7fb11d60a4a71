import type { Contract } from 'market/calls/contract';
import type { Category } from 'market/categories/categories.contract';
import { imagePath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { type Page, sliceOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { itemSelections } from '#api/items/items-selections.data.ts';
import { listRanked, listSelection, productPage } from '#api/items/read-items.ts';
import {
  type CatalogContext,
  loadCatalogContext,
  type VisibleScope,
  visibleScopeOf,
} from '#api/stores/load-catalog-context.ts';
import type { CatalogCategory } from '#api/stores/stores-catalog.data.ts';
import { brandsSold, categoriesSold, conditionsSold } from './categories.data.ts';

/** Counting the items of every brand reads a large part of the catalog. */
const cachedBrands = answerCache<Awaited<ReturnType<typeof brandsSold>>>(cachePolicies.brands);
const cachedSold = answerCache<ReadonlyMap<number, number>>(cachePolicies.categoriesSold, {
  write: (sold) => [...sold],
  read: (written: [number, number][]) => new Map(written),
});
const cachedFeatured = answerCache<Category[]>(cachePolicies.featuredCategories);
const cachedConditions = answerCache<Awaited<ReturnType<typeof conditionsSold>>>(cachePolicies.conditions);

export const categoriesRoutes = (context: ApiContext): Handlers<Contract['categories']> => ({
  async list({ query, scope }) {
    const catalog = await loadCatalogContext(context, scope.language);
    const visible = visibleScopeOf(scope, catalog);
    const categories = visible
      ? await categoriesIn(context, { ...visible, language: scope.language }, query.featured === 1)
      : [];
    return { ...partOf(categories, query), categories: entriesOf(categories, query) };
  },
  async details({ params: { id: name }, scope }) {
    const catalog = await loadCatalogContext(context, scope.language);
    const row = [...catalog.categories.values()].find(({ id, slug }) => slug === name || String(id) === name);
    if (!row || !catalog.modules.has(row.module_id)) throw new Refusal('category_not_found');
    const visible = visibleScopeOf({ ...scope, moduleId: row.module_id }, catalog);
    const sold = visible ? await soldIn(context, visible) : new Map<number, number>();
    const parent = row.parent_id === null ? undefined : catalog.categories.get(row.parent_id);
    return { ...categoryWith(row, catalog, sold), parent: parent ? nameOfCategory(parent) : null };
  },
  async brands({ query, scope }) {
    const visible = visibleScopeOf(scope, await loadCatalogContext(context));
    const sold = visible ? await brandsIn(context, visible) : [];
    const brands = sold.map(({ image, ...brand }) => ({
      ...brand,
      image_full_url: image === null ? null : imagePath(image),
    }));
    return { ...partOf(brands, query), brands: entriesOf(brands, query) };
  },
  async items({ params: { id }, query: { limit, offset }, scope }) {
    const page = await listRanked(context, scope, { limit, offset }, ({ zoneIds, moduleIds }) => ({
      name: 'category',
      values: [zoneIds, moduleIds, id],
    }));
    return productPage(page, context.now());
  },
  async conditions({ query, scope }) {
    const { db } = context;
    const catalog = await loadCatalogContext(context, scope.language);
    const visible = visibleScopeOf(scope, catalog);
    const rows = visible
      ? await cachedConditions(db, keyOf(visible), () => conditionsSold(db, visible.zoneIds, visible.moduleIds))
      : [];
    const conditions = rows.map(({ image, name, ...condition }) => ({
      ...condition,
      name: catalog.translate(name),
      image_full_url: imagePath(image),
    }));
    return { ...partOf(conditions, query), conditions: entriesOf(conditions, query) };
  },
  async conditionItems({ params: { id }, query: { limit, offset }, scope }) {
    const page = await listSelection(context, scope, { limit, offset }, itemSelections.forCondition, id);
    return productPage(page, context.now());
  },
});

function soldIn({ db }: ApiContext, visible: VisibleScope): Promise<ReadonlyMap<number, number>> {
  return cachedSold(db, keyOf(visible), () => categoriesSold(db, visible.zoneIds, visible.moduleIds));
}

async function categoriesIn(
  context: ApiContext,
  visible: VisibleScope & { language: string },
  isFeatured: boolean,
): Promise<Category[]> {
  const all = async () =>
    treeOf(await loadCatalogContext(context, visible.language), visible, await soldIn(context, visible));
  if (!isFeatured) return all();
  return cachedFeatured(context.db, `${visible.language} ${keyOf(visible)}`, async () =>
    (await all()).filter(({ featured }) => featured === 1),
  );
}

function keyOf({ zoneIds, moduleIds }: VisibleScope): string {
  return `${zoneIds.join(',')} ${moduleIds.join(',')}`;
}

function brandsIn({ db }: ApiContext, visible: VisibleScope) {
  return cachedBrands(db, keyOf(visible), () => brandsSold(db, visible.zoneIds, visible.moduleIds));
}

/** The main categories in the order of the menu, each with those of its children that are sold. */
function treeOf(catalog: CatalogContext, { moduleIds }: VisibleScope, sold: ReadonlyMap<number, number>): Category[] {
  return [...catalog.categories.values()]
    .filter(({ module_id, parent_id }) => parent_id === null && moduleIds.includes(module_id))
    .map((main) => categoryWith(main, catalog, sold))
    .filter(({ items_count }) => items_count > 0);
}

function categoryWith(
  row: CatalogCategory,
  { categories }: CatalogContext,
  sold: ReadonlyMap<number, number>,
): Category {
  const children = [...categories.values()].filter(({ parent_id, id }) => parent_id === row.id && sold.has(id));
  const { id, slug, name, image, module_id } = row;
  const items_count = [row, ...children].reduce((sum, one) => sum + (sold.get(one.id) ?? 0), 0);
  const featured = row.featured ? 1 : 0;
  const image_full_url = imagePath(image);
  return {
    id,
    slug,
    name,
    image,
    image_full_url,
    featured,
    module_id,
    items_count,
    childes: children.map(nameOfCategory),
  };
}

function nameOfCategory({ id, slug, name, image }: CatalogCategory) {
  return { id, slug, name, image_full_url: imagePath(image) };
}

function partOf(entries: unknown[], { limit, offset }: Page) {
  return { total_size: entries.length, limit, offset };
}

function entriesOf<T>(entries: T[], page: Page): T[] {
  const { limit, skip } = sliceOf(page);
  return entries.slice(skip, skip + limit);
}
