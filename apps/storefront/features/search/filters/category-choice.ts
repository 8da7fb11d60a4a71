import type { Category } from 'market/categories/categories.contract';

export type MainCategory = Pick<Category, 'id' | 'name'> & { childes: Pick<Category, 'id' | 'name'>[] };

/** Every category that is chosen: a chosen main category chooses its children [LIST-31]. */
export function chosenIn(mains: readonly MainCategory[], ids: readonly number[]): Set<number> {
  const named = new Set(ids);
  const under = mains.flatMap(({ id, childes }) =>
    named.has(id) ? childes : childes.filter((one) => named.has(one.id)),
  );
  return new Set([...ids, ...under.map(({ id }) => id)]);
}

/** Returns as few ids as possible: a main category includes all its children. */
export function shortened(mains: readonly MainCategory[], chosen: ReadonlySet<number>): number[] {
  return mains.flatMap(({ id, childes }) => {
    const own = childes.filter((child) => chosen.has(child.id));
    const isWhole = childes.length > 0 ? own.length === childes.length : chosen.has(id);
    return isWhole ? [id] : own.map((child) => child.id);
  });
}

/** After a press on a main category: all of it or nothing. */
export function withMain(mains: readonly MainCategory[], ids: readonly number[], main: MainCategory): number[] {
  const chosen = chosenIn(mains, ids);
  const isOn = isWhole(main, chosen);
  for (const { id } of [main, ...main.childes]) isOn ? chosen.delete(id) : chosen.add(id);
  return shortened(mains, chosen);
}

/** After a press on one child. */
export function withChild(mains: readonly MainCategory[], ids: readonly number[], id: number): number[] {
  const chosen = chosenIn(mains, ids);
  if (!chosen.delete(id)) chosen.add(id);
  return shortened(mains, chosen);
}

/** All categories with their children, or none [LIST-32]. */
export function withAll(mains: readonly MainCategory[], ids: readonly number[]): number[] {
  return areAll(mains, ids) ? [] : mains.map(({ id }) => id);
}

export function areAll(mains: readonly MainCategory[], ids: readonly number[]): boolean {
  const chosen = chosenIn(mains, ids);
  return mains.length > 0 && mains.every((main) => isWhole(main, chosen));
}

export function isWhole({ id, childes }: MainCategory, chosen: ReadonlySet<number>): boolean {
  return childes.length > 0 ? childes.every((child) => chosen.has(child.id)) : chosen.has(id);
}

export function isPartly({ childes }: MainCategory, chosen: ReadonlySet<number>): boolean {
  return childes.some((child) => chosen.has(child.id)) && !childes.every((child) => chosen.has(child.id));
}
