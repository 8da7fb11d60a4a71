import { sql } from 'kysely';
import { afterStep, type StoreStep } from 'market/orders/orders-board.rules';
import { describe, expect, it, vi } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { endUnansweredOrders } from '#api/testing/run-jobs.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { moveOrder } from '../transitions/move-order.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba } = knownZones;
const { generous, food } = testStores;

type Member = Awaited<ReturnType<typeof signedInMember>>;
const member = (storeId: number = generous.id) => signedInMember(market, { storeId, role: 'manager' });

async function placed(change: object = {}) {
  const guest = shopperUnderTest(() => market.app, knownModules.food);
  const { body, code, message } = await guest.place({
    items: [{ item_id: generous.items.dish.id, quantity: 2 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Adaeze Obi',
    contact_person_number: '+2348035550142',
    order_note: 'No pepper, please',
    ...change,
  });
  if (code) throw new Error(`${code} ${message}`);
  const track = async (headers: Record<string, string> = {}) => {
    const query = `order_id=${body.order_id}&token=${body.tracking_token}`;
    return (await market.app.inject({ url: `/api/v1/customer/order/track?${query}`, headers })).json();
  };
  return { guest, id: body.order_id as string, track };
}

const take = (by: Member, id: string, step: string, body: object, storeId: number = generous.id) =>
  visitor.post(`vendor/stores/${storeId}/orders/${id}/${step}`, body, by.headers);
const board = async (by: Member, since?: string) =>
  (await visitor.get(`vendor/stores/${generous.id}/board${since ? `?since=${since}` : ''}`, by.headers)).body;
/** A version after everything so far: while other transactions run, also of other databases, it is an earlier one. */
const settledVersion = (by: Member): Promise<string> =>
  vi.waitFor(async () => {
    const { version } = await board(by);
    expect((await board(by, version)).orders).toEqual([]);
    return version;
  });
const auditOf = async (id: string) => {
  const { rows } = await sql<{ action: string; account_id: number; reason: string | null }>`
    select action, account_id, reason from audit_lines where subject = ${`order:${id}`} order by id`.execute(market.db);
  return rows;
};
const minutesAhead = (minutes: number) => new Date(market.now().getTime() + minutes * 60_000).toISOString();

/** The bodies that fit every step, for an order at a version. */
const steps = (version: number, id: string) => ({
  accept: { version, minutes: 20 },
  refuse: { version, reason: 'closing' },
  cancel: { version, reason: 'closing' },
  delay: { version, ready_at: minutesAhead(30) },
  prepare: { version },
  ready: { version },
  'hand-over': { version, code: id.slice(-4) },
});

describe('the board of a store', () => {
  it('[STO-001] [STO-009] shows an order with its lines and notes, and only what the store needs of its customer', async () => {
    const cook = await member();
    const { id } = await placed();
    const { orders, is_whole } = await board(cook);
    expect(is_whole).toBe(true);
    expect(orders.find((order: { id: string }) => order.id === id)).toMatchObject({
      code: id.slice(-4),
      order_status: 'pending',
      version: 1,
      customer_name: 'Adaeze',
      has_account: false,
      order_note: 'No pepper, please',
      payment: 'cash',
      ready_at: null,
      lines: [{ quantity: 2, add_ons: [] }],
    });
    expect(JSON.stringify(orders)).not.toContain('8035550142');
    expect(JSON.stringify(orders)).not.toContain('Obi');
  });

  it('[STO-001] answers only what has changed since a version, also what has left it, and all of it after a restore', async () => {
    const cook = await member();
    const [first, second] = [await placed(), await placed()];
    const version = await settledVersion(cook);
    const third = await placed();
    await take(cook, first.id, 'refuse', { version: 1, reason: 'too_busy' });
    const { orders, is_whole } = await board(cook, version);
    expect(is_whole).toBe(false);
    const changed = orders.map((order: { id: string; order_status: string }) => [order.id, order.order_status]);
    expect(changed).toContainEqual([first.id, 'canceled']);
    expect(changed).toContainEqual([third.id, 'pending']);
    expect(changed.map(([id]: [string]) => id)).not.toContain(second.id);
    expect((await board(cook, '999999999999999')).is_whole).toBe(true);
  });

  it('[STO-001] [STO-021] shows what has just left the store, and what others canceled while it was made', async () => {
    const cook = await member();
    const [fetched, stopped, refused] = [await placed({ order_type: 'take_away' }), await placed(), await placed()];
    await take(cook, fetched.id, 'accept', { version: 1, minutes: 20 });
    await take(cook, fetched.id, 'ready', { version: 2 });
    await take(cook, fetched.id, 'hand-over', { version: 4, code: fetched.id.slice(-4) });
    await take(cook, stopped.id, 'accept', { version: 1, minutes: 20 });
    await moveOrder(market, { orderId: stopped.id, to: 'canceled', by: 'market', reason: 'Fraud' });
    await take(cook, refused.id, 'refuse', { version: 1, reason: 'closing' });
    const { orders, now } = await board(cook);
    const found = new Map(orders.map((order: { id: string }) => [order.id, order]));
    expect(found.get(fetched.id)).toMatchObject({ order_status: 'delivered', left_at: now });
    expect(found.get(stopped.id)).toMatchObject({ order_status: 'canceled', canceled_by: 'market', left_at: now });
  });

  it('[STO-043] rings for a scheduled order 40 minutes before its time, for any other at once', async () => {
    const cook = await member();
    const [soon, later] = [await placed(), await placed({ schedule_at: minutesAhead(180) })];
    const { orders } = await board(cook);
    const ringsAt = (id: string) => orders.find((order: { id: string }) => order.id === id).rings_at;
    expect(Math.abs(Date.parse(ringsAt(soon.id)) - market.now().getTime())).toBeLessThan(1000);
    expect(ringsAt(later.id)).toBe(minutesAhead(140));
  });

  it('[STO-010] [STO-043] promises a scheduled order for its time, however early it could be there', async () => {
    const cook = await member();
    const time = minutesAhead(120);
    const { id } = await placed({ schedule_at: time });
    const { body } = await take(cook, id, 'accept', { version: 1, minutes: 20 });
    expect(body.order).toMatchObject({ ready_at: minutesAhead(20), expected_at: time });
  });

  it('[STO-003] stops the bell of an order for everybody once a member has opened it', async () => {
    const [cook, other] = [await member(), await member()];
    const { id } = await placed();
    const version = await settledVersion(other);
    const seen = await take(cook, id, 'see', {});
    expect(seen.body.order).toMatchObject({ order_status: 'pending', version: 1, seen_at: market.now().toISOString() });
    const { orders } = await board(other, version);
    expect(orders).toContainEqual(seen.body.order);
    expect((await take(other, id, 'see', {})).body).toEqual(seen.body);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['order.see']);
    expect((await take(await member(food.id), id, 'see', {}, food.id)).code).toBe('order_not_found');
  });

  it('[STO-011] is not kept waiting: after three minutes the market cancels what nobody has answered', async () => {
    const cook = await member();
    const [waiting, answered] = [await placed(), await placed()];
    await take(cook, answered.id, 'accept', { version: 1, minutes: 20 });
    const placedAt = market.now();
    const after = async (seconds: number) => {
      market.now = () => new Date(placedAt.getTime() + seconds * 1000);
      expect(await endUnansweredOrders(market)).toEqual([]);
    };
    try {
      await after(175);
      expect(await waiting.track()).toMatchObject({ order_status: 'pending' });
      await after(185);
      expect(await waiting.track()).toMatchObject({
        order_status: 'canceled',
        cancel_reason: 'The store did not answer',
      });
      const inSwahili = await waiting.track({ 'x-localization': 'ke' });
      expect(inSwahili).toMatchObject({ cancel_reason: 'Duka halikujibu' });
      expect(await answered.track()).toMatchObject({ order_status: 'confirmed' });
    } finally {
      market.now = () => placedAt;
    }
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-001] has no order whose digital payment is open', async () => {
    const { id } = await placed();
    await sql`update orders set payment_method = 'digital_payment' where id = ${id}`.execute(market.db);
    const { orders } = await board(await member());
    expect(orders.map((order: { id: string }) => order.id)).not.toContain(id);
  });
});

