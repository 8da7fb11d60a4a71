import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { money } from 'market/values/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyPlainHashes } from '#api/account/key-plain-hashes.ts';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { contactKey, keyedHash } from '#api/http/limits/contact-hashes.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { newNumber, walletUnderTest } from '#api/testing/under-test/wallet-under-test.ts';

const market = marketUnderTest();
const { coupon } = promotionsUnderTest(market);
const { place, quote, deliver, friendOf, balance, send } = walletUnderTest(market);
const { limited } = testStores.grocery.items;
const { yaba } = knownZones;

beforeEach(() => {
  market.now = () => momentOfTests;
});

const proved = (phone: string) => signedInCustomer(market, { phone, is_phone_verified: true });
const leave = async (customer: CustomerUnderTest) => {
  const reply = await market.app.inject({
    method: 'DELETE',
    url: '/api/v1/customer/remove-account',
    headers: customer.headers,
  });
  expect(reply.statusCode).toBe(200);
};
const couponFor = async (type: 'default' | 'first_order', limit: number | null = 1) => {
  const code = `C${randomUUID()}`.toUpperCase();
  const id = await coupon(code, { coupon_type: type, limit_per_customer: limit, discount: money(50) });
  return { id, code };
};
const delivered = async (customer: CustomerUnderTest, change: object = {}) => {
  const { body } = await place(customer, change);
  await deliver(body.order_id);
  return body.order_id as string;
};

describe('a coupon of a first order', () => {
  it('is for one of two first orders at the same moment, however often it may be used', async () => {
    const { code } = await couponFor('first_order', null);
    const ada = await signedInCustomer(market);
    const first = pauseAt(market, 'before stock');
    const slower = place(ada, { coupon_code: code });
    await first.arrived;
    expect((await place(ada, { coupon_code: code })).status).toBe(200);
    first.letGo();
    expect((await slower).code).toBe('coupon_used_up');
  });

  it('is for one of two first orders with two such coupons', async () => {
    const [one, other] = [await couponFor('first_order', null), await couponFor('first_order', null)];
    const ada = await proved(newNumber());
    const paused = pauseAt(market, 'before commit');
    const first = place(ada, { coupon_code: one.code });
    await paused.arrived;
    const items = [{ item_id: testStores.grocery.items.amountOff.id, quantity: 1 }];
    const second = place(ada, { items, coupon_code: other.code });
    await waitUntilBlocked(market, second);
    paused.letGo();
    expect([(await first).status, (await second).code]).toEqual([200, 'coupon_used_up']);
  });
});

describe('who removes the account and signs up again with a proved contact', () => {
  it('has no coupon, no first order and no invitation a second time (B12)', async () => {
    const [once, firstOnly] = [await couponFor('default'), await couponFor('first_order', null)];
    const inviter = await signedInCustomer(market);
    const phone = newNumber();
    const before = await friendOf(inviter, { phone });
    await delivered(before, { coupon_code: once.code });
    const credited = await balance(inviter);
    await leave(before);
    const again = await friendOf(inviter, { phone });
    expect((await place(again, { coupon_code: once.code })).code).toBe('coupon_used_up');
    expect((await place(again, { coupon_code: firstOnly.code })).code).toBe('coupon_first_order');
    expect((await quote(again)).body.first_order_discount).toBe(0);
    const { body: list } = await send(again, 'GET', 'coupon/list?limit=100');
    expect(list.coupons.map(({ code }: { code: string }) => code)).not.toContain(once.code);
    await delivered(again);
    expect(await balance(inviter)).toBe(credited);
  });

  it('is known by the mailbox, however the address is spelled', async () => {
    const { code } = await couponFor('default');
    const ada = await signedInCustomer(market, { email: 'ada.obi@gmail.com', is_email_verified: true });
    await delivered(ada, { coupon_code: code });
    await leave(ada);
    const again = await signedInCustomer(market, { email: 'adaobi+again@gmail.com', is_email_verified: true });
    expect((await place(again, { coupon_code: code })).code).toBe('coupon_used_up');
  });

  it('is known by orders from before their contacts were stored', async () => {
    const { code } = await couponFor('default');
    const phone = newNumber();
    const ada = await proved(phone);
    const orderId = await delivered(ada, { coupon_code: code });
    await market.db.deleteFrom('order_contacts').where('order_id', '=', orderId).execute();
    await leave(ada);
    expect((await place(await proved(phone), { coupon_code: code })).code).toBe('coupon_used_up');
  });
});

