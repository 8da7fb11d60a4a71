import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RedisUnderTest, startRedisUnderTest, withoutRedis } from '#api/testing/stand-ins/redis-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { openRedis, type Redis } from '../redis/open-redis.ts';
import type { Limit, Limits } from './limits.ts';
import { deleteOldTries, postgresLimits } from './postgres-limits.ts';
import { keyOf, redisLimits } from './redis-limits.ts';

const market = marketUnderTest();
const limit = (subject: string, change: Partial<Limit> = {}): Limit => ({
  name: 'tries',
  subject,
  windowSeconds: 3600,
  limit: 3,
  ...change,
});

/** An hour passes for one subject. */
type EndWindow = (limit: Limit) => Promise<unknown>;

function limitsOf(open: () => { limits: Limits; endWindow: EndWindow }): void {
  const take = (...several: Limit[]) => open().limits.take(market.db, several);
  const peek = (...several: Limit[]) => open().limits.peek(market.db, several);
  const atOnce = (count: number, ...several: Limit[]) =>
    Promise.all(Array.from({ length: count }, () => take(...several)));
  const isCounted = (seconds: number | undefined) => seconds === undefined;

  it('allows a number of attempts and no more, also when all come at once', async () => {
    expect((await atOnce(10, limit('one'))).filter(isCounted)).toHaveLength(3);
  });

  it('is counted for each subject and each thing by itself', async () => {
    for (let n = 0; n < 3; n++) await take(limit('two'));
    expect(await take(limit('three'))).toBeUndefined();
    expect(await take(limit('two', { name: 'other tries' }))).toBeUndefined();
  });

  it('begins again in the next window, and says when that is', async () => {
    for (let n = 0; n < 3; n++) await take(limit('four'));
    const seconds = await take(limit('four'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    await open().endWindow(limit('four'));
    expect(await take(limit('four'))).toBeUndefined();
  });

  it('counts against all of several or against none, also when all come at once', async () => {
    const [scarce, ample] = [limit('five', { limit: 2 }), limit('six', { limit: 100 })];
    expect((await atOnce(20, scarce, ample)).filter(isCounted)).toHaveLength(2);
    expect(await peek(scarce)).toBeGreaterThan(0);
    // Of the ample one two are used, so exactly 98 are left.
    expect((await atOnce(100, ample)).filter(isCounted)).toHaveLength(98);
  });

  it('is looked at without counting, and a try that succeeded is given back', async () => {
    const one = limit('seven and a half', { limit: 1 });
    for (let n = 0; n < 3; n++) expect(await peek(one)).toBeUndefined();
    expect(await take(one)).toBeUndefined();
    expect(await take(one)).toBeGreaterThan(0);
    await open().limits.giveBack(market.db, [one]);
    expect(await take(one)).toBeUndefined();
  });

  it('of none refuses all', async () => {
    expect(await take(limit('nothing', { limit: 0 }))).toBeGreaterThan(0);
  });
}

describe('a limit of tries in PostgreSQL', () => {
  const endWindow: EndWindow = ({ subject }) =>
    sql`update rate_limits set window_start = window_start - interval '1 hour' where subject = ${subject}`.execute(
      market.db,
    );
  limitsOf(() => ({ limits: postgresLimits, endWindow }));

  it('goes with the transaction that it was counted in', async () => {
    const given = market.db.transaction().execute(async (transaction) => {
      for (let n = 0; n < 3; n++) await postgresLimits.take(transaction, [limit('eight')]);
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    await postgresLimits.take(market.db, [limit('eight')]);
  });

  it('forgets what is over for a day, and nothing younger', async () => {
    for (let n = 0; n < 3; n++) await postgresLimits.take(market.db, [limit('seven')]);
    await deleteOldTries(market.db);
    expect(await postgresLimits.take(market.db, [limit('seven')])).toBeGreaterThan(0);
    await sql`update rate_limits set window_start = window_start - interval '2 days'`.execute(market.db);
    await deleteOldTries(market.db);
    expect((await sql`select from rate_limits`.execute(market.db)).rows).toEqual([]);
  });
});

// Without Redis on this machine the test is skipped, and its title says so.
describe.skipIf(withoutRedis)(`a limit of tries in Redis${withoutRedis ? `: ${withoutRedis}` : ''}`, () => {
  const reports: string[] = [];
  let server: RedisUnderTest;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedisUnderTest();
    redis = await openRedis(server.url, (words) => reports.push(words));
    await vi.waitUntil(() => redis.client.isReady, { timeout: 20_000 });
  });
  afterAll(async () => {
    await redis.close();
    await server.stop();
  });

  limitsOf(() => ({
    limits: redisLimits(redis.client, postgresLimits),
    endWindow: (over) => redis.client.pExpire(keyOf(over), 0),
  }));

  it('writes nothing into the database, and each window ends', async () => {
    await redisLimits(redis.client, postgresLimits).take(market.db, [limit('nine')]);
    expect((await sql`select from rate_limits where subject = 'nine'`.execute(market.db)).rows).toEqual([]);
    expect(await redis.client.ttl(keyOf(limit('nine')))).toBeGreaterThan(3500);
  });

  it('is counted by PostgreSQL while Redis is away, at once, and by Redis when it is back', async () => {
    const limits = redisLimits(redis.client, postgresLimits);
    await server.kill();
    for (let n = 0; n < 3; n++) await limits.take(market.db, [limit('ten')]);
    expect(await limits.take(market.db, [limit('ten')])).toBeGreaterThan(0);
    await server.startAgain();
    await expect.poll(() => redis.client.isReady).toBe(true);
    await limits.take(market.db, [limit('ten')]);
    expect(reports.map((words) => words.split(':')[0])).toEqual([
      'Redis is away, and PostgreSQL counts in its place',
      'Redis is back',
    ]);
  });
});
