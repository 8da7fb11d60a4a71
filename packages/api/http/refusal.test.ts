import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { connect } from '#api/db/connection.ts';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { redactingLog } from './watch/log.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const order = {
  items: [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }],
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
};

describe('while the database is away', () => {
  it('[API-16] a call is told to retry in a moment', async () => {
    const db = connect({ url: 'postgres://soko@127.0.0.1:1/soko' });
    const app = buildApi({ ...market, db });
    const reply = await app.inject({ url: '/api/v1/cart/list?guest_id=somebody-0123456789' });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
    expect(reply.json()).toEqual({
      errors: [{ code: 'overloaded', message: 'We are very busy. Please try again in a moment.' }],
    });
    await app.close();
    await db.destroy();
  });

  it.each([
    ['a full disk', '53100', '30'],
    ['a standby that takes no writes', '25006', '1'],
    ['no memory', '53200', '1'],
  ])('an order that meets %s is told to retry, without a stack in the log', async (_what, code, seconds) => {
    const lines: string[] = [];
    const faults: unknown[] = [];
    const app = buildApi(
      { ...market, onError: (error) => faults.push(error) },
      { logger: redactingLog('warn', (line) => lines.push(line)) },
    );
    let retryAfter: unknown;
    app.addHook('onSend', async (_request, reply) => {
      retryAfter = reply.getHeader('retry-after') ?? retryAfter;
    });
    await sql`create or replace function refuse_order() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = ${sql.lit(code)}; end $$`.execute(market.db);
    await sql`create trigger refused before insert on orders execute function refuse_order()`.execute(market.db);
    const refused = await shopperUnderTest(() => app, knownModules.grocery).place(order);
    await sql`drop trigger refused on orders`.execute(market.db);
    expect(refused).toMatchObject({ status: 503, code: 'overloaded' });
    expect(retryAfter).toBe(seconds);
    expect(lines).toEqual([]);
    expect(faults).toEqual([expect.objectContaining({ code })]);
    expect((await shopperUnderTest(() => app, knownModules.grocery).place(order)).status).toBe(200);
    await app.close();
  });

  it('an order that is cut off in the middle does not exist, and is placed when it is sent again', async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    let isCut = false;
    market.pausePoint = async (name) => {
      if (name !== 'before commit' || isCut) return;
      isCut = true;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(market.db);
    };
    const cut = await guest.place(order, 'the-same-intent');
    expect(cut).toMatchObject({ status: 503, code: 'overloaded' });
    expect((await guest.placed('the-same-intent')).body.order_id).toBeNull();
    expect((await guest.place(order, 'the-same-intent')).status).toBe(200);
  });
});

describe('a body of another kind', () => {
  it.each(['cart/add', 'customer/message/send'])('is answered with the kinds that are taken: %s', async (path) => {
    const { headers: session } = await signedInCustomer(market);
    const headers = { ...session, 'content-type': 'text/csv', 'idempotency-key': 'another-kind' };
    const reply = await market.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload: 'a,b' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].message).toBe('Send JSON, or multipart/form-data where a form is taken.');
  });
});

describe('an unexpected error', () => {
  it('[ERR-05] [API-16] says no more than that something went wrong', async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    market.pausePoint = async () => {
      throw new Error('select secret from users');
    };
    const reply = await guest.place(order);
    expect([reply.status, reply.body]).toEqual([
      500,
      { errors: [{ code: 'fault', message: 'Something went wrong.' }] },
    ]);
  });
});
