import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '../testing/market-under-test.ts';
import { countFailure, countTry, forgetOldTries, type Limit, mustHaveTries } from './limits.ts';

const market = marketUnderTest();
const limit = (subject: string, change: Partial<Limit> = {}): Limit => ({
  name: 'tries',
  subject,
  windowSeconds: 3600,
  limit: 3,
  ...change,
});

describe('a limit of tries', () => {
  it('lets so many pass and no more, also when all come at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => countTry(market.db, limit('one'))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const [refused] = tries.filter((attempt) => attempt.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'too_many' });
  });

  it('is counted for each subject and each thing by itself', async () => {
    for (let n = 0; n < 3; n++) await countTry(market.db, limit('two'));
    await countTry(market.db, limit('three'));
    await countTry(market.db, limit('two', { name: 'other tries' }));
  });

  it('begins anew in the next window of the database’s clock', async () => {
    for (let n = 0; n < 3; n++) await countTry(market.db, limit('four'));
    await sql`update rate_limits set window_start = window_start - interval '1 hour' where subject = 'four'`.execute(
      market.db,
    );
    await countTry(market.db, limit('four'));
  });

  it('forgets what is over for a day, and nothing younger', async () => {
    for (let n = 0; n < 3; n++) await countTry(market.db, limit('seven'));
    await forgetOldTries(market.db);
    await expect(countTry(market.db, limit('seven'))).rejects.toMatchObject({ code: 'too_many' });
    await sql`update rate_limits set window_start = window_start - interval '2 days'`.execute(market.db);
    await forgetOldTries(market.db);
    expect((await sql`select from rate_limits`.execute(market.db)).rows).toEqual([]);
  });

  it('of failures refuses only once they are used up, by any of the limits', async () => {
    const both = [limit('five', { limit: 1 }), limit('six', { limit: 2 })];
    await mustHaveTries(market.db, both);
    await countFailure(market.db, both);
    await expect(mustHaveTries(market.db, both)).rejects.toMatchObject({ code: 'too_many' });
    await mustHaveTries(market.db, [limit('six', { limit: 2 })]);
    await countFailure(market.db, [limit('six', { limit: 2 })]);
    await expect(mustHaveTries(market.db, [limit('six', { limit: 2 })])).rejects.toMatchObject({ code: 'too_many' });
  });
});
