import type { Contract } from 'market/calls/contract';
import { mostCounted } from 'market/calls/endpoint';
import { soughtWords } from 'market/search/search.rules';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { Written } from '#api/http/raw-json.ts';
import { type ItemPage, listShelf, writePage } from '#api/items/read-items.ts';
import { pageOfStores, storesOfPage } from '#api/stores/list-stores.ts';
import { groundOf, type Reach, reachOf } from '#api/stores/load-catalog-context.ts';
import { itemsFound } from './find-items.ts';
import { type ListingQuery, storesFound } from './find-stores.ts';
import { isPlainSearch, narrowedFound } from './list-narrowed.ts';
import { blocksOf } from './resolve-slugs.ts';
import { slugsOf } from './search-slugs.data.ts';
import { suggestNames } from './suggest-names.ts';
import { understand } from './understand-words.ts';

export const searchRoutes = (needs: ApiNeeds): Handlers<Contract['search']> => ({
  async list({ query, scope }) {
    if (query.list_type === 'store') return { ...(await storesListed(needs, query, scope)), products: [] };
    return new Written(writePage(await itemsListed(needs, query, scope), 'products', needs.now(), { stores: [] }));
  },
  suggestions: ({ query: { name }, scope }) => suggestNames(needs, scope, name),
  slugBlocks: () => blocksOf(needs),
  async slugs({ params: { kind }, query }) {
    const moduleIds = [...(await groundOf(needs)).modules.keys()];
    return { slugs: await slugsOf(needs.db, kind, { ...query, moduleIds }) };
  },
});

async function itemsListed(needs: ApiNeeds, query: ListingQuery, scope: Scope): Promise<ItemPage> {
  const { name, limit, offset } = query;
  const page = { limit, offset };
  const isPlain = isPlainSearch(query);
  if (isPlain && name === '') return listShelf(needs, scope, page, asPopular);
  const { db } = needs;
  const ground = await groundOf(needs, scope.language);
  const reach = reachOf(scope, ground);
  if (!reach) return { page, total: 0, rows: [], ground };
  const around = { db, reach, ground, scope, now: needs.now() };
  if (!isPlain) return { page, ground, ...(await narrowedFound(query, around)) };
  const words = soughtWords(name);
  if (words.length === 0) return { page, total: 0, rows: [], ground };
  const understood = await understand(db, { words, ...reach });
  const rows = await itemsFound(db, understood, sliceOf(page));
  return { page, total: Math.min(understood.hits.items, mostCounted), rows, ground };
}

function asPopular({ zoneIds, moduleIds }: Reach) {
  return { name: 'popular' as const, values: [zoneIds, moduleIds] };
}

function storesListed(needs: ApiNeeds, query: ListingQuery, scope: Scope) {
  const { limit, offset } = query;
  const page = { limit, offset };
  return pageOfStores(needs, scope, page, async (reach, ground) => {
    const ids = await storesFound(query, { db: needs.db, reach, ground, scope, now: needs.now() });
    return { total: ids.length, rows: await storesOfPage(needs, ids, page) };
  });
}
