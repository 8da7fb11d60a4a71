import { sql } from 'kysely';
import type { Settings } from 'market/config/config.contract';
import { afterAll, beforeAll } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { connect } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { MarketUnderTest } from './under-test/market-under-test.ts';

type SomeSettings = Partial<Omit<Settings, 'centralize_login'>> & {
  centralize_login?: Partial<Settings['centralize_login']>;
};

/**
 * The same database under other settings, for the current block of tests: started as a new node, because nodes cache
 * their settings for some seconds. Omitted settings do not change.
 */
export function marketUnderSettings(
  market: MarketUnderTest,
  settings: SomeSettings,
  context: Partial<ApiContext> = {},
): MarketUnderTest {
  const node = {} as MarketUnderTest;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(settings)) await writeSetting(market, name, value);
    const { connectionString: url = '' } = market.db.hotPool.options;
    Object.assign(node, { ...market, ...context, db: connect({ url }) });
    node.app = buildApi(node, { checkReplies: true });
  });
  afterAll(async () => {
    await node.app.close();
    await node.db.destroy();
  });
  return node;
}

/** Omitted switches do not change. */
async function writeSetting({ db }: MarketUnderTest, name: string, value: unknown): Promise<void> {
  await sql`insert into settings as s (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = case when jsonb_typeof(excluded.value) = 'object'
      then s.value || excluded.value else excluded.value end`.execute(db);
}
