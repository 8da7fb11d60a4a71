/** The ends of the slider [LIST-41]; the upper end means no upper limit. */
export const wholeRange = { from: 0, to: 20_000 } as const;
/** The thumbs never meet [LIST-42]. */
const minGap = 1;

export interface PriceRange {
  low: number;
  high: number;
}

/** The range after its lower thumb was moved. */
export function withLow({ high }: PriceRange, target: number): PriceRange {
  return { low: Math.max(0, Math.min(target, high - minGap)), high };
}

/** The range after its upper thumb was moved. */
export function withHigh({ low }: PriceRange, target: number): PriceRange {
  return { low, high: Math.max(target, low + minGap) };
}

/** The bounds in the address: an end at its default is omitted. */
export function boundsOf({ low, high }: PriceRange, { from, to }: { from: number; to: number } = wholeRange) {
  return { minPrice: low > from ? low : undefined, maxPrice: high === to ? undefined : high };
}
