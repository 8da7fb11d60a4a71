/** Why the stock of an item changes [STO-063]. */
export const stockReasons = ['delivery', 'loss', 'count'] as const;
export type StockReason = (typeof stockReasons)[number];

export interface StockMove {
  reason: StockReason;
  /** Of a count all pieces in the store, with those of open orders. */
  quantity: number;
  /** What can still be sold; null while it is not counted. */
  left: number | null;
  /** What open orders have taken and not yet carried out of the store. */
  held: number;
}

/**
 * Returns what can be sold after a delivery, a loss or a count; undefined where open orders hold more than there would be
 * [STO-063]. A delivery to an item that was not counted begins to count it.
 */
export function stockAfter({ reason, quantity, left, held }: StockMove): number | undefined {
  const counts = { delivery: (left ?? 0) + quantity, loss: (left ?? 0) - quantity, count: quantity - held };
  const after = counts[reason];
  return after < 0 ? undefined : after;
}

/**
 * Returns whether a store should be warned of a stock: it is used up, or below the mark of its item [STO-064]. `fewest` is the
 * stock of the variation with the fewest pieces; null never runs out.
 */
export function isLowStock(fewest: number | null, mark: number | null): boolean {
  return fewest !== null && (fewest === 0 || (mark !== null && fewest < mark));
}
