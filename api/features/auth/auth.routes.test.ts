import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, testStalls } from '../../db/seed/known-market.ts';
import { marketUnderTest } from '../../testing/market-under-test.ts';
import { shopperUnderTest } from '../../testing/shopper-under-test.ts';

const market = marketUnderTest();

function requestGuest(headers: Record<string, string> = {}, remoteAddress = '10.1.0.1') {
  return market.app.inject({ method: 'POST', url: '/api/v1/auth/guest/request', headers, remoteAddress });
}

describe('a guest id', () => {
  it('[AUTH-134] is 128 bits of chance, answered and given to the browser where no script can read it', async () => {
    const [one, other] = [await requestGuest(), await requestGuest()];
    expect(one.json().guest_id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(one.json().guest_id).not.toBe(other.json().guest_id);
    expect(one.headers['set-cookie']).toMatch(/^guest_id=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  });

  it('[AUTH-133] stays the same for a browser that has one', async () => {
    const id = (await requestGuest()).json().guest_id;
    const again = await requestGuest({ cookie: `guest_id=${id}`, 'x-software-id': 'soko-web' });
    expect(again.json().guest_id).toBe(id);
  });

  it('is never one that the call names: nobody is made to keep an id that another person chose', async () => {
    const chosen = 'chosen-by-somebody-else';
    const reply = await market.app.inject({
      method: 'POST',
      url: `/api/v1/auth/guest/request?guest_id=${chosen}`,
      payload: { guest_id: chosen },
      remoteAddress: '10.1.0.3',
    });
    expect(reply.json().guest_id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(reply.headers['set-cookie']).not.toContain(chosen);
  });

  it('stands in the database only as its hash', async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    await guest.add({ item_id: testStalls.grocery.items.percentOff.id });
    const { rows } = await sql<{ shopper: string }>`
      select shopper from carts union select owner from idempotency_keys union select shopper from orders`.execute(
      market.db,
    );
    expect(rows.some(({ shopper }) => shopper.includes(guest.guestId))).toBe(false);
  });

  it('[AUTH-132] is given to a call that names a JSON body and sends none', async () => {
    expect((await requestGuest({ 'content-type': 'application/json' })).statusCode).toBe(200);
  });

  it('is not given away without end', async () => {
    const answers = [];
    for (let request = 0; request < 62; request++) answers.push((await requestGuest({}, '10.1.0.2')).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });
});
