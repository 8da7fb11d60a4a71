import type { Category } from 'market/categories/categories.contract';
import type { Contract } from 'market/contract';
import { listShelf, writePage } from '#features/items/read-items.ts';
import { type Ground, groundOf, type Reach, reachOf } from '#features/stores/recall-ground.ts';
import { imageUrl } from '#features/stores/show-store.ts';
import type { Handlers } from '#http/bind.ts';
import { keptAnswers } from '#http/kept-answers.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { type Page, sliceOf } from '#http/pages.ts';
import { Written } from '#http/written.ts';
import { brandsSold, categoriesSold } from './categories.data.ts';

/** Counting the items of every brand reads a large part of the market. */
const keptBrands = keptAnswers<Awaited<ReturnType<typeof brandsSold>>>(30);

export const categoriesRoutes = (needs: ApiNeeds): Handlers<Contract['categories']> => ({
  async list({ query, scope }) {
    const { db } = needs;
    const ground = await groundOf(db);
    const reach = reachOf(scope, ground);
    const categories = reach ? treeOf(ground, reach, await categoriesSold(db, reach.zoneIds, reach.moduleIds)) : [];
    return { ...partOf(categories, query), categories: entriesOf(categories, query) };
  },
  async brands({ query, scope }) {
    const { db } = needs;
    const reach = reachOf(scope, await groundOf(db));
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
});

function brandsIn({ db }: ApiNeeds, { zoneIds, moduleIds }: Reach) {
  const key = `${zoneIds.join(',')} ${moduleIds.join(',')}`;
  return keptBrands(db, key, () => brandsSold(db, zoneIds, moduleIds));
}

/** The main categories in the order of the menu, each with those of its children that are sold. */
function treeOf({ categories }: Ground, { moduleIds }: Reach, sold: ReadonlySet<number>): Category[] {
  const all = [...categories.values()].filter(({ module_id }) => moduleIds.includes(module_id));
  return all
    .filter(({ parent_id }) => parent_id === null)
    .map((main) => {
      const children = all.filter(({ parent_id, id }) => parent_id === main.id && sold.has(id));
      return {
        id: main.id,
        slug: main.slug,
        name: main.name,
        image: main.image,
        image_full_url: imageUrl(main.image),
        featured: main.featured ? (1 as const) : (0 as const),
        module_id: main.module_id,
        childes: children.map(({ id, slug, name, image }) => ({ id, slug, name, image_full_url: imageUrl(image) })),
      };
    })
    .filter(({ id, childes }) => sold.has(id) || childes.length > 0);
}

function partOf(entries: unknown[], { limit, offset }: Page) {
  return { total_size: entries.length, limit, offset };
}

function entriesOf<T>(entries: T[], page: Page): T[] {
  const { limit, skip } = sliceOf(page);
  return entries.slice(skip, skip + limit);
}
