/** Returns the page number in an address; 1 for anything invalid. */
export function pageNumberIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
