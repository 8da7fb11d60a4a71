/** What decides whether a rail of a home shows an item. */
export interface RailItem {
  name: string;
  store_id: number;
}

/** Five cards of a rail are in view at once on a desktop; of these at most two are of one store. */
const inView = 5;
const maxOfStore = 2;

/**
 * Returns up to `limit` items for a rail out of candidates, the best first: no name twice and none of `shown`, which are
 * the names on the rails before it, and of any five in a row at most two of one store. What would be the third comes
 * later, or at once where no other store is left. A rail that would have fewer than five items repeats some.
 */
export function itemsOfRail<Candidate extends RailItem>(
  candidates: readonly Candidate[],
  shown: ReadonlySet<string>,
  limit: number,
): Candidate[] {
  const names = new Set(shown);
  const fresh: Candidate[] = [];
  const repeated: Candidate[] = [];
  for (const candidate of candidates) {
    (names.has(candidate.name) ? repeated : fresh).push(candidate);
    names.add(candidate.name);
  }
  return spread([...fresh, ...repeated.slice(0, Math.max(0, inView - fresh.length))], limit);
}

function spread<Candidate extends RailItem>(candidates: readonly Candidate[], limit: number): Candidate[] {
  const left = [...candidates];
  const chosen: Candidate[] = [];
  while (left.length > 0 && chosen.length < limit) {
    const near = chosen.slice(1 - inView);
    const fitting = left.findIndex(
      ({ store_id: store }) => near.filter(({ store_id: other }) => other === store).length < maxOfStore,
    );
    chosen.push(...left.splice(Math.max(0, fitting), 1));
  }
  return chosen;
}
