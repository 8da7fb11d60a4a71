import type { ReplyOf } from 'market/calls/endpoint';
import type { searchContract } from 'market/search/search.contract';
import { hasWords, searchWords } from 'market/search/search.rules';
import { imagePath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { loadCatalogContext, visibleScopeOf } from '#api/stores/load-catalog-context.ts';
import { closedStores } from '#api/stores/read-deliveries.ts';
import { storesByIds } from '#api/stores/stores.data.ts';
import { correctQuery } from './correct-query.ts';
import { matchingItems } from './find-items.ts';
import { storesNamedLike } from './find-stores.ts';

/** As many as fit in a panel of 400 pixels without much scrolling. */
const maxItems = 5;
const maxStores = 3;

/** A few items and stores for the words so far, of which the last may be incomplete [LIST-72]. */
export async function suggestNames(
  context: ApiContext,
  scope: Scope,
  name: string,
): Promise<ReplyOf<typeof searchContract.suggestions>> {
  const { db } = context;
  const catalog = await loadCatalogContext(context);
  const visible = visibleScopeOf(scope, catalog);
  const words = searchWords(name);
  if (!visible || words.length === 0) return { items: [], stores: [] };
  const query = { words, ...visible };
  const [corrected, storeIds] = await Promise.all([correctQuery(db, query), storesNamedLike(db, query)]);
  const closed = await closedStores({ db, visible, catalog, now: context.now() });
  const items = await matchingItems(db, corrected, { limit: maxItems, skip: 0, closed });
  // A dish leads to the stores that sell it as well.
  const selling = items.filter(({ name }) => hasWords(name, corrected.query.words)).map(({ store_id }) => store_id);
  const stores = await storesByIds(db, [...new Set([...storeIds, ...selling])].slice(0, maxStores));
  return {
    items: items.map(({ id, slug, name, image, store_id, store_name }) => ({
      id,
      slug,
      name,
      image_full_url: imagePath(image),
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
