/** What an operator imports from files, in the order in which one needs the other [OPS-090]. */
export const importKinds = ['zones', 'stores', 'items', 'couriers'] as const;
export type MarketImportKind = (typeof importKinds)[number];

/** Lines of one file. */
export const maxMarketLines = 20_000;

/** Lines that one call writes: the browser shows how far it is, and goes on after a cut. */
export const linesPerStep = 200;

/** Returns which lines, counted from 0, the next call writes; undefined where all are written. */
export function nextLines(count: number, done: number): { from: number; to: number } | undefined {
  return done < count ? { from: done, to: Math.min(count, done + linesPerStep) } : undefined;
}
