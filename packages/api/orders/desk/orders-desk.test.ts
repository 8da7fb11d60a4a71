import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInCourier, signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshPhone, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;
const { generous } = testStores;

const owner = () => signedInOperator(market, { roles: ['owner'] });
type Operator = Awaited<ReturnType<typeof owner>>;

interface Listed {
  id: string;
  customer_phone: string;
  late_minutes: number | null;
  courier: object | null;
}

const list = async (by: Operator, query = '') =>
  (await visitor.get(`admin/orders?limit=100&${query}`, by.headers)).body as { total_size: number; orders: Listed[] };
const idsIn = async (by: Operator, query: string) => (await list(by, query)).orders.map(({ id }) => id);
const find = (by: Operator, search: string) => idsIn(by, `search=${encodeURIComponent(search)}`);
const show = async (by: Operator, id: string) => visitor.get(`admin/orders/${id}`, by.headers);
const cancel = (by: Operator, id: string, body: object) => visitor.post(`admin/orders/${id}/cancel`, body, by.headers);

async function placed(change: object = {}) {
  const guest = shopperUnderTest(() => market.app, knownModules.food);
  const phone = freshPhone();
  const { body, code, message } = await guest.place({
    items: [{ item_id: generous.items.dish.id, quantity: 2 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Adaeze Nwosu',
    contact_person_number: phone,
    order_note: 'No pepper, please',
    ...change,
  });
  if (code) throw new Error(`${code} ${message}`);
  return { id: body.order_id as string, phone };
}

/** An order in the bag of its courier, or as far as it was asked for. */
async function orderIn(state: 'pending' | 'confirmed' | 'handover' | 'picked_up') {
  const order = await placed();
  const cook = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
  const step = (name: string, body: object) =>
    visitor.post(`vendor/stores/${generous.id}/orders/${order.id}/${name}`, body, cook.headers);
  if (state === 'pending') return order;
  await step('accept', { version: 1, minutes: 20 });
  if (state === 'confirmed') return order;
  await step('ready', { version: 2 });
  if (state === 'handover') return order;
  const rider = await signedInCourier(market);
  await visitor.post('courier/shift', { is_on: true }, rider.headers);
  for (const name of ['take', 'pick-up']) await visitor.post(`courier/orders/${order.id}/${name}`, {}, rider.headers);
  return order;
}

const shift = (id: string, column: 'placed_at' | 'expected_at', minutes: number) =>
  sql`update orders set ${sql.ref(column)} = ${new Date(market.now().getTime() - minutes * 60_000)} where id = ${id}`.execute(
    market.db,
  );

describe('[OPS-011] an order is found', () => {
  it('by its number or the end of it, the phone number as people write it, the customer and the store', async () => {
    const by = await owner();
    const { id, phone } = await placed();
    const local = `0${phone.slice(4)}`;
    const spaced = `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`;
    for (const search of [id, `#${id}`, id.slice(-4), phone, local, spaced, phone.slice(-5), 'adaeze', 'daeze nw']) {
      expect([search, await find(by, search)]).toEqual([search, expect.arrayContaining([id])]);
    }
    const { rows } = await sql<{ name: string }>`select name from stores where id = ${generous.id}`.execute(market.db);
    expect(await find(by, rows[0]?.name ?? '')).toContain(id);
    expect(await find(by, '100%')).toEqual([]);
    expect((await find(by, '000')).every((found) => found.endsWith('000'))).toBe(true);
    expect((await visitor.get('admin/orders?search=ab', by.headers)).code).toBe('search');
  });

  it('with the phone number in part for an operator who may not contact people', async () => {
    const { id, phone } = await placed();
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    const [whole] = (await list(dispatcher, `search=${id}`)).orders;
    expect(whole?.customer_phone).toBe(phone);
  });

  it('by indexes on the end of its number, of the phone number, and on the name', async () => {
    const plan = async (condition: string) => {
      const { rows } = await market.db.transaction().execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        return sql<{ 'QUERY PLAN': string }>`explain select id from orders o where ${sql.raw(condition)}`.execute(
          transaction,
        );
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await plan(`reverse(o.id) ~>=~ '7314' and reverse(o.id) ~<~ '7314:'`)).toContain('orders_by_end_of_number');
    expect(await plan(`reverse(o.contact_number) ~>=~ '2410' and reverse(o.contact_number) ~<~ '2410:'`)).toContain(
      'orders_by_end_of_phone',
    );
    expect(await plan(`o.contact_name ilike '%adaeze%'`)).toContain('orders_by_contact_name');
  });
});

describe('[OPS-001] the lists', () => {
  it('have new orders, those without an answer, without a rider, and late ones, with counts', async () => {
    const by = await owner();
    const before = (await visitor.get('admin/orders/counts', by.headers)).body;
    const fresh = await orderIn('pending');
    const silent = await orderIn('pending');
    await shift(silent.id, 'placed_at', 3);
    const waiting = await orderIn('handover');
    const late = await orderIn('picked_up');
    await shift(late.id, 'expected_at', 12);
    expect(await idsIn(by, 'list=new')).toEqual(expect.arrayContaining([fresh.id, silent.id]));
    const unanswered = await idsIn(by, 'list=unanswered');
    expect(unanswered).toContain(silent.id);
    expect(unanswered).not.toContain(fresh.id);
    const withoutRider = await idsIn(by, 'list=no_courier');
    expect(withoutRider).toContain(waiting.id);
    expect(withoutRider).not.toContain(late.id);
    const found = (await list(by, 'list=late')).orders.find(({ id }) => id === late.id);
    expect(found).toMatchObject({ late_minutes: 12, courier: { name: expect.any(String) } });
    const after = (await visitor.get('admin/orders/counts', by.headers)).body;
    expect(after).toMatchObject({ new: before.new + 2, running: before.running + 4 });
    expect(after.unanswered).toBe(before.unanswered + 1);
    expect(await idsIn(by, '')).toContain(fresh.id);
  });
});

describe('[OPS-011] orders that are over', () => {
  const dayAt = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' });

  it('are listed by the day of their zone on which they were placed, the newest first, page by page', async () => {
    const by = await owner();
    const [first, second, running] = [await placed(), await placed(), await placed()];
    for (const { id } of [first, second]) await cancel(by, id, { reason: 'The road is closed', version: 1 });
    // Half an hour after midnight in Lagos is the day before in UTC.
    const midnight = new Date('2026-03-04T23:30:00Z');
    for (const [place, { id }] of [first, second, running].entries()) {
      await sql`update orders set placed_at = ${new Date(midnight.getTime() + place * 60_000)} where id = ${id}`.execute(
        market.db,
      );
    }
    expect(await idsIn(by, `list=ended&day=${dayAt(midnight)}`)).toEqual([second.id, first.id]);
    expect(await idsIn(by, 'list=ended&day=2026-03-04')).toEqual([]);
    const { body } = await visitor.get('admin/orders?list=ended&day=2026-03-05&limit=1&offset=2', by.headers);
    expect(body).toMatchObject({ total_size: 2, orders: [{ id: first.id, order_status: 'canceled' }] });
  });

  it('[SEAT-12] of other zones are left out, and a day is a date', async () => {
    const of = await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [island.id] });
    expect(await idsIn(of, 'list=ended&day=2026-03-05')).toEqual([]);
    expect((await visitor.get('admin/orders?list=ended&day=yesterday', of.headers)).status).toBe(400);
  });
});

