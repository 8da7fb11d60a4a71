import { slugsPerBlock } from 'market/search/search.contract';
import { keptAnswers } from '#api/http/answer-cache.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import { groundOf } from '#api/stores/load-catalog-context.ts';
import { blocksWithin } from './search-slugs.data.ts';

type Blocks = Record<'stores' | 'items' | 'categories', number[]>;

/** The whole market is looked through for it, so whoever asks in the same minutes gets the same answer. */
const kept = keptAnswers<Blocks>(300, { name: 'blocks' });

/** Which blocks of ids have something to visit. */
export async function blocksOf(needs: ApiNeeds): Promise<Blocks> {
  const { db } = needs;
  const moduleIds = [...(await groundOf(needs)).modules.keys()];
  return kept(db, moduleIds.join(','), async () => {
    const [stores, items, categories] = await Promise.all([
      blocksWithin(db, 'stores', { moduleIds, size: slugsPerBlock }),
      blocksWithin(db, 'items', { moduleIds, size: slugsPerBlock }),
      blocksWithin(db, 'categories', { moduleIds, size: slugsPerBlock }),
    ]);
    return { stores, items, categories };
  });
}