it('a contact that was only claimed takes nothing from the person who proves it', async () => {
  const { code } = await couponFor('first_order', null);
  const phone = newNumber();
  const stranger = shopperUnderTest(() => market.app, knownModules.grocery);
  await orderAsGuest(stranger, phone, testStores.grocery.items.percentOff.id, 1);
  await place(await signedInCustomer(market), { contact_person_number: phone });
  const claimed = await signedInCustomer(market, { phone: newNumber() });
  await place(claimed);
  expect((await place(await proved(phone), { coupon_code: code })).status).toBe(200);
});

it('the maximum of an item holds over a guest and the account with the guest’s number', async () => {
  const phone = newNumber();
  const guest = shopperUnderTest(() => market.app, knownModules.grocery);
  await orderAsGuest(guest, phone, limited.id, limited.maximum);
  const ada = await proved(phone);
  const items = [{ item_id: limited.id, quantity: 1 }];
  expect((await place(ada, { items })).code).toBe('over_maximum');
});

it('plain hashes of phones that the previous release stored are replaced by keyed ones, which work as well', async () => {
  const inviter = await signedInCustomer(market);
  const phone = newNumber();
  const friend = await friendOf(inviter, { phone });
  const orderId = await delivered(friend);
  await market.db.deleteFrom('order_contacts').where('order_id', '=', orderId).execute();
  await market.db
    .updateTable('referrals')
    .set({ phone_hash: hashOf(phone) })
    .where('order_id', '=', orderId)
    .execute();
  expect(await keyPlainHashes(market)).toBe(1);
  const contacts = await market.db.selectFrom('order_contacts').selectAll().where('order_id', '=', orderId).execute();
  const key = await contactKey(market.db);
  expect(contacts.map(({ contact_hash: hash }) => hash)).toEqual([keyedHash(key, hashOf(phone))]);
  expect(
    await market.db.selectFrom('referrals').select('phone_hash').where('phone_hash', 'is not', null).execute(),
  ).toEqual([]);
  const credited = await balance(inviter);
  await market.db.updateTable('customers').set({ phone: null }).where('id', '=', friend.id).execute();
  await delivered(await friendOf(inviter, { phone }));
  expect(await balance(inviter)).toBe(credited);
});

it('the invariants find a benefit that one contact had from two accounts', async () => {
  const { id: couponId, code } = await couponFor('default');
  const firstOnly = await couponFor('first_order', null);
  const orders = [];
  for (const used of [code, code, firstOnly.code, firstOnly.code]) {
    const { body } = await place(await proved(newNumber()), { coupon_code: used });
    orders.push(body.order_id as string);
  }
  expect(await breachesIn(market.db)).toEqual([]);
  const planted = sql`${sql.join(orders)}`;
  await sql`insert into order_contacts (contact_hash, order_id, made_at)
    select 'planted', id, placed_at from orders where id in (${planted})`.execute(market.db);
  const subjects = (await breachesIn(market.db)).map((breach) => (breach as { subject: string }).subject);
  expect(subjects.sort()).toEqual([`${couponId} planted`, 'planted'].sort());
  await sql`delete from order_contacts where contact_hash = 'planted'`.execute(market.db);
});

function orderAsGuest(guest: ReturnType<typeof shopperUnderTest>, phone: string, itemId: number, quantity: number) {
  return market.app
    .inject({
      method: 'POST',
      url: '/api/v1/customer/order/place',
      headers: { moduleid: String(knownModules.grocery), zoneid: `[${yaba.id}]`, 'idempotency-key': randomUUID() },
      payload: {
        guest_id: guest.guestId,
        items: [{ item_id: itemId, quantity }],
        latitude: yaba.at.lat,
        longitude: yaba.at.lng,
        address: yaba.address,
        contact_person_name: 'Ada Obi',
        contact_person_number: phone,
      },
    })
    .then((reply) => expect(reply.statusCode).toBe(200));
}
