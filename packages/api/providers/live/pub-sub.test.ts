import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { transact } from '#api/db/transact.ts';
import { type RedisUnderTest, startRedisUnderTest, withoutRedis } from '#api/testing/stand-ins/redis-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { openRedis, type Redis } from '../redis/open-redis.ts';
import { postgresPubSub } from './postgres-pub-sub.ts';
import type { LiveEvent, PubSub } from './pub-sub.ts';
import { redisPubSub } from './redis-pub-sub.ts';

const market = marketUnderTest();
const news = (topic: string, n: number) => ({ topic, name: 'message' as const, data: { n } });

/** A listening node; once this resolves it receives everything. */
async function listening(pubSub: PubSub, topics: string[]) {
  const received: (LiveEvent | undefined)[] = [];
  pubSub.listen(topics, (event) => received.push(event));
  // The first notification says that earlier events may have been missed.
  await expect.poll(() => received.length).toBe(1);
  const numbers = () => received.slice(1).map((event) => event?.data.n);
  return { received, numbers };
}

function pubSubTests(open: () => { node: () => PubSub; cut: () => Promise<unknown> }): void {
  const node = () => {
    const pubSub = open().node();
    onTestFinished(() => pubSub.close());
    return pubSub;
  };

  it('brings the events of one node to every node, in order, by topic', async () => {
    const [one, other] = [node(), node()];
    const [here, there] = [await listening(one, ['a']), await listening(other, ['a', 'b'])];
    await one.publish(market.db, [news('a', 1), news('b', 2), news('a', 3)]);
    await expect.poll(here.numbers).toEqual([1, 3]);
    await expect.poll(there.numbers).toEqual([1, 2, 3]);
    const ids = there.received.slice(1).map((event) => event?.id ?? 0);
    expect(ids.toSorted((a, b) => a - b)).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
  });

  it('publishes after the commit, and nothing of a transaction that rolled back', async () => {
    const pubSub = node();
    const { numbers } = await listening(pubSub, ['c']);
    const given = transact(market.db, async (transaction) => {
      await pubSub.publish(transaction, [news('c', 1)]);
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    await transact(market.db, async (transaction) => {
      await pubSub.publish(transaction, [news('c', 2)]);
      await pubSub.publish(market.db, [news('c', 3)]);
      await expect.poll(numbers).toEqual([3]);
    });
    await expect.poll(numbers).toEqual([3, 2]);
  });

  it('knows what came after an event, for listeners who come back', async () => {
    const pubSub = node();
    const { received } = await listening(pubSub, ['d', 'e']);
    await pubSub.publish(market.db, [news('d', 1), news('e', 2), news('d', 3)]);
    await expect.poll(() => received.length).toBe(4);
    const first = received[1]?.id ?? 0;
    expect(pubSub.after(first, ['d'])?.map(({ data }) => data.n)).toEqual([3]);
    expect(pubSub.after(first - 1, ['d'])).toBeUndefined();
  });

  it('reports a gap when the connection was cut, and continues', async () => {
    const pubSub = node();
    const { received, numbers } = await listening(pubSub, ['f']);
    await open().cut();
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]).toBeUndefined();
    await pubSub.publish(market.db, [news('f', 1)]);
    await expect.poll(numbers).toEqual([undefined, 1]);
  });
}

describe('live events over PostgreSQL', () => {
  pubSubTests(() => ({
    node: () => postgresPubSub(market.url),
    cut: () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(market.db),
  }));
});

// Without Redis on this machine the test is skipped, and its title says so.
describe.skipIf(withoutRedis)(`live events over Redis${withoutRedis ? `: ${withoutRedis}` : ''}`, () => {
  let server: RedisUnderTest;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedisUnderTest();
    redis = await openRedis(server.url, () => {});
    await vi.waitUntil(() => redis.client.isReady, { timeout: 20_000 });
  });
  afterAll(async () => {
    await redis.close();
    await server.stop();
  });

  pubSubTests(() => ({
    node: () => redisPubSub(redis),
    cut: async () => {
      await server.kill();
      await server.startAgain();
      await expect.poll(() => redis.client.isReady).toBe(true);
    },
  }));

  it('lets a transaction end while Redis is away', async () => {
    const pubSub = redisPubSub(redis);
    await server.kill();
    await transact(market.db, (transaction) => pubSub.publish(transaction, [news('g', 1)]));
    await server.startAgain();
    await expect.poll(() => redis.client.isReady).toBe(true);
  });
});
