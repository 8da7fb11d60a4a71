import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { marketUnderTest } from '../../testing/market-under-test.ts';
import { type RedisUnderTest, startRedisUnderTest, withoutRedis } from '../../testing/redis-under-test.ts';
import { openRedis, type Redis } from '../redis/open-redis.ts';
import type { Limit, Limits } from './limits.ts';
import { forgetOldTries, postgresLimits } from './postgres-limits.ts';
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
  const count = (one: Limit) => open().limits.countTry(market.db, one);
  const must = (...several: Limit[]) => open().limits.mustHaveTries(market.db, several);
  const tooMany = { code: 'too_many' };

  it('lets so many pass and no more, also when all come at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => count(limit('one'))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const [refused] = tries.filter((attempt) => attempt.status === 'rejected');
    expect(refused?.reason).toMatchObject(tooMany);
  });

  it('is counted for each subject and each thing by itself', async () => {
    for (let n = 0; n < 3; n++) await count(limit('two'));
    await count(limit('three'));
    await count(limit('two', { name: 'other tries' }));
  });

  it('begins anew in the next window', async () => {
    for (let n = 0; n < 3; n++) await count(limit('four'));
    await open().endWindow(limit('four'));
    await count(limit('four'));
  });

  it('of failures refuses only once they are used up, by any of the limits', async () => {
    const both = [limit('five', { limit: 1 }), limit('six', { limit: 2 })];
    await must(...both);
    await open().limits.countFailure(market.db, both);
    await expect(must(...both)).rejects.toMatchObject(tooMany);
    await must(limit('six', { limit: 2 }));
    await open().limits.countFailure(market.db, [limit('six', { limit: 2 })]);
    await expect(must(limit('six', { limit: 2 }))).rejects.toMatchObject(tooMany);
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
      for (let n = 0; n < 3; n++) await postgresLimits.countTry(transaction, limit('eight'));
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    await postgresLimits.countTry(market.db, limit('eight'));
  });

  it('forgets what is over for a day, and nothing younger', async () => {
    for (let n = 0; n < 3; n++) await postgresLimits.countTry(market.db, limit('seven'));
    await forgetOldTries(market.db);
    await expect(postgresLimits.countTry(market.db, limit('seven'))).rejects.toMatchObject({ code: 'too_many' });
    await sql`update rate_limits set window_start = window_start - interval '2 days'`.execute(market.db);
    await forgetOldTries(market.db);
    expect((await sql`select from rate_limits`.execute(market.db)).rows).toEqual([]);
  });
});

// A machine without Redis has nothing to count with; the title says so.
describe.skipIf(withoutRedis)(`a limit of tries in Redis${withoutRedis ? `: ${withoutRedis}` : ''}`, () => {
  const said: string[] = [];
  let server: RedisUnderTest;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedisUnderTest();
    redis = await openRedis(server.url, (words) => said.push(words));
    await vi.waitUntil(() => redis.client.isReady, { timeout: 5_000 });
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
    await redisLimits(redis.client, postgresLimits).countTry(market.db, limit('nine'));
    expect((await sql`select from rate_limits where subject = 'nine'`.execute(market.db)).rows).toEqual([]);
    expect(await redis.client.ttl(keyOf(limit('nine')))).toBeGreaterThan(3500);
  });

  it('is counted by PostgreSQL while Redis is away, at once, and by Redis when it is back', async () => {
    const limits = redisLimits(redis.client, postgresLimits);
    await server.kill();
    for (let n = 0; n < 3; n++) await limits.countTry(market.db, limit('ten'));
    await expect(limits.countTry(market.db, limit('ten'))).rejects.toMatchObject({ code: 'too_many' });
    await server.startAgain();
    await expect.poll(() => redis.client.isReady, { timeout: 5_000 }).toBe(true);
    await limits.countTry(market.db, limit('ten'));
    expect(said.map((words) => words.split(':')[0])).toEqual([
      'Redis is away, and PostgreSQL counts in its place',
      'Redis is back',
    ]);
  });
});
