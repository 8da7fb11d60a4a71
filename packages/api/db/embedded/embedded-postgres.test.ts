import { statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

async function started(dataDirectory: string) {
  const postgres = await startEmbeddedPostgres(dataDirectory, { durable: false });
  onTestFinished(() => postgres.stop());
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query<{ folder: string; isSocket: boolean }>(
    `select current_setting('unix_socket_directories') as folder, inet_server_addr() is null as "isSocket"`,
  );
  return { url: postgres.url, ...rows[0] };
}

describe('the PostgreSQL of a data directory', () => {
  it('is reached by a socket in a folder that only its user may enter', { timeout: 30_000 }, async () => {
    using folder = scratchFolder();
    const { folder: sockets = '', isSocket, url } = await started(folder.path);
    expect(isSocket).toBe(true);
    expect(statSync(sockets).mode & 0o077).toBe(0);
    // For a program that knows no sockets, and a proxy.
    const byPort = new URL(url);
    byPort.searchParams.delete('host');
    const client = new pg.Client({ connectionString: byPort.href });
    await client.connect();
    await client.end();
  });

  it('is reached by its port where the path of a socket would be too long', { timeout: 30_000 }, async () => {
    using folder = scratchFolder();
    const { folder: sockets, isSocket, url } = await started(join(folder.path, 'a-long-name-'.repeat(9)));
    expect({ sockets, isSocket }).toEqual({ sockets: '', isSocket: false });
    expect(new URL(url).search).toBe('');
  });
});
