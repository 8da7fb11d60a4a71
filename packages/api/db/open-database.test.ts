import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { openDatabase } from './open-database.ts';

function opened(change: (url: URL) => void) {
  const url = new URL(inject('databaseServer'));
  change(url);
  return openDatabase({ kind: 'postgres', url: url.href }, () => {});
}

it('opens an existing PostgreSQL', async () => {
  const url = inject('databaseServer');
  await expect(openDatabase({ kind: 'postgres', url }, () => {})).resolves.toMatchObject({ url });
});

it('says which database is missing, and keeps the password to itself', async () => {
  const refusal = await opened((url) => {
    url.pathname = '/soko_is_not_here';
    url.password ||= 'hush';
  }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CannotStart);
  expect(String(refusal)).toMatch(/\/soko_is_not_here\) has no database of this name/);
  expect(String(refusal)).not.toContain(new URL(inject('databaseServer')).password || 'hush');
});

it('reports an unknown host name', async () => {
  const refused = opened((url) => {
    url.hostname = 'nowhere.invalid';
    url.searchParams.delete('host');
  });
  await expect(refused).rejects.toThrow(/no machine has this name/);
});

it('waits for a PostgreSQL that does not answer at first, and says so', async () => {
  const { hostname, port } = new URL(inject('databaseServer'));
  let connections = 0;
  const door = createServer((socket) => {
    connections += 1;
    socket.on('error', () => {});
    // Like a booting machine: the connection opens, but nothing answers.
    if (connections === 1) return;
    const postgres = connect(Number(port || 5432), hostname).on('error', () => {});
    socket.pipe(postgres).pipe(socket);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  onTestFinished(() => void door.close());
  const url = new URL(inject('databaseServer'));
  url.host = `127.0.0.1:${(door.address() as AddressInfo).port}`;
  url.searchParams.delete('host');
  const reports: string[] = [];
  const options = { waitSeconds: 60, tryMilliseconds: 200, report: (words: string) => reports.push(words) };
  // On a busy machine a later try may be slow as well.
  await expect(openDatabase({ kind: 'postgres', url: url.href }, () => {}, options)).resolves.toMatchObject({});
  expect(reports).toEqual([expect.stringMatching(/has not answered in time; waiting for it$/)]);
});

it('ends with a sentence where a PostgreSQL does not come', async () => {
  const options = { waitSeconds: 0.1, report: () => {} };
  const refused = openDatabase({ kind: 'postgres', url: 'postgres://soko@127.0.0.1:1/soko' }, () => {}, options);
  await expect(refused).rejects.toThrow(/does not answer: nothing listens there/);
});
