import { slugsPerBlock } from 'market/search/search.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { loadCatalogContext } from '#api/stores/load-catalog-context.ts';
import { blocksWithin } from './search-slugs.data.ts';

type Blocks = Record<'stores' | 'items' | 'categories', number[]>;

/** Scans the whole catalog, so all callers within some minutes share the answer. */
const cached = answerCache<Blocks>(cachePolicies.sitemapBlocks);

/** Which blocks of ids have something to visit. */
export async function blocksOf(context: ApiContext): Promise<Blocks> {
  const { db } = context;
  const moduleIds = [...(await loadCatalogContext(context)).modules.keys()];
  return cached(db, moduleIds.join(','), async () => {
    const [stores, items, categories] = await Promise.all([
      blocksWithin(db, 'stores', { moduleIds, size: slugsPerBlock }),
      blocksWithin(db, 'items', { moduleIds, size: slugsPerBlock }),
      blocksWithin(db, 'categories', { moduleIds, size: slugsPerBlock }),
    ]);
    return { stores, items, categories };
  });
}
