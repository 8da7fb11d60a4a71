import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previousRelease } from '../../harness/previous-release/previous-release-version.ts';
import { faultsInMigration } from './migration-rules.ts';
import { report } from './repository-files.ts';

/** Checks whether the previous release can work with the migrations since then. */
const folder = 'packages/api/db/migrations';
const names = readdirSync(folder).filter((name) => name >= previousRelease.firstMigrationAfter);

report(names.flatMap((name) => faultsInMigration(name, readFileSync(join(folder, name), 'utf8'))));
