import { LRUCache } from 'lru-cache';
import type { Connection } from '#api/db/connection.ts';
import type { CachePolicy } from '#api/http/cache/cache-policies.ts';
import type { SharedAnswers } from '#api/providers/answers/shared-answers.ts';

/** How the values of a shared cache become JSON and back, where JSON does not know them. */
interface Codec<T> {
  write: (answer: T) => unknown;
  read: (written: never) => T;
}

/** In a box, because a cache of lru-cache holds nothing that is undefined. */
interface Boxed<T> {
  answer: T;
}

/** The length of the texts of an answer, for policies that bound it. */
type LengthOf<T> = (answer: T) => number;

type Ask<T> = () => Promise<T>;
type Cache<T> = LRUCache<string, Boxed<T>, Ask<T>>;

/** Bounds the memory: when a cache is full, the entry that was used least recently goes. */
const maxEntries = 1000;

/** Every cache of every database, so that a change can clear them all. */
const caches: WeakMap<Connection, unknown>[] = [];
/** The cache that the nodes of a database share. */
const shared = new WeakMap<Connection, { answers: SharedAnswers; from: string }>();

/**
 * Shares this database's caches with the other nodes; `from` separates answers of a replica from those of the primary.
 */
export function shareAnswers(db: Connection, answers: SharedAnswers, from: 'primary' | 'replica'): void {
  shared.set(db, { answers, from });
}

/**
 * Caches answers by database and key, as its policy says. A caller that asks while an answer is being made waits for
 * the same one; errors are not cached. An answer that another node shares is used for as long as it would be there.
 */
export function answerCache<T>(policy: CachePolicy, codec?: Codec<T>, lengthOf?: LengthOf<T>) {
  const byDatabase = new WeakMap<Connection, Cache<T>>();
  caches.push(byDatabase);
  return async (db: Connection, key: string, ask: Ask<T>): Promise<T> => {
    let cache = byDatabase.get(db);
    if (!cache) {
      cache = newCache(db, policy, codec, lengthOf);
      byDatabase.set(db, cache);
    }
    const { answer } = cache.get(key) ?? (await cache.forceFetch(key, { context: ask }));
    return answer;
  };
}

function newCache<T>(db: Connection, policy: CachePolicy, codec?: Codec<T>, lengthOf?: LengthOf<T>): Cache<T> {
  const { name, seconds, isShared, maxCharacters } = policy;
  return new LRUCache({
    max: maxEntries,
    ...(maxCharacters &&
      lengthOf && { maxSize: maxCharacters, sizeCalculation: ({ answer }: Boxed<T>) => lengthOf(answer) }),
    // The library uses an entry until its age exceeds this; an answer ends at its maximum age.
    ttl: seconds * 1000 - 1,
    // The library takes a start at 0 for none, and the clock of tests begins at 0.
    perf: { now: () => performance.now() + 1 },
    ttlResolution: 0,
    // An entry that goes while it is made is still the answer for those who wait for it.
    ignoreFetchAbort: true,
    async fetchMethod(key, _stale, { context: ask, options }) {
      const others = isShared && shared.get(db);
      if (!others) return { answer: await ask() };
      const made = await shareAnswer(ask, {
        name: `${others.from} ${name} ${key}`,
        milliseconds: seconds * 1000,
        answers: others.answers,
        codec,
      });
      options.ttl = Math.max(1, Math.ceil(made.milliseconds) - 1);
      return { answer: made.answer };
    },
  });
}

interface ShareOptions<T> {
  name: string;
  /** How long an answer lasts that is made here. */
  milliseconds: number;
  answers: SharedAnswers;
  codec: Codec<T> | undefined;
}

/** Returns an answer of another node with the time that it has left, or one that is made here. */
async function shareAnswer<T>(ask: Ask<T>, { name, milliseconds, answers, codec }: ShareOptions<T>) {
  const found = await answers.get(name);
  if (found.answer) {
    const written: unknown = JSON.parse(found.answer.text);
    const answer = codec ? codec.read(written as never) : (written as T);
    return { answer, milliseconds: Math.min(milliseconds, found.answer.milliseconds) };
  }
  const since = performance.now();
  const answer = await ask();
  const text = JSON.stringify(codec ? codec.write(answer) : answer);
  found.publish({ text, milliseconds: milliseconds - (performance.now() - since) });
  return { answer, milliseconds };
}

/** Clears the caches of a database, here and on the other nodes, after shared data has changed. */
export function clearCaches(db: Connection): void {
  shared.get(db)?.answers.forget();
  for (const cache of caches) cache.delete(db);
}
