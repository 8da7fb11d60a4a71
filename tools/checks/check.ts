import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { lineOf } from '../tally.ts';

const documents = ['docs/openapi.json', ...globSync('docs/openapi/*.json')];
// The linter looks for a newer one of itself otherwise.
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

const checks: [what: string, command: string, ...args: string[]][] = [
  ['format, lint, import boundaries', 'biome', 'check', '.'],
  ['types of the routes', 'npm', 'run', 'typegen', '--workspace', 'storefront'],
  ['types', 'tsc', '-p', '.'],
  ...globSync('{apps,packages}/*/tsconfig.json')
    .map(dirname)
    .filter((folder) => folder !== 'packages/client')
    .map((folder): [string, string, ...string[]] => [`types of ${folder}`, 'tsc', '-p', folder]),
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
  ['raw statements', 'node', 'tools/checks/check-statements.ts'],
  ['commands and settings', 'node', 'tools/generators/write-documents.ts', '--check'],
  ['example of the environment', 'node', 'tools/generators/write-env-example.ts', '--check'],
  ['files for operators', 'node', 'tools/checks/deploy/check-deploy.ts'],
  ['sizes', 'size-limit'],
];

/** Runs every check and names all that fail, not only the first. */
const failed = checks.filter(([what, command, ...args]) => {
  const since = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  const passed = status === 0;
  console.log(`${passed ? '✓' : '✗'} ${what} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  if (!passed) console.log(stdout ?? '', stderr ?? '', error?.message ?? '');
  return !passed;
});
console.log(`\n${lineOf({ passed: checks.length - failed.length, failed: failed.length })}`);
process.exitCode = failed.length > 0 ? 1 : 0;
