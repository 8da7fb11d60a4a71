import { slugsPerBlock } from 'market/search/search.contract';
import type { Database } from '#db/connection.ts';
import { keptAnswers } from '#http/kept-answers.ts';
import { blocksWithin } from './search-slugs.data.ts';

type Blocks = Record<'stores' | 'items' | 'categories', number[]>;

/** The whole market is looked through for it, so whoever asks in the same minutes gets the same answer. */
const kept = keptAnswers<Blocks>(300);

/** Which blocks of ids have something to visit. */
export function blocksOf(db: Database): Promise<Blocks> {
  return kept(db, 'blocks', async () => {
    const [stores, items, categories] = await Promise.all([
      blocksWithin(db, 'stores', slugsPerBlock),
      blocksWithin(db, 'items', slugsPerBlock),
      blocksWithin(db, 'categories', slugsPerBlock),
    ]);
    return { stores, items, categories };
  });
}
