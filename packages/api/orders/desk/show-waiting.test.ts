import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole, StoreRole } from 'market/access/access.rules';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { limitsUnderTest } from '#api/testing/under-test/limits-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest({ checksInvariants: false });
const visitor = visitorUnderTest(() => market.app);
const staff = limitsUnderTest(market);
const { yaba, island } = knownZones;
const { grocery, food } = testStores;

type Person = Awaited<ReturnType<typeof signedInOperator>>;
interface Waits {
  kind: string;
  count: number;
  oldest_minutes: number | null;
}

const operator = (role: OperatorRole, zoneIds?: number[]) =>
  signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });
const member = (role: StoreRole, storeId: number = grocery.id) => signedInMember(market, { storeId, role });
const waiting = async (by: Person, path = 'admin'): Promise<Waits[]> =>
  (await visitor.get(`${path}/waiting`, by.headers)).body.waiting;
const ofStore = (storeId: number = grocery.id) => `vendor/stores/${storeId}`;
const countOf = (seen: Waits[], kind: string) => seen.find((one) => one.kind === kind)?.count;
const minutesAgo = (minutes: number) => new Date(market.now().getTime() - minutes * 60_000);

async function apply(zoneId: number) {
  const { rows } = await sql<{ id: number }>`
    insert into store_applications (f_name, l_name, phone, email, password_hash, name, module_id, zone_id, address, lat,
      lng, delivery_minutes_min, delivery_minutes_max, tax_number, created_at)
    values ('Basira', 'Ogunleye', '+2348025550199', ${`${randomUUID()}@example.org`}, 'x', 'Canteen',
      ${knownModules.food}, ${zoneId}, 'Yaba', 6.5, 3.4, 25, 35, '', ${minutesAgo(90)})
    returning id`.execute(market.db);
  return rows[0]?.id ?? 0;
}