describe('[OPS-013] the page of an order', () => {
  it('has its parts and everything that happened, with the persons', async () => {
    const by = await owner();
    const { id, phone } = await orderIn('picked_up');
    const { body } = await show(by, id);
    expect(body).toMatchObject({
      id,
      order_status: 'picked_up',
      customer_name: 'Adaeze Nwosu',
      customer_phone: phone,
      order_note: 'No pepper, please',
      may_cancel: true,
      store: { id: generous.id },
    });
    expect(body.lines).toMatchObject([{ quantity: 2 }]);
    interface Happened {
      kind: string;
      what: string;
      by: string | null;
      person: string | null;
    }
    const ofKind = (kind: string) => body.timeline.filter((event: Happened) => event.kind === kind);
    expect(ofKind('step').map(({ what, by: who }: Happened) => `${what} ${who}`)).toEqual([
      'picked_up delivery_man',
      'handover store',
      'processing store',
      'confirmed store',
      'pending shopper',
    ]);
    expect(ofKind('step')[1].person).toMatch(/kitchen/);
    expect(ofKind('staff')).toMatchObject([{ what: 'delivery.take', by: 'delivery_man' }]);
    expect(ofKind('money')).toMatchObject([{ what: 'order_placed', amount: expect.any(Number) }]);
  });

  it('[SEAT-12] is unknown to operators of other zones, and closed to other roles', async () => {
    const { id } = await placed();
    const other = await signedInOperator(market, { roles: ['lead'], zoneIds: [island.id] });
    expect((await show(other, id)).code).toBe('order_not_found');
    expect((await cancel(other, id, { version: 1, reason: 'Rain' })).code).toBe('order_not_found');
    expect(await find(other, id)).toEqual([]);
    expect(await idsIn(other, 'list=new')).not.toContain(id);
    const finance = await signedInOperator(market, { roles: ['finance'] });
    expect((await show(finance, id)).code).toBe('right_missing');
  });
});

