import { minuteMilliseconds } from 'market/values/durations';
import { scopeHeaders } from '#browser/stored-scope.ts';

interface CachedListing {
  until: number;
  answer: Promise<unknown>;
}

const cacheMilliseconds = 5 * minuteMilliseconds;
const max = 30;
const cached = new Map<string, CachedListing>();

/** Asks for what an address lists in the place and module of the browser; within 5 minutes once [LIST-63]. */
export function cachedListing<Answer>(address: string, ask: () => Promise<Answer>): Promise<Answer> {
  const key = address + JSON.stringify(scopeHeaders(document.cookie));
  const known = cached.get(key);
  if (known && known.until > Date.now()) return known.answer as Promise<Answer>;
  const answer = ask();
  cached.delete(key);
  cached.set(key, { until: Date.now() + cacheMilliseconds, answer });
  for (const oldest of cached.keys()) {
    if (cached.size <= max) break;
    cached.delete(oldest);
  }
  answer.catch(() => cached.delete(key));
  return answer;
}
