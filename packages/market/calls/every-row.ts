/** The most rows that a page of a list may have. */
export const maxPerPage = 100;

/** The page of a call: its size, and its number from 1 [API-11]. */
interface PageRequest {
  limit: number;
  offset: number;
}

/**
 * Returns all rows of a list in order, requested in the largest possible pages; `name` is the array of the reply. Ends
 * after a page that is not full, or when it has as many rows as the list reports. Rejects as `ask` rejects.
 */
export async function everyRow<Name extends string, Row>(
  name: Name,
  ask: (page: PageRequest) => Promise<{ total_size: number } & Record<Name, readonly Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 1; ; offset++) {
    const answer = await ask({ limit: maxPerPage, offset });
    const more: readonly Row[] = answer[name];
    rows.push(...more);
    if (more.length < maxPerPage || rows.length >= answer.total_size) return rows;
  }
}
