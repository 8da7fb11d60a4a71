import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previousRelease } from '../../harness/previous-release/previous-release-version.ts';
import { locksInMigration, tablesMadeBy } from './migrations/migration-locks.ts';
import { faultsInMigration } from './migrations/migration-rules.ts';
import { report } from './repository-files.ts';

/** Checks whether the previous release can work with the migrations since then, and orders go on while they run. */
const folder = 'packages/api/db/migrations';
const migrations = readdirSync(folder)
  .filter((name) => name >= previousRelease.firstMigrationAfter)
  .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));
const newTables = new Set(migrations.flatMap(({ source }) => tablesMadeBy(source)));

report(
  migrations.flatMap(({ name, source }) => [
    ...faultsInMigration(name, source),
    ...locksInMigration(name, source, newTables),
  ]),
);
