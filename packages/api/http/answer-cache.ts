import type { Connection } from '#api/db/connection.ts';
import type { SharedAnswers } from '#api/providers/answers/shared-answers.ts';

interface CachedAnswer<T> {
  until: number;
  answer: Promise<T>;
}

/** How other nodes read a cached answer: the name of the cache, and how its values become JSON and back. */
export interface CacheNamespace<T> {
  name: string;
  /** For what JSON does not know. */
  write?: (answer: T) => unknown;
  read?: (written: never) => T;
}

/** Bounds the memory: when the cache is full, the oldest entry is removed. */
const maxEntries = 1000;

/** Every cache of every database, so that a change can clear them all. */
const caches: WeakMap<Connection, unknown>[] = [];
/** The cache that the nodes of a database share. */
const shared = new WeakMap<Connection, { answers: SharedAnswers; from: string }>();

/**
 * Shares this database's named caches with the other nodes; `from` separates answers of a replica from those of the
 * primary.
 */
export function shareAnswers(db: Connection, answers: SharedAnswers, from: 'primary' | 'replica'): void {
  shared.set(db, { answers, from });
}

/**
 * Caches answers for some seconds, by database and key. A caller that asks while an answer is being made waits for the
 * same one; errors are not cached. With a namespace, an answer of another node is used for as long as it would be
 * cached there: only for data that is the same for every caller.
 */
export function answerCache<T>(seconds: number, namespace?: CacheNamespace<T>) {
  const byDatabase = new WeakMap<Connection, Map<string, CachedAnswer<T>>>();
  caches.push(byDatabase);
  return (db: Connection, key: string, ask: () => Promise<T>): Promise<T> => {
    const entries = byDatabase.get(db) ?? new Map<string, CachedAnswer<T>>();
    byDatabase.set(db, entries);
    const now = performance.now();
    const known = entries.get(key);
    if (known && known.until > now) return known.answer;
    const lasts = seconds * 1000;
    const entry: CachedAnswer<T> = { until: now + lasts, answer: undefined as never };
    const others = namespace && shared.get(db);
    entry.answer = others
      ? askTogether({
          ask,
          lasts,
          namespace,
          answers: others.answers,
          name: `${others.from} ${namespace.name} ${key}`,
          entry,
        })
      : ask();
    const { answer } = entry;
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > maxEntries) forgetOldest(entries);
    answer.catch(() => entries.get(key)?.answer === answer && entries.delete(key));
    return answer;
  };
}

interface Together<T> {
  ask: () => Promise<T>;
  /** Milliseconds. */
  lasts: number;
  namespace: CacheNamespace<T>;
  answers: SharedAnswers;
  name: string;
  entry: CachedAnswer<T>;
}

async function askTogether<T>({ ask, lasts, namespace, answers, name, entry }: Together<T>): Promise<T> {
  const { write = (answer) => answer, read = (written) => written as T } = namespace;
  const found = await answers.look(name);
  if (found.answer) {
    // It does not grow younger by going round.
    entry.until = performance.now() + Math.min(lasts, found.answer.milliseconds);
    return read(JSON.parse(found.answer.text) as never);
  }
  const since = performance.now();
  const answer = await ask();
  found.publish({ text: JSON.stringify(write(answer)), milliseconds: lasts - (performance.now() - since) });
  return answer;
}

/** Clears the caches of a database, here and on the other nodes, after shared data has changed. */
export function forgetAnswers(db: Connection): void {
  shared.get(db)?.answers.forget();
  for (const namespace of caches) namespace.delete(db);
}

function forgetOldest(entries: Map<string, unknown>): void {
  for (const [key] of entries) {
    entries.delete(key);
    return;
  }
}
