import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import {
  countJobs,
  discardDeadLetters,
  findDeadLetters,
  retryDeadLetters,
  retryWaitingJobsNow,
} from '#api/jobs/dead-letters.ts';
import { jobKindNames } from '#api/jobs/job-kinds.ts';
import { type Jobs, openJobs } from '#api/jobs/open-jobs.ts';
import { Undeliverable } from '#api/jobs/undeliverable.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { type JobHandler, jobHandlers, onMessages, startKind } from './background-work.ts';

const market = marketUnderTest();
const opened: Jobs[] = [];

async function node(): Promise<Jobs> {
  const jobs = await openJobs(market.db, { url: market.url });
  opened.push(jobs);
  return jobs;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop(1000)));
  const jobs = await openJobs(market.db);
  for (const kind of jobKindNames) await jobs.boss.deleteAllJobs(kind);
  await jobs.boss.deleteAllJobs('dead-letters');
  await jobs.stop(0);
});

const poison = 'poison';
/** Work that records its input, and fails on poison. */
function noting(done: string[]): JobHandler {
  return {
    async work(_, { id }: { id: string }) {
      if (id === poison) throw new Undeliverable('Nobody can do this');
      done.push(id);
    },
  };
}

describe('a job that always fails', () => {
  it.each(jobKindNames)('of the kind %s keeps no other back, and is found among the dead letters', async (kind) => {
    const [jobs, done] = [await node(), [] as string[]];
    const others = jobKindNames.filter((name) => name !== kind);
    for (const name of jobKindNames) await startKind(market, jobs, name, noting(done));
    const names = (prefix: string) => ['1', '2', '3'].map((number) => `${prefix} ${number}`);
    await jobs.queue(
      market.db,
      kind,
      [poison, ...names(kind)].map((id) => ({ data: { id } })),
    );
    for (const other of others) await jobs.queue(market.db, other, [{ data: { id: other } }]);
    await expect.poll(() => done.toSorted()).toEqual([...names(kind), ...others].toSorted());
    await expect
      .poll(() => findDeadLetters(jobs, { limit: 10 }))
      .toMatchObject([{ kind, data: { id: poison }, fault: 'Nobody can do this', tries: 1 }]);
    expect(await countJobs(market.db)).toContainEqual({ kind, waiting: 0, dead: 1 });
  });

  it('in a batch of messages is set apart at once, and the others are done', async () => {
    const [jobs, done] = [await node(), [] as number[]];
    const work = onMessages('publish-order-events', async (_, ids) => {
      if (ids.includes(13)) throw new Error('Nobody can tell this');
      done.push(...ids);
    });
    await startKind(market, jobs, 'publish-order-events', work);
    const ids = Array.from({ length: 200 }, (_, index) => index);
    await jobs.queue(market.db, 'publish-order-events', [{ data: { ids } }]);
    await expect.poll(() => done.length).toBe(199);
    expect(await jobs.boss.findJobs('publish-order-events', { queued: true })).toMatchObject([
      { data: { ids: [13] }, state: 'retry', output: { message: 'Nobody can tell this' } },
    ]);
  });

  it('that hangs keeps no other kind back', async () => {
    const [jobs, done] = [await node(), [] as string[]];
    let letGo = () => {};
    const hanging = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await startKind(market, jobs, 'return-payment', { work: () => hanging });
    await startKind(market, jobs, 'end-unpaid-order', noting(done));
    await jobs.queue(market.db, 'return-payment', [{ data: { id: 'slow' } }]);
    await expect.poll(() => jobs.boss.getWipData().find(({ name }) => name === 'return-payment')?.count).toBe(1);
    await jobs.queue(market.db, 'end-unpaid-order', [{ data: { id: 'quick' } }]);
    await expect.poll(() => done).toEqual(['quick']);
    letGo();
  });
});

