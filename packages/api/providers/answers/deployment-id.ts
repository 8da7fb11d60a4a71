import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#api/db/connection.ts';
import { signingKey } from '#api/db/signing-key.ts';

const root = join(import.meta.dirname, '../../../..');
/** Sources that influence answers and pages. */
const folders = ['packages/market', 'packages/api', 'apps/storefront/build/server'];

export interface DeploymentIdentity {
  db: Database;
  databaseUrl: string;
  /** Other configuration that influences answers. */
  configuration: unknown;
}

/**
 * Identifies a deployment in one release and configuration: nodes share answers only with nodes that would have made
 * the same ones. A copy that was restored elsewhere has the same key, but another address.
 */
export async function deploymentId({ db, databaseUrl, configuration }: DeploymentIdentity): Promise<string> {
  const [key, version] = await Promise.all([signingKey(db, 'shared answers'), versionOfSources()]);
  return createHash('sha256')
    .update(JSON.stringify([key, version, databaseUrl, configuration]))
    .digest('base64url')
    .slice(0, 22);
}

/** The sources themselves: two builds may carry the same number. */
async function versionOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
    const sources = names.filter((name) => /\.[jt]s$/.test(name) && !/node_modules|\.test\.ts$/.test(name)).sort();
    const texts = await Promise.all(sources.map((name) => readFile(join(root, folder, name))));
    for (const [index, name] of sources.entries()) hash.update(name).update(texts[index] ?? '');
  }
  return hash.digest('base64url');
}