describe('[SEAT-27] what waits for an operator', () => {
  it('has a kind only with its permission', async () => {
    const kindsOf = async (role: OperatorRole) => (await waiting(await operator(role))).map(({ kind }) => kind);
    const all = ['accounts', 'alarms', 'applications', 'differences', 'payouts', 'proposals', 'refunds'];
    expect(await kindsOf('owner')).toEqual(all);
    expect(await kindsOf('support')).toEqual(['alarms', 'refunds']);
    expect(await kindsOf('catalogue')).toEqual(['applications']);
    expect(await kindsOf('finance')).toEqual(['accounts', 'differences', 'payouts']);
    expect(await kindsOf('marketing')).toEqual([]);
  });

  it('[OPS-053] counts applications in the own zones, with the age of the oldest', async () => {
    const [there, elsewhere] = [await operator('owner', [yaba.id]), await operator('owner', [island.id])];
    const before = [await waiting(there), await waiting(elsewhere)];
    await apply(yaba.id);
    const seen = await waiting(there);
    expect(countOf(seen, 'applications')).toBe((countOf(before[0] ?? [], 'applications') ?? 0) + 1);
    expect(seen.find(({ kind }) => kind === 'applications')?.oldest_minutes).toBeGreaterThanOrEqual(90);
    expect(countOf(await waiting(elsewhere), 'applications')).toBe(countOf(before[1] ?? [], 'applications'));
  });

  it('counts what is asked back until it is answered', async () => {
    const by = await operator('support');
    const before = countOf(await waiting(by), 'refunds') ?? 0;
    const { orderId, customer } = await staff.delivered();
    const wish = { order_id: orderId, reason: 'Item is not as described' };
    await staff.orders.send(customer, 'POST', 'customer/order/refund-request', wish);
    const owner = await member('owner');
    expect(countOf(await waiting(by), 'refunds')).toBe(before + 1);
    const atStore = countOf(await waiting(owner, ofStore()), 'refunds') ?? 0;
    await sql`update orders set order_status = 'delivered' where id = ${orderId}`.execute(market.db);
    expect(countOf(await waiting(by), 'refunds')).toBe(before);
    expect(countOf(await waiting(owner, ofStore()), 'refunds')).toBe(atStore - 1);
  });

  it('[SEAT-16] counts proposals for those who may decide them, not for their authors', async () => {
    await staff.setLimit('support', 50, 100);
    const [small, lead] = [await operator('lead', [island.id]), await operator('lead')];
    const before = countOf(await waiting(lead), 'proposals') ?? 0;
    await staff.proposed();
    expect(countOf(await waiting(lead), 'proposals')).toBe(before + 1);
    expect(countOf(await waiting(small), 'proposals')).toBe(0);
    await staff.setLimit('lead', 10, 100);
    expect(countOf(await waiting(lead), 'proposals')).toBe(0);
  });

  it('[OPS-079] counts payouts that another person has prepared', async () => {
    const [maker, other, far] = [
      await operator('finance'),
      await operator('finance'),
      await operator('finance', [island.id]),
    ];
    await sql`
      insert into payout_runs (payee_kind, currency, zone_ids, least, made_by, made_at)
      values ('store', 'NGN', null, 0, ${maker.id}, ${minutesAgo(30)})`.execute(market.db);
    const runs = async (by: Person) => (await waiting(by)).filter(({ kind }) => kind === 'payouts');
    expect(await runs(other)).toEqual([{ kind: 'payouts', count: 1, oldest_minutes: 30 }]);
    expect(await runs(maker)).toEqual([{ kind: 'payouts', count: 0, oldest_minutes: null }]);
    expect(await runs(far)).toEqual([{ kind: 'payouts', count: 0, oldest_minutes: null }]);
  });

  it('[OPS-079] counts accounts of payees that another person has entered and nobody has checked', async () => {
    const [maker, other, far] = [
      await operator('finance'),
      await operator('finance'),
      await operator('finance', [island.id]),
    ];
    const before = countOf(await waiting(other), 'accounts') ?? 0;
    await sql`
      insert into payee_accounts (store_id, kind, holder, institution, number, made_by, made_at, usable_at)
      values (${grocery.id}, 'bank', 'Ada Obi', 'Bank', '0123456789', ${maker.id}, ${minutesAgo(20)}, ${minutesAgo(-60)})`.execute(
      market.db,
    );
    expect(countOf(await waiting(other), 'accounts')).toBe(before + 1);
    expect([countOf(await waiting(maker), 'accounts'), countOf(await waiting(far), 'accounts')]).toEqual([
      before,
      before,
    ]);
    await sql`update payee_accounts set ended_at = ${minutesAgo(1)} where made_by = ${maker.id}`.execute(market.db);
    expect(countOf(await waiting(other), 'accounts')).toBe(before);
  });

  it('[OPS-077] counts differences of statements that nobody has answered, since their statement was compared', async () => {
    const by = await operator('finance');
    const before = countOf(await waiting(by), 'differences') ?? 0;
    const { rows } = await sql<{ id: number }>`
      insert into payment_statements (provider, currency, first_day, last_day, file_name, checksum, line_count, same_count, made_by, made_at)
      values ('sandbox', 'NGN', '2026-11-01', '2026-11-02', 'one.csv', ${randomUUID()}, 2, 0, ${by.id}, ${minutesAgo(40)})
      returning id`.execute(market.db);
    await sql`
      insert into payment_differences (statement_id, kind, reference, line)
      values (${rows[0]?.id}, 'missing_here', 'one', 1), (${rows[0]?.id}, 'missing_here', 'two', 2)`.execute(market.db);
    const seen = await waiting(by);
    expect(countOf(seen, 'differences')).toBe(before + 2);
    expect(seen.find(({ kind }) => kind === 'differences')?.oldest_minutes).toBeGreaterThanOrEqual(40);
    await sql`
      update payment_differences set answer = 'Paid back', answered_by = ${by.id}, answered_at = ${minutesAgo(1)}
      where reference = 'two'`.execute(market.db);
    expect(countOf(await waiting(by), 'differences')).toBe(before + 1);
  });

  it('[OPS-007] counts the alarms of the city, without those that are put off', async () => {
    const by = await operator('owner');
    const orderId = await staff.paid();
    await sql`update orders set placed_at = ${minutesAgo(20)} where id = ${orderId}`.execute(market.db);
    await sql`update payments set ended_at = ${minutesAgo(20)} where order_id = ${orderId}`.execute(market.db);
    const { alarms } = (await visitor.get('admin/city', by.headers)).body;
    const own = alarms.filter((one: { order_id: string }) => one.order_id === orderId);
    expect(own).toHaveLength(1);
    expect(countOf(await waiting(by), 'alarms')).toBe(alarms.length);
    await sql`
      insert into alarm_notes (order_id, kind, put_off_until, put_off_reason)
      values (${orderId}, ${own[0].kind}, ${minutesAgo(-10)}, 'The store was called')`.execute(market.db);
    expect(countOf(await waiting(by), 'alarms')).toBe(alarms.length - 1);
  });

  it('is refused to everybody else', async () => {
    expect((await visitor.get('admin/waiting', (await member('owner')).headers)).code).toBe('seat_needed');
    expect((await visitor.get('admin/waiting', {})).code).toBe('sign_in_needed');
  });
});

