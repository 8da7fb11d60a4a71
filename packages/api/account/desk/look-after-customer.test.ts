import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshEmail, freshPhone, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const orders = ordersUnderTest(market);
const { yaba, island } = knownZones;
const { generous } = testStores;

const support = (zoneIds?: number[]) => signedInOperator(market, { roles: ['support'], ...(zoneIds && { zoneIds }) });
type Operator = Awaited<ReturnType<typeof support>>;

async function account(name = 'Adaeze') {
  const [email, phone] = [freshEmail(), freshPhone()];
  return { ...(await signedInCustomer(market, { f_name: name, l_name: 'Obi', email, phone })), email, phone };
}

const find = async (by: Operator, query: string) => (await visitor.get(`admin/customers?${query}`, by.headers)).body;
const idsOf = ({ customers }: { customers: { id: number }[] }) => customers.map(({ id }) => id);
const show = (by: Operator, id: number) => visitor.get(`admin/customers/${id}`, by.headers);
const act = (by: Operator, id: number, step: string, body: object = {}) =>
  visitor.post(`admin/customers/${id}/${step}`, body, by.headers);

async function ordered(customer: CustomerUnderTest): Promise<string> {
  const headers = { ...customer.headers, moduleid: String(knownModules.food) };
  const { body } = await orders.send({ ...customer, headers }, 'POST', 'customer/order/place', {
    items: [{ item_id: generous.items.dish.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Adaeze Obi',
    contact_person_number: '+2348035550142',
  });
  return body.order_id;
}

const linesOf = async (id: number) => {
  const { rows } = await sql<{ action: string; reason: string | null }>`
    select action, reason from audit_lines where subject = 'customer:' || ${id}::int order by id`.execute(market.db);
  return rows;
};

describe('customers', () => {
  it('[OPS-069] are found by name, email and phone number, and their contact is masked', async () => {
    const by = await support();
    const someone = await account('Ngozichukwu');
    const local = `0${someone.phone.slice(4)}`;
    for (const search of ['gozichukwu O', someone.email.slice(0, -4), local, someone.phone.slice(-6)]) {
      expect(idsOf(await find(by, `search=${encodeURIComponent(search)}`)), search).toContain(someone.id);
    }
    expect(idsOf(await find(by, 'search=nobody%25here'))).toEqual([]);
    const [found] = (await find(by, 'search=Ngozichukwu')).customers;
    expect(found).toMatchObject({ name: 'Ngozichukwu Obi', is_active: true, order_count: 0, last_order_at: null });
    expect(JSON.stringify((await show(by, someone.id)).body)).not.toContain(someone.phone);
    expect(JSON.stringify(found)).not.toContain(someone.email);
    expect(found.phone).toContain('••••');
  });

  it('[OPS-069] are shown with orders, refunds, wallet, sessions and notes', async () => {
    const by = await support();
    const someone = await account();
    const id = await ordered(someone);
    await sql`
      insert into refunds (order_id, currency, amount, to_wallet, to_provider, to_cash, by_market, by_store, by_courier,
        reason, made_at)
      values (${id}, 'NGN', 50000, 50000, 0, 0, 50000, 0, 0, 'Cold soup', ${market.now()})`.execute(market.db);
    await sql`insert into wallets (customer_id, currency, balance) values (${someone.id}, 'NGN', 50000)`.execute(
      market.db,
    );
    await act(by, someone.id, 'notes', { text: 'Asks for the side door.' });
    const { body } = await show(by, someone.id);
    expect(body).toMatchObject({
      order_count: 1,
      session_count: 1,
      balances: [{ currency: 'NGN', balance: 500 }],
      orders: [{ id, order_status: 'pending', currency: 'NGN' }],
      refunds: [{ order_id: id, amount: 500, reason: 'Cold soup' }],
      notes: [{ text: 'Asks for the side door.', person: 'support Obi', made_at: market.now().toISOString() }],
    });
    await sql`delete from refunds where order_id = ${id}`.execute(market.db);
    await sql`delete from wallets where customer_id = ${someone.id}`.execute(market.db);
  });

  it('[OPS-069] show their contact for a reason, which the audit log keeps', async () => {
    const by = await support();
    const someone = await account();
    const reason = 'The rider stands at the door';
    expect((await act(by, someone.id, 'contact', { reason: '' })).status).toBe(400);
    expect(await linesOf(someone.id)).toEqual([]);
    const { body } = await act(by, someone.id, 'contact', { reason });
    expect(body).toEqual({ phone: someone.phone, email: someone.email });
    expect(await linesOf(someone.id)).toEqual([{ action: 'customer.contact', reason }]);
  });

  it('[OPS-069] are suspended with a reason: signed out and not let in, until they are restored', async () => {
    const by = await support();
    const someone = await account();
    const closed = await act(by, someone.id, 'suspend', { reason: 'A stolen card' });
    expect(closed.body).toMatchObject({
      is_active: false,
      suspended_reason: 'A stolen card',
      suspended_at: market.now().toISOString(),
      session_count: 0,
    });
    expect((await visitor.get('customer/info', someone.headers)).status).toBe(401);
    expect(idsOf(await find(by, 'suspended=1'))).toContain(someone.id);
    const opened = await act(by, someone.id, 'restore');
    expect(opened.body).toMatchObject({ is_active: true, suspended_reason: null, suspended_at: null });
    expect(idsOf(await find(by, 'suspended=1'))).not.toContain(someone.id);
    expect((await linesOf(someone.id)).map(({ action }) => action)).toEqual(['customer.suspend', 'customer.restore']);
  });

  it('[OPS-069] who run the market are suspended as members of the team alone', async () => {
    const by = await support();
    const other = await support();
    const reason = 'Has left';
    expect((await act(by, other.id, 'suspend', { reason })).code).toBe('operator_account');
    expect((await act(by, by.id, 'suspend', { reason })).code).toBe('operator_account');
    expect((await show(by, by.id)).status).toBe(200);
  });

  it('[OPS-069] [SEAT-14] are those of the zones of an operator, and nobody’s without the permission', async () => {
    const someone = await account('Zainab');
    await ordered(someone);
    const stranger = await account('Zainab');
    const [here, there] = [await support([yaba.id]), await support([island.id])];
    expect(idsOf(await find(here, 'search=Zainab'))).toEqual([someone.id]);
    expect(idsOf(await find(there, 'search=Zainab'))).toEqual([]);
    for (const id of [someone.id, 987_654]) {
      expect(await show(there, id)).toMatchObject({ status: 404, code: 'account_not_found' });
      expect((await act(there, id, 'notes', { text: 'Hello' })).code).toBe('account_not_found');
    }
    expect((await show(here, stranger.id)).status).toBe(404);
    const marketing = await signedInOperator(market, { roles: ['marketing'] });
    expect((await show(marketing, someone.id)).code).toBe('right_missing');
  });
});
