import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#api/db/embedded/free-port.ts';
import { listenForJobs } from '#api/jobs/listen-for-jobs.ts';
import { postgresPubSub } from '#api/providers/live/postgres-pub-sub.ts';
import { freeze, thaw } from '../../../../harness/scale/freeze.ts';
import {
  type PostgresPair,
  queryPostgres,
  startPostgresPair,
  systemPostgres,
} from '../../../../harness/scale/postgres-pair.ts';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { connect } from '../connection.ts';
import { databaseHealth } from '../database-health.ts';
import { openDatabase } from '../open-database.ts';
import { locationOf } from './database-address.ts';
import { DatabaseClient } from './database-client.ts';

const binaries = systemPostgres();
const without = binaries ? '' : ': no programs of PostgreSQL on this machine';
const folder = scratchFolder();
const away = 'nowhere.invalid:5432';

let pair: PostgresPair;
beforeAll(async () => {
  if (!binaries) return;
  const ports = [await freePort(), await freePort()] as [number, number];
  pair = await startPostgresPair(folder.path, binaries, ports, (url) =>
    queryPostgres(url, 'create table notes (words text); create sequence live_events').then(() => {}),
  );
}, 60_000);
afterAll(async () => {
  if (pair) await Promise.all([pair.replica.crash(), pair.primary.crash()]);
  folder[Symbol.dispose]();
});

let addresses = 0;
/** A new address each time: connections of one address share what they know. */
function addressOf(hosts: string[], target: string): string {
  addresses += 1;
  return `postgres://soko@${hosts.join(',')}/postgres?target_session_attrs=${target}&application_name=test${addresses}`;
}

const hostIn = (url: string) => `127.0.0.1:${locationOf(url).port}`;
const both = (target: string) => addressOf([away, hostIn(pair.replica.url), hostIn(pair.primary.url)], target);

async function portOf(address: string): Promise<number> {
  const client = new DatabaseClient({ connectionString: address });
  await client.connect();
  const { rows } = await client
    .query<{ port: number }>('select inet_server_port() as port')
    .finally(() => client.end());
  return rows[0]?.port ?? 0;
}

describe.skipIf(!binaries)(`a PostgreSQL with several hosts${without}`, { timeout: 60_000 }, () => {
  it.each([
    ['read-write', 'primary'],
    ['primary', 'primary'],
    ['read-only', 'replica'],
    ['standby', 'replica'],
    ['prefer-standby', 'replica'],
    ['any', 'replica'],
  ] as const)('is reached at the first host that is %s', async (target, host) => {
    expect(await portOf(both(target))).toBe(locationOf(pair[host].url).port);
  });

  it('is not opened while no host fits, and the reason of each is given', async () => {
    const hosts = [away, hostIn(pair.replica.url), '127.0.0.1:1'];
    const url = addressOf(hosts, 'read-write');
    const refused = openDatabase({ kind: 'postgres', url }, () => {}, { waitSeconds: 0.1, report: () => {} });
    await expect(refused).rejects.toThrow(
      `The PostgreSQL of DATABASE_URL (${hosts.join(', ')}/postgres) has no host for read-write: ` +
        `${away} cannot be found: no machine has this name, ${hosts[1]} is a standby, ` +
        '127.0.0.1:1 does not answer: nothing listens there',
    );
  });

  it('is not waited for where each host refuses the connection', async () => {
    const url = both('read-write').replace('/postgres?', '/soko_is_not_here?');
    const refused = openDatabase({ kind: 'postgres', url }, () => {}, { report: () => {} });
    await expect(refused).rejects.toThrow(/has no database of this name: create it first/);
  });

  it('refuses a single standby that must take writes', async () => {
    await expect(portOf(addressOf([hostIn(pair.replica.url)], 'read-write'))).rejects.toThrow(/is a standby/);
  });

  it('does not use a connection again that turned out to lead to a standby', async () => {
    const db = connect({ url: pair.replica.url, poolSize: 1 });
    onTestFinished(() => db.destroy());
    const pidOf = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const first = await pidOf();
    expect(await pidOf()).toBe(first);
    const write = sql`insert into notes values (${'hello'})`.execute(db);
    await expect(write).rejects.toMatchObject({ code: '25006' });
    expect(await pidOf()).not.toBe(first);
  });

  it('is followed to another primary, while the former one is frozen, by statements, events and jobs', async () => {
    const url = both('read-write');
    const db = connect({ url, poolSize: 2 });
    const live = postgresPubSub(url);
    const received: string[] = [];
    let connections = 0;
    const jobs = await listenForJobs({
      url,
      channel: 'jobs',
      onNotify: (queue) => received.push(queue),
      reconnected: () => {
        connections += 1;
      },
    });
    const endListening = live.listen(['operators'], (event) => received.push(event?.name ?? 'gap'));
    const health = databaseHealth(url, () => {});
    onTestFinished(async () => {
      endListening();
      await jobs.close();
      await live.close();
      await db.destroy();
    });
    await sql`insert into notes values (${'before'})`.execute(db);
    await expect.poll(health.canWrite).toBe(true);

    freeze(pair.primary.pid());
    const waiting = sql`insert into notes values (${'frozen'})`.execute(db).catch((error: Error) => error.message);
    const refusal = () => portOf(url).catch((error: Error) => error.message);
    await expect.poll(refusal, { timeout: 20_000 }).toMatch(/^has no host for read-write/);
    // Each question to a frozen host takes 1.5 seconds; those who come meanwhile do not wait for it.
    const since = performance.now();
    for (let times = 0; times < 20; times += 1) expect(await refusal()).toMatch(/^has no host for read-write/);
    expect(performance.now() - since).toBeLessThan(1_500);
    await queryPostgres(pair.replica.url, 'select pg_promote()');
    expect(await waiting).toMatch(/^Connection terminated/);
    const write = async () => {
      await sql`insert into notes values (${'after'})`.execute(db);
      return (await sql<{ port: number }>`select inet_server_port() as port`.execute(db)).rows[0]?.port;
    };
    await expect.poll(() => write().catch(() => 0), { timeout: 20_000 }).toBe(locationOf(pair.replica.url).port);
    await expect.poll(health.canWrite, { timeout: 20_000 }).toBe(true);
    await expect.poll(() => connections, { timeout: 20_000 }).toBe(2);
    const notify = async () => {
      await sql`select pg_notify('jobs', 'queue')`.execute(db);
      await live.publish(db, [{ topic: 'operators', name: 'alarm', data: {} }]);
      return [...new Set(received)].sort();
    };
    await expect.poll(notify, { timeout: 20_000 }).toEqual(['alarm', 'gap', 'queue']);
    thaw(pair.primary.pid());

    // The former primary still says that it is one.
    expect(await queryPostgres(pair.primary.url, 'select pg_is_in_recovery() as is')).toEqual([{ is: false }]);
    expect(await write()).toBe(locationOf(pair.replica.url).port);
    const former = addressOf([hostIn(pair.primary.url), hostIn(pair.replica.url)], 'read-write');
    expect(await portOf(former)).toBe(locationOf(pair.replica.url).port);
  });
});