describe('a dead letter', () => {
  it('comes after all tries have failed, and is retried when the operator says so', async () => {
    const [jobs, tries] = [await node(), [] as boolean[]];
    let isFixed = false;
    await startKind(market, jobs, 'end-quote', {
      work: async (_context, _data, { isLast, isByOperator }) => {
        tries.push(isLast);
        if (!isFixed) throw new Error('Not yet');
        expect(isByOperator).toBe(true);
      },
    });
    await jobs.queue(market.db, 'end-quote', [{ key: 'one', data: { id: 'one' } }]);
    const given = async () => {
      await retryWaitingJobsNow(jobs, 'end-quote');
      return findDeadLetters(jobs, { kind: 'end-quote', limit: 10 });
    };
    await expect.poll(given, { timeout: 15_000, interval: 20 }).toHaveLength(1);
    expect(tries.filter((isLast) => isLast)).toHaveLength(1);
    const letters = await given();
    expect(letters[0]).toMatchObject({ fault: 'Not yet', tries: 7 });
    // A known job is not queued again by the next run.
    await jobs.queue(market.db, 'end-quote', [{ key: 'one', data: { id: 'one' } }]);
    expect(await countJobs(market.db)).toContainEqual({ kind: 'end-quote', waiting: 0, dead: 1 });
    isFixed = true;
    expect(await retryDeadLetters(jobs, letters)).toBe(1);
    await expect.poll(() => tries.length).toBe(8);
    await expect.poll(() => countJobs(market.db)).toContainEqual({ kind: 'end-quote', waiting: 0, dead: 0 });
  });

  it('is deleted when the operator discards it', async () => {
    const jobs = await node();
    await startKind(market, jobs, 'clean-up', noting([]));
    await jobs.queue(market.db, 'clean-up', [{ data: { id: poison } }]);
    await expect.poll(() => findDeadLetters(jobs, { limit: 10 })).toHaveLength(1);
    expect(await discardDeadLetters(jobs, await findDeadLetters(jobs, { limit: 10 }))).toBe(1);
    expect(await findDeadLetters(jobs, { limit: 10 })).toEqual([]);
  });
});

describe('several nodes', () => {
  it('share the jobs: each is done once', async () => {
    const done: string[] = [];
    const nodes = [await node(), await node(), await node()];
    for (const jobs of nodes) await startKind(market, jobs, 'send-push', noting(done));
    const ids = Array.from({ length: 60 }, (_, index) => String(index));
    for (const id of ids) await nodes[0]?.queue(market.db, 'send-push', [{ data: { id } }]);
    await expect.poll(() => done.length).toBe(60);
    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  it('look for due work once in each time', async () => {
    const done: string[] = [];
    const tick = async () => [{ key: 'due', data: { id: 'due' } }];
    for (const jobs of [await node(), await node(), await node()]) {
      await startKind(market, jobs, 'clean-up', { ...noting(done), tick });
      await jobs.requestTick('clean-up', 86_400);
    }
    await expect.poll(() => done).toEqual(['due']);
    expect(await opened[0]?.boss.findJobs('clean-up')).toHaveLength(2);
  });
});

describe('a message', () => {
  it('that always fails gets a dead letter of its own, and the other messages are processed', async () => {
    const jobs = await node();
    const published: string[] = [];
    const live = {
      ...market.live,
      async publish(_: unknown, events: readonly { topic: string }[]) {
        if (events.some(({ topic }) => topic.endsWith('bad'))) throw new Undeliverable('Too long');
        published.push(...events.map(({ topic }) => topic));
      },
    };
    await startKind(
      { ...market, live } as typeof market,
      jobs,
      'publish-order-events',
      jobHandlers['publish-order-events'],
    );
    const { rows } = await sql<{ id: number; order_id: string }>`
      select id, order_id from outbox where kind = 'order_status' order by id limit 20`.execute(market.db);
    await jobs.queue(market.db, 'publish-order-events', [{ data: { ids: rows.map(({ id }) => id) } }]);
    const ofOrders = () => published.filter((topic) => topic.startsWith('order:')).toSorted();
    await expect.poll(ofOrders).toEqual(rows.map(({ order_id }) => `order:${order_id}`).toSorted());
  });

  it('that a node of the previous release has queued is published under its former kind', async () => {
    const [jobs, published] = [await node(), [] as string[]];
    const live = {
      ...market.live,
      async publish(_: unknown, events: readonly { topic: string }[]) {
        published.push(...events.map(({ topic }) => topic));
      },
    };
    await startKind({ ...market, live } as typeof market, jobs, 'tell-followers', jobHandlers['tell-followers']);
    const { rows } = await sql<{ id: number; order_id: string }>`
      select id, order_id from outbox where kind = 'order_status' order by id limit 1`.execute(market.db);
    await jobs.queue(market.db, 'tell-followers', [{ data: { ids: rows.map(({ id }) => id) } }]);
    await expect.poll(() => published).toContain(`order:${rows[0]?.order_id}`);
  });
});