describe('[SEAT-27] what waits for a member of a store', () => {
  it('has a kind only with its permission', async () => {
    const kindsOf = async (role: StoreRole) => (await waiting(await member(role), ofStore())).map(({ kind }) => kind);
    expect(await kindsOf('owner')).toEqual(['messages', 'orders', 'prescriptions', 'proposals', 'refunds']);
    expect(await kindsOf('kitchen')).toEqual(['orders', 'refunds']);
    expect(await kindsOf('bookkeeper')).toEqual([]);
  });

  it('[STO-001] counts orders from when they can be answered until they are', async () => {
    const by = await member('counter');
    const before = countOf(await waiting(by, ofStore()), 'orders') ?? 0;
    const orderId = await staff.paid();
    expect(countOf(await waiting(by, ofStore()), 'orders')).toBe(before + 1);
    const { version } = await staff.orders.row(orderId);
    await visitor.post(`${ofStore()}/orders/${orderId}/accept`, { version, minutes: 20 }, by.headers);
    expect((await staff.orders.row(orderId)).order_status).toBe('confirmed');
    expect(countOf(await waiting(by, ofStore()), 'orders')).toBe(before);
    const unpaid = await staff.orders.place(await signedInCustomer(market), {
      items: staff.items,
      payment_method: 'digital_payment',
    });
    expect((await staff.orders.row(unpaid)).order_status).toBe('pending');
    expect(countOf(await waiting(by, ofStore()), 'orders')).toBe(before);
  });

  it('[STO-081] counts conversations with something that the store has not seen', async () => {
    const by = await member('counter', food.id);
    const customer = await signedInCustomer(market);
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/message/send',
      headers: { ...customer.headers, 'idempotency-key': randomUUID(), 'content-type': formType },
      payload: writeForm({ receiver_type: 'store', receiver_id: String(food.id), message: 'Is the yam fresh?' }),
    });
    expect(countOf(await waiting(by, ofStore(food.id)), 'messages')).toBe(1);
    const chat = reply.json().conversation_id;
    await visitor.post(`${ofStore(food.id)}/conversations/${chat}/seen`, {}, by.headers);
    expect(countOf(await waiting(by, ofStore(food.id)), 'messages')).toBe(0);
  });

  it('[SEAT-12] is not found at a store of others', async () => {
    const { code, status } = await visitor.get(`${ofStore(food.id)}/waiting`, (await member('owner')).headers);
    expect([code, status]).toEqual(['store_not_found', 404]);
  });
});
