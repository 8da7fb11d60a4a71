import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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
  return withFailureOfRun(counted, succeeded);
}

interface Report {
  /** As Vitest counts. */
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: VitestFile[];
  /** As Playwright counts. */
  stats?: { expected: number; unexpected: number };
  suites?: PlaywrightSuite[];
}

interface VitestFile {
  name: string;
  status: string;
  /** What broke the file itself, such as an import. */
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

interface PlaywrightSuite {
  specs: { file: string; line: number; title: string; ok: boolean; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  results: { error?: { message?: string } }[];
}

/** Reads the report that Vitest or Playwright wrote. */
export function tallyOf(file: string, succeeded: boolean): Tally {
  const { numPassedTests = 0, numFailedTests = 0, stats = { expected: 0, unexpected: 0 } } = reportIn(file);
  return withFailureOfRun(
    { passed: numPassedTests + stats.expected, failed: numFailedTests + stats.unexpected },
    succeeded,
  );
}

/** Where and why each test failed that a report names: long output is read from its end, and may have lost its middle. */
export function failuresIn(file: string): string[] {
  const { testResults = [], suites = [] } = reportIn(file);
  return [...testResults.flatMap(failuresOfFile), ...suites.flatMap(failuresOfSuite)];
}

function failuresOfFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const own = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages[0]));
  return status === 'failed' && own.length === 0 ? [failure(name, message)] : own;
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, ok, tests }) => {
    const why = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
    return ok ? [] : [failure(`${file}:${line} › ${title}`, why)];
  });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function failure(where: string, why: string | undefined): string {
  const reason = stripVTControlCharacters(why ?? 'failed')
    .split('\n')
    .slice(0, 4)
    .join('\n    ');
  return `${where}\n    ${reason}`;
}

function reportIn(file: string): Report {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A part may break without any of its tests failing, such as when it does not start. */
function withFailureOfRun(tally: Tally, succeeded: boolean): Tally {
  return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
