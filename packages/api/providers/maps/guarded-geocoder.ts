import { LRUCache } from 'lru-cache';
import type { Coordinates } from 'market/places/places.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { breaker } from '../breaker.ts';
import type { ProviderNotes } from '../provider-notes.ts';
import type { Geocoder } from './geocoder.ts';

/** Many people type the same words and stand at the same corner. */
const cacheTtl = 10 * minuteMilliseconds;
const maxAnswers = 2_000;
/** Of degrees in a key: about 1 km around the typing person, about 1 m around a pin. */
const decimals = { typing: 2, pin: 5 };

/**
 * Asks once for the same, and rests for half a minute after five failures in a row. Never rejects: without the service there
 * are no suggestions and no addresses, and people put the pin on the map and write theirs.
 */
export function guardedGeocoder(
  geocoder: Geocoder,
  name: string,
  report: (words: string) => void,
  notes?: ProviderNotes,
): Geocoder {
  const guard = breaker({ name, takes: 'places', report, notes });
  const answers = new LRUCache<string, object, () => Promise<object>>({
    max: maxAnswers,
    ttl: cacheTtl,
    fetchMethod: (_key, _stale, { context: ask }) => guard(ask),
  });
  /** A failure is not cached. */
  const cached = async <Answer extends object>(
    key: string,
    ask: () => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    return (await answers.fetch(key, { context: ask }).catch(() => undefined)) as Answer | undefined;
  };
  return {
    async suggest(text, near) {
      const words = text.trim().toLowerCase();
      const key = `text ${near ? keyOf(near, decimals.typing) : ''} ${words}`;
      return (await cached(key, () => geocoder.suggest(words, near))) ?? [];
    },
    find: (placeId) => guard(() => geocoder.find(placeId)).catch(() => undefined),
    async addressesAt(point) {
      return (await cached(`at ${keyOf(point, decimals.pin)}`, () => geocoder.addressesAt(point))) ?? [];
    },
  };
}

function keyOf({ lat, lng }: Coordinates, digits: number): string {
  return `${lat.toFixed(digits)},${lng.toFixed(digits)}`;
}
