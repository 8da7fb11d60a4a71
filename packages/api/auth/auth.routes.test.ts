import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();

function requestGuest(headers: Record<string, string> = {}, remoteAddress = '10.1.0.1') {
  return market.app.inject({ method: 'POST', url: '/api/v1/auth/guest/request', headers, remoteAddress });
}

describe('a guest id', () => {
  it('[AUTH-134] is 128 random bits and a signature, answered and given to the browser where no script can read it', async () => {
    const [one, other] = [await requestGuest(), await requestGuest()];
    expect(one.json().guest_id).toMatch(/^[A-Za-z0-9_-]{44}$/);
    expect(one.json().guest_id).not.toBe(other.json().guest_id);
    expect(one.headers['set-cookie']).toMatch(/^guest_id=[\w-]{44}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  });

  it('[AUTH-133] stays the same for a browser that has one', async () => {
    const id = (await requestGuest()).json().guest_id;
    const again = await requestGuest({ cookie: `guest_id=${id}`, 'x-software-id': 'soko-web' });
    expect(again.json().guest_id).toBe(id);
  });

  it('is never one that the call names, so that no page can plant an id', async () => {
    const chosen = 'chosen-by-somebody-else';
    const reply = await market.app.inject({
      method: 'POST',
      url: `/api/v1/auth/guest/request?guest_id=${chosen}`,
      payload: { guest_id: chosen },
      remoteAddress: '10.1.0.3',
    });
    expect(reply.json().guest_id).toMatch(/^[A-Za-z0-9_-]{44}$/);
    expect(reply.headers['set-cookie']).not.toContain(chosen);
  });

  it('is in the database only as its hash', async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    await guest.add({ item_id: testStores.grocery.items.percentOff.id });
    const { rows } = await sql<{ shopper: string }>`
      select shopper from carts union select owner from idempotency_keys union select shopper from orders`.execute(
      market.db,
    );
    expect(rows.some(({ shopper }) => shopper.includes(guest.guestId))).toBe(false);
  });

  it('[AUTH-132] is given to a call that names a JSON body and sends none', async () => {
    expect((await requestGuest({ 'content-type': 'application/json' })).statusCode).toBe(200);
  });

  it('[AUTH-132] is never refused, however many people share an address, and leaves no row', async () => {
    const before = await rowsOfLimits();
    const answers = await Promise.all(Array.from({ length: 500 }, () => requestGuest({}, '10.1.0.2')));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(new Set(answers.map((reply) => reply.json().guest_id)).size).toBe(500);
    expect(await rowsOfLimits()).toBe(before);
  });

  it('that is made up writes nothing, and a browser that keeps one is given another', async () => {
    const cookie = { cookie: 'guest_id=made-up-by-somebody-here', 'x-software-id': 'soko-web' };
    const payload = { item_id: testStores.grocery.items.percentOff.id, quantity: 1 };
    const headers = { ...cookie, moduleid: String(knownModules.grocery) };
    const added = await market.app.inject({ method: 'POST', url: '/api/v1/cart/add', headers, payload });
    expect([added.statusCode, added.json().errors[0].code]).toEqual([400, 'guest_id_needed']);
    expect((await market.app.inject({ url: '/api/v1/cart/list', headers })).json()).toEqual([]);
    expect((await requestGuest(cookie)).json().guest_id).toMatch(/^[A-Za-z0-9_-]{44}$/);
  });

  it('of the previous release, without a signature, keeps its cart and its orders', async () => {
    const guestId = 'A'.repeat(22);
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    await guest.add({ item_id: testStores.grocery.items.percentOff.id });
    const [old, issued] = [guestId, guest.guestId].map((id) => shopperKeyOf({ kind: 'guest', guestId: id }));
    await sql`update carts set shopper = ${old} where shopper = ${issued}`.execute(market.db);
    const payload = { guest_id: guestId, item_id: testStores.grocery.items.percentOff.id, quantity: 1 };
    const headers = { moduleid: String(knownModules.grocery) };
    const added = await market.app.inject({ method: 'POST', url: '/api/v1/cart/add', headers, payload });
    expect([added.statusCode, added.json().length]).toEqual([200, 1]);
    const again = await requestGuest({ cookie: `guest_id=${guestId}`, 'x-software-id': 'soko-web' });
    expect(again.json().guest_id).toBe(guestId);
  });

  async function rowsOfLimits(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from rate_limits`.execute(market.db);
    return rows[0]?.count ?? 0;
  }
});
