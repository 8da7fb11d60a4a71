import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import { everyGuard } from './every-guard.ts';
import type { Edit, Guard } from './guard.ts';
import { without } from './without.ts';

/**
 * Runs the test of each guard twice: with the guard, where it must pass, and without it, where it must fail. The lines
 * are replaced while they are loaded: no file changes.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, verbose: { type: 'boolean' } } });
const root = join(import.meta.dirname, '../..');
const wanted = everyGuard.filter(({ against }) => against.startsWith(values.only));

let taken: readonly Edit[] = [];
const takingAway = {
  name: 'take-guards-away',
  enforce: 'pre' as const,
  transform(source: string, id: string) {
    const file = id.split('?')[0]?.slice(root.length + 1) ?? '';
    const edits = taken.filter((edit) => edit.file === file);
    return edits.length === 0 ? undefined : { code: without(source, edits), map: null };
  },
};

const vitest = await createVitest(
  {
    config: false,
    root,
    watch: false,
    fsModuleCache: false,
    reporters: [{}],
    onConsoleLog: () => false,
    include: [...new Set(wanted.map(({ test }) => test.file))],
    globalSetup: ['packages/api/testing/template-database.ts'],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  { plugins: [takingAway] },
);

let failed = 0;
try {
  for (const guard of wanted) {
    const faults = await faultsOf(guard);
    if (faults.length > 0) failed += 1;
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${guard.against}: ${guard.what}`);
    for (const fault of faults) console.log(`    ${fault}`);
  }
} finally {
  await vitest.close();
}
console.log(`\n${wanted.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Why a guard is not proved: nothing when its test passes with it and fails without it. */
async function faultsOf(guard: Guard): Promise<string[]> {
  const asItIs = await outcomeOf(guard, []);
  const bare = await outcomeOf(guard, guard.without);
  const faults: string[] = [];
  if (asItIs.tests === 0) faults.push(`no test ${guard.test.title}`);
  if (asItIs.failure !== undefined) faults.push(`fails as the market is: ${asItIs.failure}`);
  if (bare.failure === undefined) faults.push('passes without it');
  // A server that does not start, or whose statements are broken, proves nothing.
  const failure = bare.failure ?? '';
  if (/SyntaxError|syntax error|is not defined|does not exist/.test(failure)) faults.push(failure);
  if (values.verbose) console.log(`    without it: ${failure}`);
  return faults;
}

interface Outcome {
  /** How many tests have the title. */
  tests: number;
  /** The first failure: of a test, or of its file, after whose tests the invariants are checked. */
  failure: string | undefined;
}

async function outcomeOf({ test }: Guard, edits: readonly Edit[]): Promise<Outcome> {
  taken = edits;
  for (const { file } of edits) vitest.invalidateFile(join(root, file));
  const path = join(root, test.file);
  const specification = vitest.getRootProject().createSpecification(path, {
    testNamePattern: new RegExp(
      test.title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/%[js]|\\\$\w+/g, '.*'),
    ),
  });
  const { testModules } = await vitest.runTestSpecifications([specification]);
  for (const { file } of edits) vitest.invalidateFile(join(root, file));
  // The reporter also lists files that ran before.
  const module = testModules.find(({ moduleId }) => moduleId === path);
  if (!module) return { tests: 0, failure: undefined };
  const tests = [...module.children.allTests()].filter((one) => one.result().state !== 'skipped');
  return { tests: tests.length, failure: failureIn(tests, module) };
}

function failureIn(tests: readonly TestCase[], module: TestModule): string | undefined {
  const failed = tests.find((test) => test.result().state === 'failed');
  const [error] = failed ? (failed.result().errors ?? []) : module.errors();
  if (!failed && !error) return undefined;
  return `${error?.message ?? ''} ${error?.diff ?? ''}`.replace(/\s+/g, ' ').trim().slice(0, 300);
}
