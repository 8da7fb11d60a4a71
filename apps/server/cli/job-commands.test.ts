import { openJobs } from 'api/jobs/open-jobs';
import { Undeliverable } from 'api/jobs/undeliverable';
import { callSoko, queryDatabase } from 'api/testing/call-soko';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { describe, expect, it } from 'vitest';

const market = marketUnderTest();
const soko = (...sent: string[]) => callSoko(sent, { DATABASE_URL: market.url });

/** Makes the jobs of a kind with these ids fail permanently. */
async function fail(kind: 'end-quote' | 'return-payment', ids: string[]): Promise<void> {
  const jobs = await openJobs(market.db, { url: market.url });
  await jobs.work(
    kind,
    async () => {
      throw new Undeliverable('M-Pesa refused');
    },
    async () => {},
  );
  await jobs.queue(
    market.db,
    kind,
    ids.map((id) => ({ data: { id } })),
  );
  await expect.poll(() => jobs.boss.findJobs('dead-letters', { queued: true })).toHaveLength(ids.length);
  await jobs.stop(1000);
}

describe('dead letters', () => {
  it('are listed, shown, queued again and deleted', async () => {
    expect((await soko('jobs', 'list')).answer).toContain('No dead letters.');
    await fail('return-payment', ['one', 'two']);
    const { json: listed } = await soko('jobs', 'list', '--kind', 'return-payment', '--json');
    expect(listed.dead_letters).toMatchObject([{ kind: 'return-payment', fault: 'M-Pesa refused', tries: 1 }, {}]);
    expect(listed.counts).toContainEqual({ kind: 'return-payment', waiting: 0, dead: 2 });
    expect((await soko('jobs', 'list', '--kind', 'end-quote', '--json')).json.dead_letters).toEqual([]);
    const [letter] = listed.dead_letters;
    expect((await soko('jobs', 'show', letter.id, '--json')).json).toEqual(letter);
    expect((await soko('jobs', 'retry', letter.id)).answer).toBe('1 jobs run again.');
    const { json: retried } = await soko('jobs', 'list', '--json');
    expect(retried.counts).toContainEqual({ kind: 'return-payment', waiting: 1, dead: 1 });
    expect((await soko('jobs', 'discard', '--all')).answer).toBe('1 jobs deleted.');
    expect((await soko('jobs', 'list', '--json')).json.dead_letters).toEqual([]);
  });

  it('of a return ends when the operator has returned the money by hand', async () => {
    const id = 'returned-by-hand-00001';
    await queryDatabase(
      market.url,
      `insert into payments (id, customer_id, provider, currency, amount, callback, status, ended_at)
       select '${id}', min(id), 'daraja', 'KES', 100, '/home', 'return_refused', now() from customers`,
    );
    expect((await soko('payment', 'returned', id)).answer).toBe(`Payment ${id} is returned.`);
    expect((await soko('payment', 'returned', id)).code).toBe(64);
    expect(await queryDatabase(market.url, `select status from payments where id = '${id}'`)).toEqual([
      { status: 'returned' },
    ]);
  });

  it('that are unknown are listed, and one or all must be given', async () => {
    const unknown = '3f0c2f0e-6a55-4c0e-9d53-0c54a1d1c9b1';
    expect(await soko('jobs', 'show', unknown)).toMatchObject({
      code: 64,
      stderr: expect.stringContaining(`There is no dead letter ${unknown}.`),
    });
    expect((await soko('jobs', 'retry')).code).toBe(64);
    expect((await soko('jobs', 'discard', unknown, '--all')).code).toBe(64);
    expect((await soko('jobs', 'show', 'seven')).code).toBe(64);
  });
});
