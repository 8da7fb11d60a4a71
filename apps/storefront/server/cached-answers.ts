import { LRUCache } from 'lru-cache';

/** In a box, because a cache of lru-cache holds nothing that is null or undefined. */
interface Boxed<Answer> {
  answer: Answer;
}

type Ask<Answer> = () => Promise<Answer>;

/** Bounds the memory: the key that was used least recently goes. */
const maxKeys = 100;

/** Caches answers for some seconds by key: callers share an answer that is being made, and errors are not cached. */
export function cachedAnswers<Answer>(seconds: number, now: () => number = () => performance.now()) {
  const byKey = new LRUCache<string, Boxed<Answer>, Ask<Answer>>({
    max: maxKeys,
    // The library uses an entry until its age exceeds this; an answer ends at its maximum age.
    ttl: seconds * 1000 - 1,
    ttlResolution: 0,
    perf: { now },
    // An entry that goes while it is made is still the answer for those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: ask }) => ({ answer: await ask() }),
  });
  return async (key: string, ask: Ask<Answer>): Promise<Answer> => {
    const { answer } = byKey.get(key) ?? (await byKey.forceFetch(key, { context: ask }));
    return answer;
  };
}
