import { describe, expect, it, onTestFinished } from 'vitest';
import { callSoko } from '../api/testing/call-soko.ts';
import { marketUnderTest } from '../api/testing/market-under-test.ts';
import { startRedisUnderTest, withoutRedis } from '../api/testing/redis-under-test.ts';
import { startStorageStandIn } from '../api/testing/storage-stand-in.ts';
import type { Finding } from './doctor-commands.ts';
import { wordsOfReplica } from './find-growth.ts';

const market = marketUnderTest();

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

  it('is a bucket that takes, gives and removes, and nothing is left in it', async () => {
    const { environment, objects } = await bucket();
    expect((await findings(environment)).found('uploads')).toEqual([
      { what: 'uploads', is: 'good', words: 'the bucket soko-uploads takes, gives and removes' },
    ]);
    expect([...objects.keys()]).toEqual([]);
    const { code, found } = await findings({ ...environment, S3_SECRET_ACCESS_KEY: 'another' });
    expect(code).toBe(2);
    expect(found('uploads')).toEqual([
      { what: 'uploads', is: 'bad', words: expect.stringMatching(/^the bucket soko-uploads: .* answered 403/) },
    ]);
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
      { what: 'replica', is: 'bad', words: expect.stringContaining('is no replica') },
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
    const told = (bytesBehind: number, seconds: number | null) =>
      wordsOfReplica({ follows: true, bytesBehind, seconds });
    expect(told(0, 3600)).toMatchObject({ is: 'good', words: 'follows, and has all that the primary has written' });
    expect(told(2_400_000, 1)).toMatchObject({ is: 'good', words: expect.stringContaining('2.4 MB behind') });
    expect(told(50_000_000, 93.4)).toEqual({
      what: 'replica',
      is: 'notice',
      words: 'follows, 50.0 MB behind, the last transaction was played 93 s ago',
    });
  });
});
