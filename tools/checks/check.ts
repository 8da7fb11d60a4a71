import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { lineOf } from '../tally.ts';

const documents = ['docs/openapi.json', ...globSync('docs/openapi/*.json')];
// The linter looks for a newer one of itself otherwise.
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

type Check = [what: string, command: string, ...args: string[]];

/** The types of the others are made from those of the routes. */
const first: Check = ['types of the routes', 'npm', 'run', 'typegen', '--workspace', 'storefront'];
/** The longest come first, so that no core waits at the end. */
const others: Check[] = [
  ['format, lint, import boundaries', 'biome', 'check', '.'],
  ['types', 'tsc', '-p', '.'],
  ['raw statements', 'node', 'tools/checks/check-statements.ts'],
  ['types of the storefront', 'tsc', '-p', 'apps/storefront'],
  // One program: each alone would check the kit, the market and their libraries again, which is half of its time.
  ['types of the staff applications', 'tsc', '-p', 'apps/tsconfig.staff.json'],
  ['types of the journeys', 'tsc', '-p', 'e2e'],
  ['names', 'node', 'tools/checks/check-names.ts'],
  ['folders', 'node', 'tools/checks/check-folders.ts'],
  ['imports', 'node', 'tools/checks/imports/check-imports.ts'],
  ['migrations', 'node', 'tools/checks/check-migrations.ts'],
  ['addresses', 'node', 'tools/checks/check-addresses.ts'],
  ['unused', 'knip'],
  ['texts', 'node', 'tools/checks/check-texts.ts'],
  ['documents', 'node', 'tools/checks/check-documents.ts'],
  ['OpenAPI', 'node', 'tools/generators/write-openapi.ts', '--check'],
  ['OpenAPI is valid', 'redocly', 'lint', '--config', 'tools/checks/redocly.yaml', ...documents],
  ['table types', 'node', 'tools/generators/write-tables.ts', '--check'],
  ['commands and settings', 'node', 'tools/generators/write-documents.ts', '--check'],
  ['example of the environment', 'node', 'tools/generators/write-env-example.ts', '--check'],
  ['files for operators', 'node', 'tools/checks/deploy/check-deploy.ts'],
  ['sizes', 'size-limit'],
];

/** Prints the result of a check, with its output if it fails, and returns whether it passed. */
async function passes([what, command, ...args]: Check): Promise<boolean> {
  const since = performance.now();
  const { passed, output } = await new Promise<{ passed: boolean; output: string }>((resolve) => {
    execFile(command, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const withoutOutput = error && !stdout && !stderr;
      resolve({ passed: !error, output: withoutOutput ? error.message : `${stdout}\n${stderr}` });
    });
  });
  console.log(`${passed ? '✓' : '✗'} ${what} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  if (!passed) console.log(output);
  return passed;
}

// Every check runs and all that fail are named, not only the first. Most use one core, so they share the cores.
const results = [await passes(first)];
const waiting = others.values();
const lanes = Array.from({ length: availableParallelism() }, async () => {
  for (const check of waiting) results.push(await passes(check));
});
await Promise.all(lanes);
const failed = results.filter((passed) => !passed).length;
console.log(`\n${lineOf({ passed: results.length - failed, failed })}`);
process.exitCode = failed > 0 ? 1 : 0;
