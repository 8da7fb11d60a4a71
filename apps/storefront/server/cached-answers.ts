interface CachedAnswer<Answer> {
  answer: Promise<Answer>;
  /** Milliseconds of `performance.now()`. */
  until: number;
}

/** Bounds the memory: new keys evict the oldest. */
const maxKeys = 100;

/** Caches answers for some seconds by key: callers share an answer that is being made, and errors are not cached. */
export function cachedAnswers<Answer>(seconds: number, now: () => number = () => performance.now()) {
  const byKey = new Map<string, CachedAnswer<Answer>>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = byKey.get(key);
    if (known && known.until > now()) return known.answer;
    const answer = ask();
    byKey.delete(key);
    byKey.set(key, { answer, until: now() + seconds * 1000 });
    const [oldest] = byKey.keys();
    if (byKey.size > maxKeys && oldest !== undefined) byKey.delete(oldest);
    answer.catch(() => byKey.get(key)?.answer === answer && byKey.delete(key));
    return answer;
  };
}
