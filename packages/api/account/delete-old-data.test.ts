import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteOldSignIns } from '#api/auth/auth-sign-ins.data.ts';
import { deleteOldFailedLogins } from '#api/auth/sessions/auth-logins.data.ts';
import { deleteSpentTokens } from '#api/auth/social/auth-social.data.ts';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { deleteOldPushes } from '#api/notifications/notifications-push.data.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { deleteOldData } from './delete-old-data.ts';

const market = marketUnderTest();
const dayMilliseconds = 86_400_000;

const run = (statement: string) => sql.raw(statement).execute(market.db);

/** Returns the marks of the test's rows that are left. */
async function left(select: string): Promise<string[]> {
  const { rows } = await sql<{ mark: string }>`${sql.raw(select)}`.execute(market.db);
  return rows.map(({ mark }) => mark).sort();
}

/** The context, with the clock moved by some days. */
const after = (days: number) => ({ ...market, now: () => new Date(momentOfTests.getTime() + days * dayMilliseconds) });
/** A moment that many days before the clock of the tests, as SQL. */
const ago = (days: number) =>
  `'${new Date(momentOfTests.getTime() - days * dayMilliseconds).toISOString()}'::timestamptz`;

describe('what is too old goes, and nothing else', () => {
  it('of sessions: those that are over', async () => {
    const { id } = await signedInCustomer(market);
    await run(`delete from sessions where customer_id = ${id}`);
    await run(`insert into sessions (customer_id, token_hash, device, created_at, seen_at) values
      (${id}, 'a', 'in use', now() - interval '89 days', now()),
      (${id}, 'b', 'idle', now() - interval '31 days', now() - interval '31 days'),
      (${id}, 'c', 'too old', now() - interval '91 days', now())`);
    await deleteOldData(market);
    expect(await left(`select device as mark from sessions where customer_id = ${id}`)).toEqual(['in use']);
  });

  it('[DEL-45] of ways of couriers: those that are older than 30 days', async () => {
    await run(`insert into courier_positions (courier_id, located_at, lat, lng, accuracy)
      select d.id, p.at, 6.5, 3.4, p.accuracy from (select min(id) as id from delivery_men) d,
        (values (${ago(31)}, 31), (${ago(29)}, 29)) as p(at, accuracy)`);
    await deleteOldData(market);
    expect(await left('select accuracy::text as mark from courier_positions')).toEqual(['29']);
  });

  it('deletes more ways than one statement takes', async () => {
    await run(`insert into courier_positions (courier_id, located_at, lat, lng)
      select d.id, ${ago(31)} - make_interval(secs => n), 6.5, 3.4
      from (select min(id) as id from delivery_men) d, generate_series(1, 20001) n`);
    await deleteOldData(market);
    expect(await left(`select 'old' as mark from courier_positions where located_at < ${ago(30)}`)).toEqual([]);
  });

  it('of carts: those of guests who have not come back', async () => {
    await run(`insert into carts (shopper, module_id, store_id, updated_at) values
      ('guest:old', ${knownModules.grocery}, ${testStores.grocery.id}, ${ago(91)}),
      ('guest:young', ${knownModules.grocery}, ${testStores.grocery.id}, ${ago(89)}),
      ('customer:old', ${knownModules.grocery}, ${testStores.grocery.id}, ${ago(900)})`);
    await deleteOldData(market);
    const carts = await left(`select shopper as mark from carts where shopper like '%:old' or shopper like '%:young'`);
    expect(carts).toEqual(['customer:old', 'guest:young']);
  });

  it('of keys: those of no order', async () => {
    await run(`insert into idempotency_keys (owner, key, fingerprint, reply, created_at) values
      ('keys', 'old', '', '{}', ${ago(31)}), ('keys', 'young', '', '{}', ${ago(29)})`);
    await run(`update idempotency_keys set created_at = ${ago(900)} where order_id is not null`);
    const ofOrders = () => left('select key as mark from idempotency_keys where order_id is not null');
    const before = await ofOrders();
    await deleteOldData(market);
    expect(await left(`select key as mark from idempotency_keys where owner = 'keys'`)).toEqual(['young']);
    expect(before).not.toEqual([]);
    expect(await ofOrders()).toEqual(before);
  });

  it('of chats: old messages with their pictures, and chats in which nothing is left', async () => {
    const { id } = await signedInCustomer(market);
    const { rows } = await sql<{ id: number }>`insert into conversations (customer_id, store_id, last_message_at)
      values (${id}, 1, ${sql.raw(ago(729))}), (${id}, 2, ${sql.raw(ago(731))}) returning id`.execute(market.db);
    const [young, old] = rows.map((row) => row.id);
    await run(`insert into messages (conversation_id, sender, body, pictures, sent_at) values
      (${young}, 'customer', 'old', '{oldpicture}', ${ago(731)}), (${young}, 'store', 'young', '{}', ${ago(729)}),
      (${old}, 'customer', 'old too', '{}', ${ago(731)})`);
    await deleteOldData(market);
    expect(await left(`select body as mark from messages where conversation_id in (${young}, ${old})`)).toEqual([
      'young',
    ]);
    expect(await left(`select id::text as mark from conversations where customer_id = ${id}`)).toEqual([String(young)]);
    expect(await left('select name as mark from files_to_remove')).toEqual([expect.stringContaining('oldpicture')]);
    // An operator may configure shorter retention.
    await deleteOldData({
      ...market,
      retentionDays: { chats: 700, applications: 180, guestOrders: 365, contactHashes: 730 },
    });
    expect(await left(`select id::text as mark from conversations where customer_id = ${id}`)).toEqual([]);
  });

  it('of contacts: the keyed hashes of those with which old orders were placed', async () => {
    await run(`insert into order_contacts (contact_hash, order_id, made_at)
      select mark, id, made_at from (select id from orders limit 1) o,
        (values ('old', ${ago(731)}), ('young', ${ago(729)})) as kept(mark, made_at)`);
    await deleteOldData(market);
    const marksLeft = `select contact_hash as mark from order_contacts where contact_hash in ('old', 'young')`;
    expect(await left(marksLeft)).toEqual(['young']);
  });

  it('of applications: those that were declined', async () => {
    const rider = (name: string, status: string, days: number) =>
      `('${status}', '${name}', '', '+234', '${name}@x.example', '', ${knownZones.yaba.id}, 'foot', 'passport', '1', ${ago(days)})`;
    await run(`insert into delivery_man_applications
      (status, f_name, l_name, phone, email, password_hash, zone_id, vehicle, identity_type, identity_number, created_at)
      values ${rider('old', 'declined', 181)}, ${rider('young', 'declined', 179)}, ${rider('waiting', 'pending', 900)}`);
    await deleteOldData(market);
    expect(await left('select f_name as mark from delivery_man_applications')).toEqual(['waiting', 'young']);
  });

  it('of the orders of guests: person and door, a year after the last has ended', async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    const { at, address } = knownZones.yaba;
    const order = () =>
      guest.place({
        items: [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }],
        latitude: at.lat,
        longitude: at.lng,
        address,
        contact_person_name: 'Zainab Secret',
        contact_person_number: '0803 555 0142',
      });
    const [ended, running] = [await order(), await order()];
    await guest.cancel(ended.body.order_id);
    const orders = `('${ended.body.order_id}', '${running.body.order_id}')`;
    const names = () => left(`select contact_name as mark from orders where id in ${orders}`);
    await deleteOldData(after(366));
    expect(await names()).toEqual(['Zainab Secret', 'Zainab Secret']);
    await guest.cancel(running.body.order_id);
    await deleteOldData(after(364));
    expect(await names()).toEqual(['Zainab Secret', 'Zainab Secret']);
    await deleteOldData(after(366));
    expect(await names()).toEqual(['Former guest', 'Former guest']);
    const doors = await left(`select delivery_address ->> 'address' as mark from orders where id in ${orders}`);
    expect(doors).toEqual(['', '']);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('of signing in: attempts, codes and tokens that no limit counts any more', async () => {
    await run(`insert into sign_ins (ticket_hash, login_type, created_at) values
      ('old', 'otp', now() - interval '25 hours'), ('young', 'otp', now() - interval '23 hours')`);
    await run(`insert into login_failures (account, address, failed_at) values
      ('old', '', now() - interval '3 hours'), ('young', '', now() - interval '1 hour')`);
    await run(`insert into spent_tokens (mark, step, expires_at) values
      ('old', 'login', now() - interval '25 hours'), ('young', 'login', now() - interval '23 hours')`);
    await deleteOldSignIns(market.db);
    await deleteOldFailedLogins(market.db);
    await deleteSpentTokens(market.db);
    const marks = `('old', 'young')`;
    expect(await left(`select ticket_hash as mark from sign_ins where ticket_hash in ${marks}`)).toEqual(['young']);
    expect(await left(`select account as mark from login_failures where account in ${marks}`)).toEqual(['young']);
    expect(await left(`select mark from spent_tokens where mark in ${marks}`)).toEqual(['young']);
  });

  it('of pushes: those of more than three days', async () => {
    await run(`with device as (
        insert into push_devices (shopper, kind, target) values ('guest:push', 'fcm', 'target-of-old-pushes') returning id
      ) insert into pushes (device_id, content, dedupe_key, created_at)
      select id, '{}', mark, now() - make_interval(hours => age) from device, (values ('old', 73), ('young', 71)) t(mark, age)`);
    await deleteOldPushes(market.db);
    expect(await left(`select dedupe_key as mark from pushes where dedupe_key in ('old', 'young')`)).toEqual(['young']);
  });
});
