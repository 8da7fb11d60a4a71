import { existsSync, readFileSync } from 'node:fs';

/** How many of a part's tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The last line of a part that counts for itself, and of the whole run. */
export function lineOf({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** Reads the closing line of a part; one that has none is one test. */
export function tallyIn(output: string, succeeded: boolean): Tally {
  const line = /^(\d+) passed, (\d+) failed$/gm;
  const last = [...output.matchAll(line)].at(-1);
  const counted = last
    ? { passed: Number(last[1]), failed: Number(last[2]) }
    : { passed: Number(succeeded), failed: 0 };
  return honest(counted, succeeded);
}

interface Report {
  /** As Vitest counts. */
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  /** As Playwright counts. */
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** Reads the report that Vitest or Playwright wrote. */
export function tallyOf(file: string, succeeded: boolean): Tally {
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { numPassedTests = 0, numFailedTests = 0, stats = { expected: 0, unexpected: 0, flaky: 0 } } = report;
  return honest(
    { passed: numPassedTests + stats.expected + stats.flaky, failed: numFailedTests + stats.unexpected },
    succeeded,
  );
}

/** A part may break without any of its tests failing, such as when it does not start. */
function honest(tally: Tally, succeeded: boolean): Tally {
  return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
