import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { makeFolders } from '../make-folders.ts';
import { mayEnter, packagedBinaries, runnableBinaries } from './binaries.ts';
import { type User, unprivilegedUser } from './unprivileged-user.ts';

export interface ClusterPaths {
  user: User | undefined;
  /** The folder of `initdb` and `postgres`. */
  binaries: string;
  /** Contains everything of one PostgreSQL; it is created elsewhere and moved here when it is complete. */
  home: string;
  cluster: string;
  log: string;
  password: string;
}

/**
 * Finds where PostgreSQL and its data live. Root's own folders are closed to the user that
 * PostgreSQL runs as; then both move to a system folder named after the one that was asked for.
 */
export function clusterPaths(dataDirectory: string): ClusterPaths {
  const requested = resolve(dataDirectory);
  const systemFolder = join('/var/lib/soko', createHash('sha256').update(requested).digest('hex').slice(0, 12));
  makeFolder(requested);
  const user = unprivilegedUser(homeIn(requested));
  const folder = mayEnter(requested, user) ? requested : systemFolder;
  if (folder === systemFolder) makeFolder(folder);
  const home = homeIn(folder);
  const packaged = packagedBinaries();
  mustBeReadable(home, dataDirectory);
  mustFit(join(home, 'cluster'), packaged.version);
  return { user, binaries: runnableBinaries(packaged, folder, user), ...partsOf(home) };
}

/** The parts of a PostgreSQL's home, also while it is being made. */
export function partsOf(home: string): Pick<ClusterPaths, 'home' | 'cluster' | 'log' | 'password'> {
  return { home, cluster: join(home, 'cluster'), log: join(home, 'postgres.log'), password: join(home, 'password') };
}

function homeIn(folder: string): string {
  return join(folder, 'postgres');
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder, 0o755);
  } catch (cause) {
    throw new CannotStart(`The folder ${folder} cannot be made (${codeOf(cause)}). Set DATA_DIR to another one.`);
  }
  if (!isAllowed(folder, constants.W_OK | constants.X_OK) && !existsSync(homeIn(folder))) {
    throw new CannotStart(`The folder ${folder} cannot be written by this user. Set DATA_DIR to another one.`);
  }
}

function mustBeReadable(home: string, dataDirectory: string): void {
  if (!existsSync(home) || isAllowed(home, constants.R_OK | constants.X_OK)) return;
  throw new CannotStart(`The data in ${dataDirectory} belongs to another user. Start as that user, or set DATA_DIR.`);
}

/** Data of another major version cannot be opened, and PostgreSQL reports that only in its log. */
function mustFit(cluster: string, version: string): void {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) return;
  const [existing, included] = [readFileSync(file, 'utf8').trim(), version.split('.')[0]];
  if (existing === included) return;
  throw new CannotStart(
    `The data in ${cluster} is of PostgreSQL ${existing}; this Soko brings ${included}. Set DATA_DIR.`,
  );
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
}
