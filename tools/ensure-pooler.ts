import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasPooler } from '../harness/pooler/pooler.ts';

/** Installs PgBouncer if this user may; otherwise the test that needs it reports that it is missing. */
export function ensurePooler(): void {
  if (hasPooler() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log("> Installing Debian's package pgbouncer: `apt-get install pgbouncer`");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'pgbouncer']]) {
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env });
  }
}
