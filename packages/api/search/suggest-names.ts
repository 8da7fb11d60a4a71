import type { ReplyOf } from 'market/calls/endpoint';
import type { searchContract } from 'market/search/search.contract';
import { soughtWords } from 'market/search/search.rules';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { groundOf, reachOf } from '#api/stores/load-catalog-context.ts';
import { imageUrl } from '#api/stores/show-store.ts';
import { storesByIds } from '#api/stores/stores.data.ts';
import { itemsFound } from './find-items.ts';
import { storesLike } from './find-stores.ts';
import { understand } from './understand-words.ts';

/** As many as a panel of 400 pixels shows without scrolling far. */
const mostItems = 5;
const mostStores = 3;

/** A few items and stores for the words so far, of which the last may be only begun [LIST-72]. */
export async function suggestNames(
  needs: ApiNeeds,
  scope: Scope,
  name: string,
): Promise<ReplyOf<typeof searchContract.suggestions>> {
  const { db } = needs;
  const reach = reachOf(scope, await groundOf(needs));
  const words = soughtWords(name);
  if (!reach || words.length === 0) return { items: [], stores: [] };
  const sought = { words, ...reach };
  const [understood, storeIds] = await Promise.all([understand(db, sought), storesLike(db, sought)]);
  const [items, stores] = await Promise.all([
    itemsFound(db, understood, { limit: mostItems, skip: 0 }),
    storesByIds(db, storeIds.slice(0, mostStores)),
  ]);
  return {
    items: items.map(({ id, slug, name, image, store_id, store_name }) => ({
      id,
      slug,
      name,
      image_full_url: imageUrl(image),
      store_id,
      store_name,
    })),
    stores: stores.map(({ id, slug, name, address, monogram, colours }) => ({
      id,
      slug,
      name,
      address,
      monogram,
      colours,
    })),
  };
}
