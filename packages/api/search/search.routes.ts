import type { Contract } from 'market/calls/contract';
import { maxCounted } from 'market/calls/endpoint';
import { searchWords } from 'market/search/search.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { type ItemPage, listRanked, partOfList } from '#api/items/read-items.ts';
import { pageOfStores, storesOfPage } from '#api/stores/list-stores.ts';
import { loadCatalogContext, type VisibleScope, visibleScopeOf } from '#api/stores/load-catalog-context.ts';
import { closedStores } from '#api/stores/read-deliveries.ts';
import { correctQuery } from './correct-query.ts';
import { matchingItems } from './find-items.ts';
import { type ListingQuery, matchingStoreIds } from './find-stores.ts';
import { findFiltered, isPlainSearch } from './list-filtered.ts';
import { blocksOf } from './resolve-slugs.ts';
import { slugsOf } from './search-slugs.data.ts';
import { itemsWithDelivery } from './show-found.ts';
import { suggestNames } from './suggest-names.ts';

export const searchRoutes = (context: ApiContext): Handlers<Contract['search']> => ({
  async list({ query, scope }) {
    if (query.list_type === 'store') return { ...(await storesListed(context, query, scope)), products: [] };
    const page = await itemsListed(context, query, scope);
    return {
      ...partOfList(page),
      products: await itemsWithDelivery(context, page, { scope, hasTotals: query.sort === 'total' }),
      stores: [],
    };
  },
  suggestions: ({ query: { name }, scope }) => suggestNames(context, scope, name),
  slugBlocks: () => blocksOf(context),
  async slugs({ params: { kind }, query }) {
    const moduleIds = [...(await loadCatalogContext(context)).modules.keys()];
    return { slugs: await slugsOf(context.db, kind, { ...query, moduleIds }) };
  },
});

async function itemsListed(context: ApiContext, query: ListingQuery, scope: Scope): Promise<ItemPage> {
  const { name, limit, offset } = query;
  const page = { limit, offset };
  const isPlain = isPlainSearch(query);
  if (isPlain && name === '') return listRanked(context, scope, page, asPopular);
  const { db } = context;
  const catalog = await loadCatalogContext(context, scope.language);
  const visible = visibleScopeOf(scope, catalog);
  if (!visible) return { page, total: 0, rows: [], catalog };
  const search = { db, visible, catalog, scope, now: context.now() };
  if (!isPlain) return { page, catalog, ...(await findFiltered(query, search)) };
  const words = searchWords(name);
  if (words.length === 0) return { page, total: 0, rows: [], catalog };
  const corrected = await correctQuery(db, { words, ...visible });
  const rows = await matchingItems(db, corrected, { ...sliceOf(page), closed: await closedStores(search) });
  return { page, total: Math.min(corrected.hits.items, maxCounted), rows, catalog };
}

function asPopular({ zoneIds, moduleIds }: VisibleScope) {
  return { name: 'popular' as const, values: [zoneIds, moduleIds] };
}

function storesListed(context: ApiContext, query: ListingQuery, scope: Scope) {
  const { limit, offset } = query;
  const page = { limit, offset };
  return pageOfStores(context, scope, page, async (visible, catalog) => {
    const ids = await matchingStoreIds(query, { db: context.db, visible, catalog, scope, now: context.now() });
    return { total: ids.length, rows: await storesOfPage(context, ids, page) };
  });
}
