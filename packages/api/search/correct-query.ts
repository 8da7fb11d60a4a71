import { closestWord, type KnownWord } from 'market/search/search.rules';
import type { Database } from '#api/db/connection.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { candidatesFor, type Hits, hitsOf, type SearchQuery } from './search.data.ts';

/** The search words after correction of typing errors, and the number of hits. */
export interface CorrectedQuery {
  query: SearchQuery;
  hits: Hits;
}

/** A few searches are most of all searches, and parsing one costs more than answering it. */
const cached = answerCache<CorrectedQuery>(cachePolicies.searchWords);

export function correctQuery(db: Database, query: SearchQuery): Promise<CorrectedQuery> {
  const { words, zoneIds, moduleIds } = query;
  const key = [words.join(' '), zoneIds.join(), moduleIds.join()].join('/');
  return cached(db, key, async () => {
    const hits = await hitsOf(db, query);
    if (hits.items > 0) return { query, hits };
    const repaired = await correctWords(db, words);
    if (!repaired) return { query, hits };
    const repairedQuery = { ...query, words: repaired };
    return { query: repairedQuery, hits: await hitsOf(db, repairedQuery) };
  });
}

/** Returns the words with unknown ones replaced by known ones; undefined if that changes nothing. */
export async function correctWords(db: Database, words: readonly string[]): Promise<string[] | undefined> {
  const candidates = await candidatesFor(db, words);
  const repaired = candidates.map(({ word, known, near }, at) => {
    const isLast = at === words.length - 1;
    return known ? word : (closestWord(word, JSON.parse(near) as KnownWord[], isLast) ?? word);
  });
  return repaired.some((word, at) => word !== words[at]) ? repaired : undefined;
}
