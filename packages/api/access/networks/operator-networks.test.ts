import { isIP } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const path = 'admin/settings/networks';
const owner = () => signedInOperator(market, { roles: ['owner'] });

async function save(change: object, { headers }: { headers: Record<string, string> }) {
  const { version } = (await visitor.get(path, headers)).body;
  const reply = await visitor.put(path, { networks: [], outside: 'refused', version, ...change }, headers);
  clearCaches(market.db);
  return reply;
}

afterEach(async () => {
  await sql`delete from settings where name = 'operator_networks'`.execute(market.db);
  clearCaches(market.db);
});

/** As a colleague at work has saved it, whatever the own address is. */
async function savedElsewhere(outside: 'refused' | 'second_factor') {
  const value = JSON.stringify({ networks: ['196.216.0.0/16'], outside, version: 1 });
  await sql`insert into settings (name, value) values ('operator_networks', ${value}::jsonb)`.execute(market.db);
  clearCaches(market.db);
}

describe('[SEAT-10] networks of operators', () => {
  it('are everywhere until some are saved, and say where the caller is', async () => {
    const by = await owner();
    const { body } = await visitor.get(path, by.headers);
    expect(body).toMatchObject({ networks: [], outside: 'second_factor', version: 0 });
    const own = body.own_address;
    expect(isIP(own)).not.toBe(0);
    expect((await save({ networks: [own, own, '10.0.0.0/8'] }, by)).body).toMatchObject({
      ...{ networks: [own, '10.0.0.0/8'], outside: 'refused', version: 1 },
    });
    expect((await visitor.get('admin/settings', by.headers)).status).toBe(200);
  });

  it('refuse a list that shuts its author out, and what is no network', async () => {
    const by = await owner();
    for (const outside of ['refused', 'second_factor']) {
      expect((await save({ networks: ['196.216.0.0/16'], outside }, by)).code).toBe('networks_shut_out');
    }
    expect((await save({ networks: ['196.216.0.0/16', 'office'] }, by)).code).toBe('networks');
    expect((await visitor.put(path, { networks: [], outside: 'refused', version: 7 }, by.headers)).code).toBe(
      'changed_meanwhile',
    );
    expect((await visitor.get('admin/settings', by.headers)).status).toBe(200);
  });

  it('refuse an operator from elsewhere on the next call, or ask for a second factor; nobody else', async () => {
    const by = await owner();
    await savedElsewhere('refused');
    expect((await visitor.get('admin/stores', by.headers)).code).toBe('network_refused');
    expect((await visitor.get('customer/info', by.headers)).status).toBe(200);
    await sql`delete from settings where name = 'operator_networks'`.execute(market.db);
    await savedElsewhere('second_factor');
    expect((await visitor.get('admin/stores', by.headers)).code).toBe('second_factor_needed');
    await sql`update customers set second_factor_since = now() where id = ${by.id}`.execute(market.db);
    await sql`update sessions set second_factor_at = now() where customer_id = ${by.id}`.execute(market.db);
    expect((await visitor.get('admin/stores', by.headers)).status).toBe(200);
  });
});
