import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { connect } from '#api/db/connection.ts';
import { postgresPubSub } from '#api/providers/live/postgres-pub-sub.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { clearCachesOnChange, publishChange } from './publish-change.ts';

const market = marketUnderTest();

describe('a change that everybody reads', () => {
  it('is seen on another node as soon as it is published, and by its page cache', async () => {
    const context = { ...market, db: connect({ url: market.url }), live: postgresPubSub(market.url) };
    const other = buildApi(context);
    onTestFinished(async () => {
      await other.close();
      await context.live.close();
      await context.db.destroy();
    });
    let received = 0;
    clearCachesOnChange(context, () => {
      received += 1;
    });
    // Entries that were cached before the node subscribed are dropped too.
    await expect.poll(() => received).toBe(1);
    const nameThere = async () =>
      (await other.inject('/api/v1/config')).json<{ business_name: string }>().business_name;
    expect(await nameThere()).not.toBe('Duka');
    await sql`insert into settings (name, value) values ('business_name', '"Duka"')
      on conflict (name) do update set value = excluded.value`.execute(market.db);
    expect(await nameThere()).not.toBe('Duka');
    await publishChange(market);
    await expect.poll(() => received).toBe(2);
    expect(await nameThere()).toBe('Duka');
  });
});
