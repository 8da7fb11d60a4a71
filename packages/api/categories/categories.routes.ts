import type { Contract } from 'market/calls/contract';
import type { Category } from 'market/categories/categories.contract';
import { keptAnswers } from '#api/http/answer-cache.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { type Page, sliceOf } from '#api/http/list-pages.ts';
import { Written } from '#api/http/raw-json.ts';
import { Refusal } from '#api/http/refusal.ts';
import { narrowedTo } from '#api/items/items-narrowed.data.ts';
import { listNarrowed, listShelf, writePage } from '#api/items/read-items.ts';
import { type Ground, groundOf, type Reach, reachOf } from '#api/stores/load-catalog-context.ts';
import { imageUrl } from '#api/stores/show-store.ts';
import type { CategoryOfGround } from '#api/stores/stores-catalog.data.ts';
import { brandsSold, categoriesSold, conditionsSold } from './categories.data.ts';

/** Counting the items of every brand reads a large part of the market. */
const keptBrands = keptAnswers<Awaited<ReturnType<typeof brandsSold>>>(30, { name: 'brands' });
/** What is sold in which category changes slowly [CAT-13]; the featured ones are asked for by every home [CAT-14]. */
const keptSold = keptAnswers<ReadonlyMap<number, number>>(5 * 60, {
  name: 'categories sold',
  write: (sold) => [...sold],
  read: (written: [number, number][]) => new Map(written),
});
const keptFeatured = keptAnswers<Category[]>(8 * 60, { name: 'featured categories' });
const keptConditions = keptAnswers<Awaited<ReturnType<typeof conditionsSold>>>(5 * 60, { name: 'conditions' });

export const categoriesRoutes = (needs: ApiNeeds): Handlers<Contract['categories']> => ({
  async list({ query, scope }) {
    const ground = await groundOf(needs, scope.language);
    const reach = reachOf(scope, ground);
    const categories = reach
      ? await categoriesIn(needs, { ...reach, language: scope.language }, query.featured === 1)
      : [];
    return { ...partOf(categories, query), categories: entriesOf(categories, query) };
  },
  async details({ params: { id: name }, scope }) {
    const ground = await groundOf(needs, scope.language);
    const row = [...ground.categories.values()].find(({ id, slug }) => slug === name || String(id) === name);
    if (!row || !ground.modules.has(row.module_id)) throw new Refusal('category_not_found');
    const reach = reachOf({ ...scope, moduleId: row.module_id }, ground);
    const sold = reach ? await soldIn(needs, reach) : new Map<number, number>();
    const parent = row.parent_id === null ? undefined : ground.categories.get(row.parent_id);
    return { ...categoryWith(row, ground, sold), parent: parent ? nameOfCategory(parent) : null };
  },
  async brands({ query, scope }) {
    const reach = reachOf(scope, await groundOf(needs));
    const sold = reach ? await brandsIn(needs, reach) : [];
    const brands = sold.map(({ image, ...brand }) => ({
      ...brand,
      image_full_url: image === null ? null : imageUrl(image),
    }));
    return { ...partOf(brands, query), brands: entriesOf(brands, query) };
  },
  async items({ params: { id }, query: { limit, offset }, scope }) {
    const page = await listShelf(needs, scope, { limit, offset }, ({ zoneIds, moduleIds }) => ({
      name: 'category',
      values: [zoneIds, moduleIds, id],
    }));
    return new Written(writePage(page, 'products', needs.now()));
  },
  async conditions({ query, scope }) {
    const { db } = needs;
    const ground = await groundOf(needs, scope.language);
    const reach = reachOf(scope, ground);
    const rows = reach
      ? await keptConditions(db, keyOf(reach), () => conditionsSold(db, reach.zoneIds, reach.moduleIds))
      : [];
    const conditions = rows.map(({ image, name, ...condition }) => ({
      ...condition,
      name: ground.translate(name),
      image_full_url: imageUrl(image),
    }));
    return { ...partOf(conditions, query), conditions: entriesOf(conditions, query) };
  },
  async conditionItems({ params: { id }, query: { limit, offset }, scope }) {
    const page = await listNarrowed(needs, scope, { limit, offset }, narrowedTo.forCondition, id);
    return new Written(writePage(page, 'products', needs.now()));
  },
});

function soldIn({ db }: ApiNeeds, reach: Reach): Promise<ReadonlyMap<number, number>> {
  return keptSold(db, keyOf(reach), () => categoriesSold(db, reach.zoneIds, reach.moduleIds));
}

async function categoriesIn(
  needs: ApiNeeds,
  reach: Reach & { language: string },
  isFeatured: boolean,
): Promise<Category[]> {
  const all = async () => treeOf(await groundOf(needs, reach.language), reach, await soldIn(needs, reach));
  if (!isFeatured) return all();
  return keptFeatured(needs.db, `${reach.language} ${keyOf(reach)}`, async () =>
    (await all()).filter(({ featured }) => featured === 1),
  );
}

function keyOf({ zoneIds, moduleIds }: Reach): string {
  return `${zoneIds.join(',')} ${moduleIds.join(',')}`;
}

function brandsIn({ db }: ApiNeeds, reach: Reach) {
  return keptBrands(db, keyOf(reach), () => brandsSold(db, reach.zoneIds, reach.moduleIds));
}

/** The main categories in the order of the menu, each with those of its children that are sold. */
function treeOf(ground: Ground, { moduleIds }: Reach, sold: ReadonlyMap<number, number>): Category[] {
  return [...ground.categories.values()]
    .filter(({ module_id, parent_id }) => parent_id === null && moduleIds.includes(module_id))
    .map((main) => categoryWith(main, ground, sold))
    .filter(({ items_count }) => items_count > 0);
}

function categoryWith(row: CategoryOfGround, { categories }: Ground, sold: ReadonlyMap<number, number>): Category {
  const children = [...categories.values()].filter(({ parent_id, id }) => parent_id === row.id && sold.has(id));
  const { id, slug, name, image, module_id } = row;
  const items_count = [row, ...children].reduce((sum, one) => sum + (sold.get(one.id) ?? 0), 0);
  const featured = row.featured ? 1 : 0;
  const image_full_url = imageUrl(image);
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

function nameOfCategory({ id, slug, name, image }: CategoryOfGround) {
  return { id, slug, name, image_full_url: imageUrl(image) };
}

function partOf(entries: unknown[], { limit, offset }: Page) {
  return { total_size: entries.length, limit, offset };
}

function entriesOf<T>(entries: T[], page: Page): T[] {
  const { limit, skip } = sliceOf(page);
  return entries.slice(skip, skip + limit);
}
