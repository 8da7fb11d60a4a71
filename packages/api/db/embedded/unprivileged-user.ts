import { readFileSync, statSync } from 'node:fs';
import { CannotStart } from '../cannot-start.ts';

export interface User {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, and initdb wants a user that has a name. Data that exists
 * stays with the user that it belongs to.
 */
export function unprivilegedUser(cluster: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new CannotStart(
    'PostgreSQL does not run as root and needs the user "postgres" or "nobody". Create one, or set DATABASE_URL.',
  );
}
