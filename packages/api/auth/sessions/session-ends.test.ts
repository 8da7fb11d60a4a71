import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { asBearer, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const from = () => visitorUnderTest(() => market.app);

describe('a session', () => {
  it('[AUTH-137] of a suspended account ends with the next call', async () => {
    const { id, headers, browserHeaders } = await signedInCustomer(market);
    expect((await from().get('customer/info', headers)).status).toBe(200);
    await sql`update customers set is_active = false where id = ${id}`.execute(market.db);
    for (const sentHeaders of [headers, browserHeaders]) {
      const { status, body } = await from().get('customer/info', sentHeaders);
      expect([status, body]).toEqual([
        401,
        { errors: [{ code: 'account_inactive', message: 'Your account is inactive' }] },
      ]);
    }
  });

  it('[AUTH-136] [AUTH-137] that is over is reported so, and removed from the browser', async () => {
    const { token, browserHeaders } = await signedInCustomer(market);
    await sql`delete from sessions`.execute(market.db);
    for (const headers of [asBearer(token), browserHeaders, asBearer('never-was-a-token-at-all')]) {
      const { status, body } = await from().get('customer/info', headers);
      expect([status, body]).toEqual([
        401,
        { errors: [{ code: 'token_expired', message: 'Your token has been expired' }] },
      ]);
    }
    expect((await from().get('customer/info', browserHeaders)).cookie).toBe('');
  });

  it('ends 30 days after its last sign of life, and after 90 in any case', async () => {
    const { headers } = await signedInCustomer(market);
    const age = (column: string, days: number) =>
      sql`update sessions set ${sql.ref(column)} = now() - make_interval(days => ${days}::int)`.execute(market.db);
    await age('seen_at', 29);
    expect((await from().get('customer/info', headers)).status).toBe(200);
    await age('created_at', 89);
    expect((await from().get('customer/info', headers)).status).toBe(200);
    await age('created_at', 90);
    expect((await from().get('customer/info', headers)).code).toBe('token_expired');
    await age('created_at', 60);
    await age('seen_at', 30);
    expect((await from().get('customer/info', headers)).code).toBe('token_expired');
  });
});
