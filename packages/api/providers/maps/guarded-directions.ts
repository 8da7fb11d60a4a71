import { LRUCache } from 'lru-cache';
import type { Coordinates } from 'market/places/places.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { breaker } from '../breaker.ts';
import type { ProviderNotes } from '../provider-notes.ts';
import type { Directions, Way } from './directions.ts';

/** A way that two people look at is asked for once; roads change slower than traffic. */
const cacheTtl = 10 * minuteMilliseconds;
const maxWays = 2_000;
/** Of degrees in a key: about 11 m. */
const decimals = 4;

/**
 * Asks once for ways between the same places, and rests for half a minute after five failures in a row. Never rejects:
 * an order is tracked and given to a courier without a known way as well.
 */
export function guardedDirections(
  directions: Directions,
  name: string,
  report: (words: string) => void,
  notes?: ProviderNotes,
): Directions {
  const guard = breaker({ name, takes: 'ways', report, notes });
  const orNothing = <Answer>(ask: () => Promise<Answer | undefined>) => guard(ask).catch(() => undefined);
  const ways = new LRUCache<string, { way: Way | undefined }, [Coordinates, Coordinates]>({
    max: maxWays,
    ttl: cacheTtl,
    fetchMethod: async (_key, _stale, { context: [from, to] }) => ({
      way: await orNothing(() => directions.way(from, to)),
    }),
  });
  return {
    ...directions,
    way: async (from, to) => (await ways.fetch(`${keyOf(from)} ${keyOf(to)}`, { context: [from, to] }))?.way,
    table: (places) => orNothing(() => directions.table(places)),
  };
}

function keyOf({ lat, lng }: Coordinates): string {
  return `${lat.toFixed(decimals)},${lng.toFixed(decimals)}`;
}
