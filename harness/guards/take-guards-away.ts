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
  const asItIs = await outcomesOf(guard, []);
  const bare = await outcomesOf(guard, guard.without);
  const faults: string[] = [];
  if (asItIs.length === 0) faults.push(`no test ${guard.test.title}`);
  if (asItIs.some(isFailed)) faults.push(`fails as the market is: ${errorOf(asItIs)}`);
  if (!bare.some(isFailed)) faults.push('passes without it');
  // A server that does not start, or whose statements are broken, proves nothing.
  if (/SyntaxError|syntax error|is not defined|does not exist/.test(errorOf(bare))) faults.push(errorOf(bare));
  if (values.verbose) console.log(`    without it: ${errorOf(bare)}`);
  return faults;
}

async function outcomesOf({ test }: Guard, edits: readonly Edit[]): Promise<TestCase[]> {
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
  return testModules.filter(({ moduleId }) => moduleId === path).flatMap(testsIn);
}

function testsIn(module: TestModule): TestCase[] {
  const broken = module.errors()[0];
  if (broken) throw new Error(broken.message);
  return [...module.children.allTests()].filter((test) => test.result().state !== 'skipped');
}

function isFailed(test: TestCase): boolean {
  return test.result().state === 'failed';
}

function errorOf(tests: TestCase[]): string {
  const [first] = tests.filter(isFailed);
  const error = first?.result().errors?.[0];
  return `${error?.message ?? ''} ${error?.diff ?? ''}`.replace(/\s+/g, ' ').trim().slice(0, 300);
}
