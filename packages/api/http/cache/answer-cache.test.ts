import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect, type Database } from '#api/db/connection.ts';
import { ownAnswers } from '#api/providers/answers/own-answers.ts';
import { redisAnswers } from '#api/providers/answers/redis-answers.ts';
import type { SharedAnswers } from '#api/providers/answers/shared-answers.ts';
import { openRedis, type Redis } from '#api/providers/redis/open-redis.ts';
import { type RedisUnderTest, startRedisUnderTest, withoutRedis } from '#api/testing/stand-ins/redis-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { answerCache, clearCaches, shareAnswers } from './answer-cache.ts';
import type { CachePolicy } from './cache-policies.ts';

const market = marketUnderTest();
let names = 0;
const policy = (): CachePolicy => ({ name: `test ${++names}`, seconds: 60, isShared: true });

function cachedBy(open: () => SharedAnswers): void {
  beforeAll(() => shareAnswers(market.db, open(), 'primary'));

  it('is asked for once while it is fresh, by everybody at once too', async () => {
    const cached = answerCache<number>(policy());
    let asks = 0;
    const ask = async () => ++asks;
    const answers = await Promise.all([cached(market.db, 'a', ask), cached(market.db, 'a', ask)]);
    expect([...answers, await cached(market.db, 'a', ask)]).toEqual([1, 1, 1]);
    expect(await cached(market.db, 'b', ask)).toBe(2);
  });

  it('is asked for again when it is no longer fresh', async () => {
    const cached = answerCache<number>({ name: 'alone', seconds: 60 });
    let asks = 0;
    const ask = async () => ++asks;
    vi.useFakeTimers({ toFake: ['performance'], now: 1_000 });
    onTestFinished(() => void vi.useRealTimers());
    vi.advanceTimersByTime(1_000);
    expect(await cached(market.db, 'a', ask)).toBe(1);
    vi.advanceTimersByTime(60_001);
    expect(await cached(market.db, 'a', ask)).toBe(2);
  });

  it('is loaded again once a change is published', async () => {
    const cached = answerCache<number>(policy());
    let asks = 0;
    const ask = async () => ++asks;
    expect(await cached(market.db, 'a', ask)).toBe(1);
    clearCaches(market.db);
    expect(await cached(market.db, 'a', ask)).toBe(2);
  });

  it('is not cached when it fails: the next call asks again', async () => {
    const cached = answerCache<number>(policy());
    await expect(cached(market.db, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cached(market.db, 'a', async () => 1)).toBe(1);
  });

  it('makes room for newer ones', async () => {
    const cached = answerCache<number>({ name: 'alone', seconds: 60 });
    let asks = 0;
    const ask = async () => ++asks;
    for (let key = 0; key <= 1000; key++) await cached(market.db, String(key), ask);
    expect(await cached(market.db, '1000', ask)).toBe(1001);
    expect(await cached(market.db, '0', ask)).toBe(1002);
  });
}

describe('an answer that a node keeps for itself', () => {
  cachedBy(() => ownAnswers);
});

// Without Redis on this machine the test is skipped, and its title says so.
describe.skipIf(withoutRedis)(`an answer that nodes share${withoutRedis ? `: ${withoutRedis}` : ''}`, () => {
  const reports: string[] = [];
  let server: RedisUnderTest;
  let [first, second] = [undefined, undefined] as unknown as [Redis, Redis];
  const open = async () => {
    const redis = await openRedis(server.url, () => {});
    await vi.waitUntil(() => redis.client.isReady, { timeout: 20_000 });
    return redis;
  };
  const answersOf = (redis: Redis, mark = 'version 1') =>
    redisAnswers(redis.client, { mark, report: (words) => reports.push(words) });
  beforeAll(async () => {
    server = await startRedisUnderTest();
    [first, second] = await Promise.all([open(), open()]);
    // The first look-up starts the generation.
    await answersOf(first).get('anything');
    await vi.waitUntil(async () => (await answersOf(first).get('anything')).publish.length > 0, { timeout: 20_000 });
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await server.stop();
  });

  cachedBy(() => answersOf(first));

  /** Two nodes that count their queries and share a cache. */
  function twoNodes(answers: [SharedAnswers, SharedAnswers] = [answersOf(first), answersOf(second)]) {
    const other = connect({ url: market.url });
    onTestFinished(() => other.destroy());
    shareAnswers(market.db, answers[0], 'primary');
    shareAnswers(other, answers[1], 'primary');
    const counts = { asks: 0 };
    const cached = answerCache<ReadonlyMap<number, string>>(policy(), {
      write: (answer) => [...answer],
      read: (written: [number, string][]) => new Map(written),
    });
    const see = (db: Database, key = 'a') => cached(db, key, async () => new Map([[++counts.asks, '₦']]));
    return { nodes: [market.db, other] as const, counts, see };
  }

  it('is made by one of them', async () => {
    const { nodes, counts, see } = twoNodes();
    const made = await see(nodes[0]);
    await expect.poll(() => first.client.dbSize()).toBeGreaterThan(1);
    expect(await see(nodes[1])).toEqual(made);
    expect(counts.asks).toBe(1);
  });

  it('is loaded again by both once one of them has received a change, also if it was begun before', async () => {
    const { nodes, counts, see } = twoNodes();
    await see(nodes[0]);
    clearCaches(nodes[0]);
    expect([...(await see(nodes[1])).keys()]).toEqual([2]);
    expect(counts.asks).toBe(2);
    const look = await answersOf(first).get('begun before');
    clearCaches(nodes[1]);
    await answersOf(second).get('anything');
    look.publish({ text: 'old', milliseconds: 60_000 });
    await first.client.ping();
    expect((await answersOf(second).get('begun before')).answer).toBeUndefined();
  });

  it('keeps its age when it is copied between nodes', async () => {
    const look = await answersOf(first).get('round');
    look.publish({ text: 'made', milliseconds: 5_000 });
    await first.client.ping();
    const { answer } = await answersOf(second).get('round');
    expect(answer?.text).toBe('made');
    expect(answer?.milliseconds).toBeLessThanOrEqual(5_000);
    expect(answer?.milliseconds).toBeGreaterThan(0);
  });

  it('is not shared by nodes of two versions', async () => {
    const newer = answersOf(second, 'version 2');
    await newer.get('anything');
    const { nodes, counts, see } = twoNodes([answersOf(first), newer]);
    await see(nodes[0]);
    await see(nodes[1]);
    expect(counts.asks).toBe(2);
  });

  it('is named in Redis by nothing that anybody could read', async () => {
    (await answersOf(first).get('Anna lives here')).publish({ text: '1', milliseconds: 1_000 });
    await first.client.ping();
    expect((await first.client.keys('*')).join()).not.toContain('Anna');
  });

  it('is made by each of them while Redis does not answer, within moments, and while it is away', async () => {
    const { nodes, counts, see } = twoNodes();
    server.freeze();
    const since = performance.now();
    for (let key = 0; key < 20; key++) await see(nodes[0], String(key));
    // After waiting for five, no request waits any more.
    expect(performance.now() - since).toBeLessThan(2_000);
    expect(counts.asks).toBe(20);
    expect(reports).toContain(
      'The Redis of cached answers has failed 5 times in a row and is not called for 30 seconds',
    );
    server.thaw();
    await server.kill();
    expect([...(await see(nodes[1])).keys()]).toEqual([21]);
    await server.startAgain();
    await expect.poll(() => second.client.isReady).toBe(true);
    expect([...(await see(nodes[1], 'b')).keys()]).toEqual([22]);
  });

  it('that Redis was not told to forget is never found once it answers again', async () => {
    await expect.poll(() => first.client.isReady && second.client.isReady).toBe(true);
    const node = answersOf(first);
    await node.get('anything');
    await expect
      .poll(async () => {
        (await node.get('kept')).publish({ text: 'old', milliseconds: 60_000 });
        return (await node.get('kept')).answer?.text;
      })
      .toBe('old');
    server.freeze();
    node.forget();
    expect((await node.get('kept')).answer).toBeUndefined();
    server.thaw();
    await first.client.ping();
    expect((await node.get('kept')).answer).toBeUndefined();
  });
});