describe('a member of the staff', () => {
  it('[STO-010] [STO-014] [STO-018] [STO-019] [STO-044] takes an order from new to handed over, step by step', async () => {
    const cook = await member();
    const { id, track } = await placed({ order_type: 'take_away' });
    const accepted = await take(cook, id, 'accept', { version: 1, minutes: 25 });
    expect(accepted.body.order).toMatchObject({ order_status: 'confirmed', ready_at: minutesAhead(25), version: 2 });
    expect(await track()).toMatchObject({ order_status: 'confirmed', expected_at: minutesAhead(25) });
    await take(cook, id, 'prepare', { version: 2 });
    const delayed = await take(cook, id, 'delay', { version: 3, ready_at: minutesAhead(35) });
    expect(delayed.body.order).toMatchObject({ order_status: 'processing', ready_at: minutesAhead(35), version: 4 });
    expect(await track()).toMatchObject({ expected_at: minutesAhead(35) });
    await take(cook, id, 'ready', { version: 4 });
    const wrong = id.endsWith('0000') ? '0001' : '0000';
    expect((await take(cook, id, 'hand-over', { version: 5, code: wrong })).code).toBe('code_wrong');
    const done = await take(cook, id, 'hand-over', { version: 5, code: id.slice(-4) });
    expect(done.body.order).toMatchObject({ order_status: 'delivered' });
    expect(await track()).toMatchObject({ order_status: 'delivered' });
    expect((await auditOf(id)).map(({ action, account_id }) => [action, account_id])).toEqual(
      ['accept', 'prepare', 'delay', 'ready', 'hand_over'].map((action) => [`order.${action}`, cook.id]),
    );
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-019] [STO-033] makes an order ready at once and hands it to a courier', async () => {
    const cook = await member();
    const { id, track } = await placed();
    await take(cook, id, 'accept', { version: 1, minutes: 20 });
    const { body } = await take(cook, id, 'ready', { version: 2 });
    expect(body.order).toMatchObject({ order_status: 'handover', version: 4 });
    const { body: gone } = await take(cook, id, 'hand-over', { version: 4, code: id.slice(-4) });
    expect(gone.order).toMatchObject({ order_status: 'picked_up' });
    expect(gone.order.courier_name).toBeTruthy();
    expect(await track()).toMatchObject({ order_status: 'picked_up' });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-013] refuses with a reason that the customer reads, and cancels what was accepted', async () => {
    const cook = await member();
    const [refused, canceled] = [await placed(), await placed()];
    await take(cook, refused.id, 'refuse', { version: 1, reason: 'other', text: 'Our gas is finished.' });
    expect(await refused.track()).toMatchObject({ order_status: 'canceled', cancel_reason: 'Our gas is finished.' });
    expect(await auditOf(refused.id)).toMatchObject([{ action: 'order.refuse', reason: 'Our gas is finished.' }]);
    await take(cook, canceled.id, 'accept', { version: 1, minutes: 20 });
    await take(cook, canceled.id, 'cancel', { version: 2, reason: 'item_out' });
    expect(await canceled.track()).toMatchObject({ order_status: 'canceled', cancel_reason: 'An item is sold out.' });
    const short = await take(cook, (await placed()).id, 'refuse', { version: 1, reason: 'other', text: 'No' });
    expect(short.status).toBe(400);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-010] [STO-018] [STO-019] sees each step at once as the server answers it', async () => {
    const cook = await member();
    const path: [string, object, StoreStep][] = [
      ['accept', { minutes: 25 }, { kind: 'accept', readyAt: minutesAhead(25) }],
      ['delay', { ready_at: minutesAhead(35) }, { kind: 'delay', readyAt: minutesAhead(35) }],
      ['ready', {}, { kind: 'ready' }],
      ['hand-over', {}, { kind: 'handOver', code: '' }],
    ];
    const { id } = await placed();
    let { order } = (await take(cook, id, 'see', {})).body;
    for (const [step, body, shown] of path) {
      const expected = afterStep(order, shown, market.now().toISOString());
      const code = step === 'hand-over' ? { code: id.slice(-4) } : {};
      order = (await take(cook, id, step, { version: order.version, ...body, ...code })).body.order;
      const { order_status, version, ready_at, confirmed_at, handover_at, left_at } = expected;
      expect(order).toMatchObject({ order_status, version, ready_at, confirmed_at, handover_at, left_at });
    }
    const other = (await take(cook, (await placed()).id, 'see', {})).body.order;
    const refused = await take(cook, other.id, 'refuse', { version: 1, reason: 'closing' });
    const { order_status, version, canceled_by, cancel_reason, left_at } = afterStep(
      other,
      { kind: 'refuse', reason: 'closing', text: '' },
      market.now().toISOString(),
    );
    expect(refused.body.order).toMatchObject({ order_status, version, canceled_by, cancel_reason, left_at });
  });

  it('[STO-010] gets the same reply to a step that is sent again, and leaves one line of it', async () => {
    const cook = await member();
    const { id } = await placed();
    const first = await take(cook, id, 'accept', { version: 1, minutes: 20 });
    const again = await take(cook, id, 'accept', { version: 1, minutes: 20 });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const both = await Promise.all([1, 2].map(() => take(cook, id, 'ready', { version: 2 })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['order.accept', 'order.ready']);
  });

  it('[SEAT-39] learns that another member was faster, and that the order is not as it was seen', async () => {
    const [cook, other] = [await member(), await member()];
    const { id } = await placed();
    const codes = await Promise.all(
      [cook, other].map(async (by) => (await take(by, id, 'accept', { version: 1, minutes: 20 })).code ?? 'done'),
    );
    expect(codes.sort()).toEqual(['changed_meanwhile', 'done']);
    const { body } = await take(cook, id, 'ready', { version: 1 });
    expect(body.errors).toMatchObject([
      { code: 'changed_meanwhile', sent: { version: 1 }, now: { version: 2, order_status: 'confirmed' } },
    ]);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('[SEAT-03] [SEAT-12] knows no order of another store, in any step', async () => {
    const stranger = await member(food.id);
    const { id, track } = await placed();
    for (const [step, body] of Object.entries(steps(1, id))) {
      const own = await take(stranger, id, step, body, food.id);
      const unknown = await take(stranger, '1234567890', step, body, food.id);
      expect([own.status, own.code, own.message]).toEqual([unknown.status, 'order_not_found', unknown.message]);
    }
    expect(await track()).toMatchObject({ order_status: 'pending' });
    expect(await auditOf(id)).toEqual([]);
  });

  it('[STO-018] cannot delay an order beyond two and a half hours, or one that is new', async () => {
    const cook = await member();
    const { id } = await placed();
    expect((await take(cook, id, 'delay', { version: 1, ready_at: minutesAhead(30) })).code).toBe('step_not_allowed');
    await take(cook, id, 'accept', { version: 1, minutes: 20 });
    expect((await take(cook, id, 'delay', { version: 2, ready_at: minutesAhead(151) })).code).toBe('step_not_allowed');
    expect((await take(cook, id, 'delay', { version: 2, ready_at: minutesAhead(10) })).code).toBe('step_not_allowed');
  });
});
