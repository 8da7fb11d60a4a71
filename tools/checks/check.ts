import { spawnSync } from 'node:child_process';
import { lineOf } from './tally.ts';

const checks: [what: string, command: string, ...args: string[]][] = [
  ['format, lint, arrows', 'biome', 'check', '.'],
  ['types of the routes', 'npm', 'run', 'typegen', '--workspace', 'web'],
  ['types', 'tsc', '-p', '.'],
  ['types of the storefront', 'tsc', '-p', 'web'],
  ['types of the journeys', 'tsc', '-p', 'e2e'],
  ['names', 'node', 'tools/check-names.ts'],
  ['migrations', 'node', 'tools/check-migrations.ts'],
  ['addresses', 'node', 'tools/check-addresses.ts'],
  ['unused', 'knip'],
  ['texts', 'node', 'tools/check-texts.ts'],
  ['documents', 'node', 'tools/check-documents.ts'],
  ['OpenAPI', 'node', 'tools/write-openapi.ts', '--check'],
  ['table types', 'node', 'tools/write-tables.ts', '--check'],
  ['commands and settings', 'node', 'tools/write-documents.ts', '--check'],
  ['example of the environment', 'node', 'tools/write-env-example.ts', '--check'],
  ['files for operators', 'node', 'tools/check-deploy.ts'],
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