describe('[OPS-035] an operator cancels', () => {
  it.each(['pending', 'confirmed', 'handover', 'picked_up'] as const)(
    'an order that is %s, with a reason, and the ledger balances',
    async (state) => {
      const by = await owner();
      const { id } = await orderIn(state);
      const { version } = (await show(by, id)).body;
      expect((await cancel(by, id, { version, reason: ' ' })).code).toBe('reason');
      expect((await cancel(by, id, { version: version + 1, reason: 'The road is closed' })).code).toBe(
        'changed_meanwhile',
      );
      const { status, body } = await cancel(by, id, { version, reason: 'The road is closed' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        order_status: 'canceled',
        canceled_by: 'market',
        cancel_reason: 'The road is closed',
        may_cancel: false,
      });
      expect((await cancel(by, id, { version, reason: 'The road is closed' })).body.version).toBe(body.version);
      const { rows } = await sql`
        select from audit_lines where action = 'order.cancel' and subject = ${`order:${id}`}
          and reason = 'The road is closed'`.execute(market.db);
      expect(rows).toHaveLength(1);
      expect(await breachesIn(market.db)).toEqual([]);
    },
  );

  it('no order that was delivered, and one of two operators', async () => {
    const [one, other] = [await owner(), await owner()];
    const { id } = await orderIn('confirmed');
    const { version } = (await show(one, id)).body;
    const both = await Promise.all([one, other].map((by) => cancel(by, id, { version, reason: 'The road is closed' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const done = await placed();
    await sql`update orders set order_status = 'delivered', delivered_at = ${market.now()} where id = ${done.id}`.execute(
      market.db,
    );
    const seen = (await show(one, done.id)).body;
    expect(seen.may_cancel).toBe(false);
    expect((await cancel(one, done.id, { version: seen.version, reason: 'Too late' })).code).toBe('not_cancelable');
  });

  it('with the permission', async () => {
    const { id } = await placed();
    const catalogue = await signedInOperator(market, { roles: ['catalogue'] });
    expect((await cancel(catalogue, id, { version: 1, reason: 'Rain' })).code).toBe('right_missing');
  });
});

describe('[OPS-012] chosen orders as a file', () => {
  const send = (by: Operator, order_ids: string[], columns: string[] = ['store', 'total']) =>
    visitor.post('admin/orders/export', { order_ids, columns }, by.headers);

  it('have number, state and the chosen columns in the sequence of the choice, and leave a line in the audit log', async () => {
    const by = await owner();
    const [one, other] = [await placed(), await placed()];
    const { status, body } = await send(by, [other.id, one.id], ['total', 'store', 'total']);
    expect([status, body.rows]).toEqual([200, 2]);
    const [head, first, second] = body.csv.split('\r\n');
    expect(head).toBe('order,state,total,currency,store');
    expect([first.split(',')[0], second.split(',')[0]]).toEqual([other.id, one.id]);
    expect(first).toContain(',NGN,');
    const { rows } = await sql<{ after: object }>`
      select after from audit_lines where action = 'order.export' order by id desc limit 1`.execute(market.db);
    expect(rows).toEqual([{ after: { rows: 2, columns: ['total', 'store'], orders: [other.id, one.id] } }]);
  });

  it('[SEAT-12] leave out those of other zones, and unknown ones', async () => {
    const { id } = await placed();
    const by = await signedInOperator(market, { roles: ['owner'], zoneIds: [knownZones.ikeja.id] });
    expect((await send(by, [id, '123'])).body).toMatchObject({ rows: 0 });
  });

  it('[SEAT-15] [OPS-069] need the permission to export, and have no whole phone for one who may not contact people', async () => {
    const { id } = await placed();
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await send(support, [id])).code).toBe('right_missing');
    const phoneFor = async (by: Operator) => (await send(by, [id], ['phone'])).body.csv.split('\r\n')[1].split(',')[2];
    const whole = await phoneFor(await owner());
    const masked = await phoneFor(await signedInOperator(market, { roles: ['finance'] }));
    expect(whole).toMatch(/^'?\+?\d+$/);
    expect(masked).not.toBe(whole);
  });

  it('need at least one order and known columns', async () => {
    const { id } = await placed();
    const by = await owner();
    expect((await send(by, [])).status).toBe(400);
    expect((await send(by, [id], ['password'])).status).toBe(400);
    const many = Array.from({ length: 101 }, (_, index) => String(index + 1));
    expect((await send(by, many)).status).toBe(400);
  });
});
