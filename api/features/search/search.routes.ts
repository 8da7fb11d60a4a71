import type { Contract } from 'market/contract';
import { mostCounted } from 'market/endpoint';
import { soughtWords } from 'market/search/search.rules';
import type { Database } from '#db/connection.ts';
import { type ItemPage, listShelf, writePage } from '#features/items/read-items.ts';
import { listStores, pageOfStores, storesOfPage } from '#features/stores/list-stores.ts';
import { groundOf, type Reach, reachOf } from '#features/stores/recall-ground.ts';
import type { Handlers } from '#http/bind.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { type Page, sliceOf } from '#http/pages.ts';
import type { Scope } from '#http/scope.ts';
import { Written } from '#http/written.ts';
import { itemsFound } from './find-items.ts';
import { type Sought, storesNamed } from './search.data.ts';
import { repair, understand } from './understand-words.ts';

export const searchRoutes = (needs: ApiNeeds): Handlers<Contract['search']> => ({
  async list({ query: { name, list_type, limit, offset }, scope }) {
    const wanted = { name, page: { limit, offset }, scope };
    if (list_type === 'store') return { ...(await storesLike(needs, wanted)), products: [] };
    return new Written(writePage(await itemsLike(needs, wanted), 'products', needs.now(), { stores: [] }));
  },
});

interface Wanted {
  /** Without a name everything is listed, the most ordered first. */
  name: string;
  page: Page;
  scope: Scope;
}

async function itemsLike(needs: ApiNeeds, { name, page, scope }: Wanted): Promise<ItemPage> {
  if (name === '') return listShelf(needs, scope, page, asPopular);
  const { db } = needs;
  const ground = await groundOf(db);
  const reach = reachOf(scope, ground);
  const words = soughtWords(name);
  if (!reach || words.length === 0) return { page, total: 0, rows: [], ground };
  const understood = await understand(db, { words, ...reach });
  const rows = await itemsFound(db, understood, sliceOf(page));
  return { page, total: Math.min(understood.hits.items, mostCounted), rows, ground };
}

function asPopular({ zoneIds, moduleIds }: Reach) {
  return { name: 'popular' as const, values: [zoneIds, moduleIds] };
}

function storesLike(needs: ApiNeeds, { name, page, scope }: Wanted) {
  if (name === '') return listStores(needs, scope, page, { order: 'popular' });
  const { db } = needs;
  const words = soughtWords(name);
  return pageOfStores(needs, scope, page, async (reach) => {
    if (words.length === 0) return { total: 0, rows: [] };
    const ids = await storesFound(db, { words, ...reach });
    return { total: ids.length, rows: await storesOfPage(needs, ids, page) };
  });
}

/** Stores whose name has the words, typing errors repaired where nothing is found without. */
async function storesFound(db: Database, sought: Sought): Promise<number[]> {
  const found = await storesNamed(db, sought);
  if (found.length > 0) return found;
  const repaired = await repair(db, sought.words);
  return repaired ? storesNamed(db, { ...sought, words: repaired }) : [];
}
