import { freePort } from 'api/db/embedded/free-port';
import { callSoko } from 'api/testing/call-soko';
import { sendJson, startAnsweringServer } from 'api/testing/stand-ins/answering-server';
import { startRedisUnderTest, withoutRedis } from 'api/testing/stand-ins/redis-under-test';
import { startStorageStandIn } from 'api/testing/stand-ins/storage-stand-in';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { describe, expect, it, onTestFinished } from 'vitest';
import { queryPostgres, startPostgresPair, systemPostgres } from '../../../../harness/scale/postgres-pair.ts';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { findingOfReplica } from './check-shared-services.ts';
import type { Finding } from './finding.ts';

const market = marketUnderTest();
const binaries = systemPostgres();
const withoutPostgres = binaries ? '' : ': no programs of PostgreSQL on this machine';

async function findings(environment: Record<string, string>) {
  const { code, json } = await callSoko(['doctor', '--json'], {
    DATABASE_URL: market.url,
    PORT: '4508',
    ...environment,
  });
  const found = (what: string) => (json.findings as Finding[]).filter((finding) => finding.what === what);
  return { code, found };
}

async function bucket() {
  const standIn = await startStorageStandIn();
  onTestFinished(standIn.stop);
  const { storage } = standIn;
  return {
    ...standIn,
    environment: {
      S3_ENDPOINT: storage.origin,
      S3_BUCKET: storage.bucket,
      S3_REGION: storage.region,
      S3_ACCESS_KEY_ID: storage.accessKeyId,
      S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
    },
  };
}

