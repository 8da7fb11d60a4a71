import type { Store } from 'market/stores/stores.contract';

/** A line on desktop: fewer stores than that are none. */
const minStores = 4;

/** Returns stores without those that a section above shows, as long as a whole line of others is left. */
export function storesExcept(stores: Store[], above: readonly Store[]): Store[] {
  const shown = new Set(above.map(({ id }) => id));
  const others = stores.filter(({ id }) => !shown.has(id));
  return others.length < minStores ? stores : others;
}
