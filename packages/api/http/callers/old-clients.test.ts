import { clientVersionHeader } from 'market/calls/client-version.rules';
import { afterAll, expect, it } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const apps: ReturnType<typeof buildApi>[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

it('[SEAT-38] refuses a page of our own that is too old, before anything else, and no other program', async () => {
  const app = buildApi(market, { oldestClient: 3 });
  apps.push(app);
  const { headers } = await signedInOperator(market, { roles: ['lead'] });
  const call = async (version?: string) => {
    const sent = { ...headers, ...(version !== undefined && { [clientVersionHeader]: version }) };
    const reply = await app.inject({ url: '/api/v1/admin/stores', headers: sent });
    return [reply.statusCode, reply.json().errors?.[0]?.code];
  };
  expect(await call('2')).toEqual([426, 'client_too_old']);
  expect(await call('3')).toEqual([200, undefined]);
  expect(await call()).toEqual([200, undefined]);
});

it('[SEAT-38] takes the pages of its own release', async () => {
  const { headers } = await signedInOperator(market, { roles: ['lead'] });
  const sent = { ...headers, [clientVersionHeader]: '1' };
  expect((await market.app.inject({ url: '/api/v1/admin/stores', headers: sent })).statusCode).toBe(200);
});
