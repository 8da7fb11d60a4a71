import type { Connection } from '#db/connection.ts';

interface Kept<T> {
  until: number;
  answer: Promise<T>;
}

/** Memory is bounded: whoever asks for ever new things pushes out the oldest. */
const most = 1000;

/** Everything that is kept of a database, whoever keeps it. */
const shelves: WeakMap<Connection, unknown>[] = [];

/**
 * Keeps answers that may be some seconds old, by database and key. Whoever asks while an answer is on its way waits
 * for the same one; a fault is not kept.
 */
export function keptAnswers<T>(seconds: number) {
  const byDatabase = new WeakMap<Connection, Map<string, Kept<T>>>();
  shelves.push(byDatabase);
  return (db: Connection, key: string, ask: () => Promise<T>): Promise<T> => {
    const kept = byDatabase.get(db) ?? new Map<string, Kept<T>>();
    byDatabase.set(db, kept);
    const now = performance.now();
    const known = kept.get(key);
    if (known && known.until > now) return known.answer;
    const answer = ask();
    kept.delete(key);
    kept.set(key, { until: now + seconds * 1000, answer });
    if (kept.size > most) forgetOldest(kept);
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key));
    return answer;
  };
}

/** Drops what is kept of a database: somebody has changed what everybody reads. */
export function forgetAnswers(db: Connection): void {
  for (const shelf of shelves) shelf.delete(db);
}

function forgetOldest(kept: Map<string, unknown>): void {
  for (const [key] of kept) {
    kept.delete(key);
    return;
  }
}
