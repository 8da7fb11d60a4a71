/** How many items a store may feature in one category: more would no longer stand out [STO-052]. */
export const maxFeatured = 6;

/** How many items of one category can be arranged at once. */
export const maxArranged = 5_000;

/**
 * Returns a list with one entry moved to another place; places count from 0, and one outside the list is its nearest
 * end. The list itself stays as it is.
 */
export function withMoved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  if (from < 0 || from >= list.length) return [...list];
  const place = Math.min(Math.max(to, 0), list.length - 1);
  const others = list.toSpliced(from, 1);
  return others.toSpliced(place, 0, list[from] as Entry);
}

/**
 * Returns the place that an item moves to within its category: featured items come first, so it stays among those that
 * are featured like it.
 */
export function placeAmongAlike(list: readonly { is_featured: boolean }[], from: number, to: number): number {
  const featured = list.filter(({ is_featured }) => is_featured).length;
  const [first, last] = list[from]?.is_featured ? [0, featured - 1] : [featured, list.length - 1];
  return Math.min(Math.max(to, first), last);
}

/** Returns the items of a category with the featured ones first, both kinds in the order that they had. */
export function featuredFirst<Item extends { is_featured: boolean }>(items: readonly Item[]): Item[] {
  return [...items.filter(({ is_featured }) => is_featured), ...items.filter(({ is_featured }) => !is_featured)];
}

/**
 * Returns known ids as a person has arranged them: first the given ones, each once and only as far as they are known,
 * then those that were not given, in the order that they had.
 */
export function arrangedAs(known: readonly number[], given: readonly number[]): number[] {
  const all = new Set(known);
  const remaining = new Set(given.filter((id) => all.has(id)));
  return [...remaining, ...known.filter((id) => !remaining.has(id))];
}
