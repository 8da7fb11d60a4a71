import { minuteMilliseconds } from 'market/values/durations';
import { scopeHeaders } from '#browser/stored-scope.ts';

interface Kept {
  until: number;
  answer: Promise<unknown>;
}

const cacheMilliseconds = 5 * minuteMilliseconds;
const max = 30;
const kept = new Map<string, Kept>();

/** Asks for what an address lists in the place and module of the browser; within 5 minutes once [LIST-63]. */
export function cachedListing<Answer>(address: string, ask: () => Promise<Answer>): Promise<Answer> {
  const key = address + JSON.stringify(scopeHeaders(document.cookie));
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.answer as Promise<Answer>;
  const answer = ask();
  kept.delete(key);
  kept.set(key, { until: Date.now() + cacheMilliseconds, answer });
  for (const oldest of kept.keys()) {
    if (kept.size <= max) break;
    kept.delete(oldest);
  }
  answer.catch(() => kept.delete(key));
  return answer;
}
