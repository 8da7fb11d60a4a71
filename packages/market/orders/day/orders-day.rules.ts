/**
 * Returns how much more a number is than another one, in whole percent; negative: less. Null where there was nothing, so
 * that no percentage says anything [OPS-085].
 */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Returns a part in whole percent; null of nothing [OPS-085]. */
export function partInPercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}
