import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { lineOf, tallyOf } from '../../tools/tally.ts';
import { previousRelease, testsOfPreviousRelease } from './previous-release-version.ts';
import { seedByPreviousRelease, tryUpgrade } from './try-upgrade.ts';

/**
 * Runs tests of the previous release, with its code, seed and tests, on the tables of the current migrations: it uses
 * exactly these while nodes are replaced one by one, and after a rollback. With `--upgrade l` it seeds a market of that
 * size with the previous release instead, and upgrades it.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      upgrade: { type: 'string' },
      /** Keeps the market of the previous release in this folder, for the next upgrade. */
      keep: { type: 'string' },
    },
  });
  if (!isInHistory(previousRelease.commit)) {
    console.log(
      `The previous release ${previousRelease.commit} is not in this copy of the repository: fetch its history`,
    );
    console.log('(git fetch --unshallow) to run its tests on the tables of this one. Nothing was proved.');
    console.log(lineOf({ passed: 0, failed: 0 }));
    return 0;
  }
  using folder = scratchFolder();
  unpack(previousRelease.commit, folder.path);
  if (values.upgrade) {
    linkPackages(folder.path);
    const cluster = join(folder.path, 'cluster');
    const seeded = values.keep ? join(values.keep, values.upgrade) : cluster;
    if (!existsSync(seeded)) seedByPreviousRelease(folder.path, seeded, values.upgrade);
    // PostgreSQL may run as another user, whose files they stay.
    if (seeded !== cluster) execFileSync('cp', ['-a', seeded, cluster]);
    // The folder is removed at the return.
    return await tryUpgrade(cluster, folder.path);
  }
  const migrations = copyMigrations(folder.path);
  linkPackages(folder.path);
  const report = join(folder.path, 'report.json');
  writeFileSync(join(folder.path, 'vitest.config.mjs'), configuration);
  console.log(`${previousRelease.commit.slice(0, 7)} on the tables of ${migrations}:`);
  const { status } = spawnSync(
    'vitest',
    ['run', ...testsOfPreviousRelease, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: folder.path, stdio: 'inherit' },
  );
  const tally = tallyOf(report, status === 0);
  console.log(lineOf(tally));
  return tally.failed > 0 ? 1 : 0;
}

/** As the tests of the API are run; a machine that is busy gets time to copy databases. */
const configuration = `export default { test: {
  maxWorkers: 2,
  include: ${JSON.stringify(testsOfPreviousRelease)},
  globalSetup: ['api/testing/template-database.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
} };
`;

function isInHistory(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' }).status === 0;
}

function unpack(commit: string, folder: string): void {
  const parts = ['api', 'market', 'tools', 'commands', 'configuration', 'demo', 'package.json', ':!demo/images'];
  const tar = execFileSync('git', ['archive', commit, '--', ...parts], { maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['x', '-C', folder], { input: tar });
  symlinkSync(resolve('demo/images'), join(folder, 'demo/images'));
}

/** Copies our migrations for a runner that knows no steps, with indexes that are made within a transaction; returns the newest. */
function copyMigrations(folder: string): string {
  const theirs = join(folder, 'api/db/migrations');
  rmSync(theirs, { recursive: true });
  const names = readdirSync('packages/api/db/migrations').sort();
  mkdirSync(theirs);
  for (const name of names) {
    const source = readFileSync(join('packages/api/db/migrations', name), 'utf8');
    writeFileSync(join(theirs, name), source.replaceAll(' index concurrently ', ' index '));
  }
  return names.at(-1) ?? '';
}

/** Links the libraries of this checkout, but the previous release's own workspaces. */
function linkPackages(folder: string): void {
  const own = new Set(['api', 'market', 'server', 'storefront', 'ui']);
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    if (!own.has(name) && !name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  for (const name of ['api', 'market']) symlinkSync(join(folder, name), join(packages, name));
}

process.exitCode = await main();
