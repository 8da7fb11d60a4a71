import type { Slice } from '#api/http/list-pages.ts';

/** A part of a list that shows the items of closed stores last. */
export interface OpenFirstSlice extends Slice {
  /** The ids of the stores that take no orders now. */
  closed: readonly number[];
}

/**
 * How many items of a list are put in order at once, so that a page costs the same at any hour and in any catalog: of
 * each block those of open stores come first.
 */
export const blockSize = 200;

/** The placeholders of a slice in a statement. */
interface SlicePlaceholders {
  limit: string;
  skip: string;
  closed: string;
}

/** Returns a statement for the ids of a page, and their `place`, out of one that finds ids with their `store_id`. */
export function openFirst(found: string, order: string, { limit, skip, closed }: SlicePlaceholders): string {
  // Each block has twice its places: the first half for items of open stores, the second for the others.
  return `
    select merged.id, merged.place + ${blockSize} * ((merged.place - 1) / ${blockSize})
      + case when closed.id is null then 0 else ${blockSize} end as place
    from (
      select found.id, found.store_id, row_number() over (order by ${order}) as place
      from (${found}) found
    ) merged left join unnest(${closed}::int[]) closed (id) on closed.id = merged.store_id
    order by place limit ${limit}::int offset ${skip}::int`;
}

/** Returns a statement as `openFirst` does, of values that follow as many as `found` takes itself: `openFirstValues`. */
export function openFirstAfter(takes: number, order: string, found: (reach: string) => string): string {
  const [limit, skip, reach, closed] = [1, 2, 3, 4].map((further) => `$${takes + further}`) as [
    string,
    string,
    string,
    string,
  ];
  return openFirst(found(`${reach}::int`), order, { limit, skip, closed });
}

export function openFirstValues(slice: OpenFirstSlice): unknown[] {
  return [slice.limit, slice.skip, reachOf(slice), slice.closed];
}

/** How many items to find: on to the end of the block, but no further than the page where every store is open. */
export function reachOf({ limit, skip, closed }: OpenFirstSlice): number {
  const last = limit + skip;
  return closed.length === 0 ? last : Math.ceil(last / blockSize) * blockSize;
}
