interface CachedAnswer<Answer> {
  answer: Promise<Answer>;
  /** Milliseconds of `performance.now()`. */
  until: number;
}

/** Memory is bounded: whoever asks for ever new things pushes out the oldest. */
const maxKeys = 100;

/** Remembers answers for some seconds, each by its key: who asks while one is on its way shares it, and a fault is asked anew. */
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