describe('what several nodes share', () => {
  it('is not looked at where it is not set', async () => {
    const { code, found } = await findings({});
    expect(code).toBe(0);
    expect([...found('replica'), ...found('Redis')]).toEqual([]);
    expect(found('uploads')).toHaveLength(1);
  });

  it('includes the proxy: outside a demo, a missing setting is a warning', async () => {
    const notice = { is: 'notice', words: expect.stringContaining('TRUSTED_PROXIES is unset') };
    expect((await findings({ DEMO: 'off' })).found('proxies')).toMatchObject([notice]);
    const named = await findings({ DEMO: 'off', TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(named.found('proxies')).toMatchObject([{ is: 'good' }]);
  });

  it('is the disk on which uploads will lie, also before the first one', async () => {
    const folder = scratchFolder();
    onTestFinished(() => folder[Symbol.dispose]());
    const { found } = await findings({ DATA_DIR: folder.path });
    expect(found('disk')).toMatchObject([{ words: expect.stringContaining(`GB free for ${folder.path}`) }]);
  });

  it('is a bucket that can be written, read and deleted, and nothing is left in it', async () => {
    const { environment, objects } = await bucket();
    expect((await findings(environment)).found('uploads')).toEqual([
      { what: 'uploads', is: 'good', words: 'the bucket soko-uploads can be written, read and deleted' },
    ]);
    expect([...objects.keys()]).toEqual([]);
    const { code, found } = await findings({ ...environment, S3_SECRET_ACCESS_KEY: 'another' });
    expect(code).toBe(2);
    expect(found('uploads')).toEqual([
      { what: 'uploads', is: 'bad', words: expect.stringMatching(/^the bucket soko-uploads: .* answered 403/) },
    ]);
  });

  it('is a bucket that is away, and says what keeps it from us', async () => {
    const { environment, stop } = await bucket();
    await stop();
    expect((await findings(environment)).found('uploads')).toEqual([
      { what: 'uploads', is: 'bad', words: expect.stringContaining('ECONNREFUSED') },
    ]);
  });

  it('includes the remote API of a storefront on its own', async () => {
    const { origin, stop } = await startAnsweringServer((_url, response) => sendJson(response, { status: 'ready' }));
    const what = 'market of API_URL';
    const look = async () =>
      (await callSoko(['doctor', '--json'], { API_URL: origin, PORT: '4508' })).json.findings as Finding[];
    expect(await look()).toContainEqual({ what, is: 'good', words: `${origin} is ready` });
    await stop();
    expect(await look()).toContainEqual({ what, is: 'bad', words: `${origin} does not answer as a market does` });
  });

  it('is a Redis and a replica that are away, or no replica at all', async () => {
    const away = 'postgres://soko@127.0.0.1:1/soko';
    const { code, found } = await findings({ REDIS_URL: 'redis://127.0.0.1:1', DATABASE_REPLICA_URL: away });
    expect(code).toBe(2);
    expect(found('Redis')).toEqual([{ what: 'Redis', is: 'bad', words: expect.stringContaining('does not answer') }]);
    expect(found('replica')).toEqual([
      { what: 'replica', is: 'bad', words: expect.stringContaining('reads go to the primary') },
    ]);
    const same = `${market.url}${market.url.includes('?') ? '&' : '?'}application_name=other`;
    expect((await findings({ DATABASE_REPLICA_URL: same })).found('replica')).toEqual([
      { what: 'replica', is: 'bad', words: expect.stringContaining('is not a replica') },
    ]);
  });

  it.skipIf(withoutRedis)('is a Redis that answers', async () => {
    const redis = await startRedisUnderTest();
    onTestFinished(redis.stop);
    expect((await findings({ REDIS_URL: redis.url })).found('Redis')).toEqual([
      { what: 'Redis', is: 'good', words: expect.stringMatching(/^answers in \d+ ms$/) },
    ]);
  });

  it('is a replica by how far it is behind', () => {
    const reported = (bytesBehind: number, seconds: number | null, catchesUp = true) =>
      findingOfReplica({ follows: true, bytesBehind, seconds, isPaused: false, catchesUp });
    expect(reported(0, 3600)).toMatchObject({ is: 'good', words: 'follows, and has all that the primary has written' });
    expect(reported(2_400_000, 1)).toMatchObject({ is: 'good', words: expect.stringContaining('2.4 MB behind') });
    expect(reported(50_000_000, 93.4, false)).toEqual({
      what: 'replica',
      is: 'notice',
      words:
        'follows, 50.0 MB behind, the last transaction was played 93 s ago, and does not catch up; reads go to the primary',
    });
  });

  // Needs the programs of a whole PostgreSQL; the title says so if they are missing.
  it.skipIf(!binaries)(
    `includes a replica, streaming or paused${withoutPostgres}`,
    async () => {
      const folder = scratchFolder();
      const ports = [await freePort(), await freePort()] as [number, number];
      const pair = await startPostgresPair(folder.path, binaries ?? '', ports, async () => {});
      onTestFinished(async () => {
        await Promise.all([pair.replica.crash(), pair.primary.crash()]);
        folder[Symbol.dispose]();
      });
      const look = async () => (await callSoko(['doctor', '--json'], environment)).json.findings as Finding[];
      const environment = { DATABASE_URL: pair.primary.url, DATABASE_REPLICA_URL: pair.replica.url, PORT: '4508' };
      const found = async () => (await look()).find(({ what }) => what === 'replica');
      expect(await found()).toMatchObject({ is: 'good', words: expect.stringMatching(/^follows, /) });
      const standby = (await callSoko(['doctor', '--json'], { DATABASE_URL: pair.replica.url, PORT: '4508' })).json;
      expect((standby.findings as Finding[]).filter(({ what }) => what === 'database')).toEqual([
        { what: 'database', is: 'bad', words: expect.stringMatching(/ is a standby, which takes no writes: /) },
      ]);
      await queryPostgres(pair.replica.url, 'select pg_wal_replay_pause()');
      await queryPostgres(pair.primary.url, 'create table written as select generate_series(1, 1000)');
      expect(await found()).toMatchObject({
        is: 'notice',
        words: expect.stringMatching(/^follows, \S+ [kM]B behind.*: its replay is paused; select pg_wal_replay_resume/),
      });
      await queryPostgres(pair.replica.url, 'select pg_wal_replay_resume()');
      await expect.poll(found, { timeout: 20_000 }).toMatchObject({ is: 'good' });
    },
    90_000,
  );
});
