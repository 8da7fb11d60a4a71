import { maxCounted } from 'market/calls/endpoint';

/** A page as calls name it: its size, and its number from 1 [API-11]. */
export interface Page {
  limit: number;
  offset: number;
}

/** A part of a long list: a number of entries after an offset. */
export interface Slice {
  limit: number;
  skip: number;
}

export function sliceOf({ limit, offset }: Page): Slice {
  return { limit, skip: (offset - 1) * limit };
}

/** Returns the length of a list: a last page that is not full implies it, otherwise it is counted. */
export async function totalOf({ limit, offset }: Page, found: number, count: () => Promise<number>): Promise<number> {
  const isEnd = found < limit && (found > 0 || offset === 1);
  return isEnd ? Math.min(maxCounted, (offset - 1) * limit + found) : count();
}

/** Returns a page of a short list that is completely in memory: its rows, and the paging fields of the reply. */
export function pageOfAll<Row>(all: readonly Row[], { limit, offset }: Page) {
  const { skip } = sliceOf({ limit, offset });
  return { rows: all.slice(skip, skip + limit), page: { total_size: all.length, limit, offset } };
}
