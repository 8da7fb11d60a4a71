import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { moveOrder } from '../transitions/move-order.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const delivery = deliveryUnderTest(market);
const { yaba } = knownZones;
const { generous, food } = testStores;

type Member = Awaited<ReturnType<typeof signedInMember>>;
const member = (storeId: number = generous.id) => signedInMember(market, { storeId, role: 'kitchen' });

async function placed(change: object = {}) {
  const guest = shopperUnderTest(() => market.app, knownModules.food);
  const { body, code, message } = await guest.place({
    items: [{ item_id: generous.items.dish.id, quantity: 2 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Adaeze Obi',
    contact_person_number: '+2348035550142',
    ...change,
  });
  if (code) throw new Error(`${code} ${message}`);
  return { guest, id: body.order_id as string };
}

const take = (by: Member, id: string, step: string, body: object, storeId: number = generous.id) =>
  visitor.post(`vendor/stores/${storeId}/orders/${id}/${step}`, body, by.headers);
const board = async (by: Member) => (await visitor.get(`vendor/stores/${generous.id}/board`, by.headers)).body;
const auditOf = async (id: string) => {
  const { rows } = await sql<{ action: string; after: object | null }>`
    select action, after from audit_lines where subject = ${`order:${id}`} order by id`.execute(market.db);
  return rows;
};

describe('an order on the board', () => {
  it('[STO-017] has the parts of the total that its customer sees, and its own share for those who may see money', async () => {
    const owner = await signedInMember(market, { storeId: generous.id, role: 'owner' });
    const cook = await member();
    const { guest, id } = await placed({ dm_tips: 200 });
    const shown = (
      await market.app.inject({ url: `/api/v1/customer/order/details?order_id=${id}&guest_id=${guest.guestId}` })
    ).json();
    const find = async (by: Member) => {
      const { orders } = await board(by);
      return orders.find((order: { id: string }) => order.id === id);
    };
    const order = await find(owner);
    expect(order.total).toBe(shown.order_amount);
    for (const [part, amount] of Object.entries(order.sums)) {
      if (part !== 'coupon_paid_by') expect([part, amount]).toEqual([part, shown[part]]);
    }
    const { rows } = await sql<{ share: number }>`
      select -sum(e.amount)::int as share from ledger_entries e join journals j on j.id = e.journal_id
      where j.order_id = ${id} and e.account = ${`store:${generous.id}`}`.execute(market.db);
    expect(order.own_share).toBe((rows[0]?.share ?? 0) / 100);
    expect((await find(cook)).own_share).toBeNull();
    const { order: stepped } = (await take(owner, id, 'accept', { version: 1, minutes: 20 })).body;
    expect(stepped.own_share).toBe(order.own_share);
  });

  it('[STO-020] tells what happened to an order, when, and by whom, to its own store', async () => {
    const cook = await member();
    const { id } = await placed();
    await take(cook, id, 'see', {});
    await take(cook, id, 'accept', { version: 1, minutes: 20 });
    await take(cook, id, 'print', { is_automatic: true });
    await moveOrder(market, { orderId: id, to: 'processing', by: 'market' });
    const story = (by: Member, storeId: number = generous.id) =>
      visitor.get(`vendor/stores/${storeId}/orders/${id}/story`, by.headers);
    const { events } = (await story(cook)).body;
    const lines = events.map(({ what, by, name }: Record<string, string>) => `${what} by ${name ?? by}`);
    expect(lines.toSorted()).toEqual([
      'confirmed by kitchen',
      'pending by shopper',
      'printed by kitchen',
      'processing by market',
      'seen by kitchen',
    ]);
    expect(events[0]).toMatchObject({ at: expect.any(String), reported_at: null });
    expect((await story(await member(food.id), food.id)).status).toBe(404);
  });

  it('[STO-097] has what its courier noted at the counter and at the door, without who that is', async () => {
    const cook = await member();
    const rider = await delivery.courier();
    const { id, step } = await delivery.accepted();
    await delivery.take(rider, id, 'take');
    await delivery.take(rider, id, 'arrive', { place: 'store', metres: 20 });
    await delivery.take(rider, id, 'store-problem', { problem: 'not_ready' });
    await step('ready', { version: 2, bags: 2 });
    await delivery.take(rider, id, 'pick-up', { bags: 1 });
    await delivery.take(rider, id, 'problem', { problem: 'no_answer' });
    const reply = await visitor.get(`vendor/stores/${generous.id}/orders/${id}/story`, cook.headers);
    const noted = reply.body.events.filter(({ by }: { by: string }) => by === 'delivery_man');
    expect(noted.map(({ what }: { what: string }) => what).toSorted()).toEqual([
      'courier_came',
      'door_no_answer',
      'found_not_ready',
      'other_bags_taken',
      'picked_up',
    ]);
    expect(noted.map(({ name }: { name: null }) => name)).toEqual(Array(5).fill(null));
  });

  it('[STO-029] prints one ticket by itself, on one of two devices, and copies by hand', async () => {
    const [cook, helper] = [await member(), await member()];
    const { id } = await placed({
      items: [
        { item_id: generous.items.dish.id, quantity: 1 },
        { item_id: generous.items.dish.id, quantity: 3 },
      ],
    });
    const print = async (by: Member, isAutomatic: boolean) =>
      (await take(by, id, 'print', { is_automatic: isAutomatic })).body;
    const both = await Promise.all([print(cook, true), print(helper, true)]);
    expect(both.map(({ copy }) => copy).sort()).toEqual([1, null]);
    expect((await print(helper, true)).copy).toBeNull();
    expect((await print(helper, false)).copy).toBe(2);
    const last = await print(cook, false);
    expect(last).toMatchObject({ copy: 3, order: { print_count: 3, version: 1 } });
    expect(last.order.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 3]);
    const other = await take(await member(food.id), id, 'print', { is_automatic: false }, food.id);
    expect([other.status, other.code]).toEqual([404, 'order_not_found']);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-028] [STO-029] counts the tickets of the bags for themselves, and says when each form prints', async () => {
    const by = await signedInMember(market, { storeId: generous.id, role: 'manager' });
    const { id } = await placed();
    const print = async (form: string) => (await take(by, id, 'print', { form, is_automatic: true })).body;
    expect((await print('kitchen')).copy).toBe(1);
    expect(await print('bag')).toMatchObject({ copy: 1, order: { print_count: 1, bag_print_count: 1 } });
    expect((await print('bag')).copy).toBeNull();
    expect((await board(by)).tickets).toEqual({ kitchen: 'accepted', bag: 'by_hand' });
    const path = `vendor/stores/${generous.id}/profile`;
    const { name, slug, address, latitude, longitude, currency, ...own } = (await visitor.get(path, by.headers)).body;
    const wish = { ...own, kitchen_ticket_at: 'started', bag_ticket_at: 'ready' };
    expect((await visitor.put(path, wish, by.headers)).status).toBe(200);
    expect((await board(by)).tickets).toEqual({ kitchen: 'started', bag: 'ready' });
  });

  it('[STO-032] has the bags as they were packed, and as they were counted when it was handed over', async () => {
    const cook = await member();
    const { id } = await placed({ order_type: 'take_away' });
    await take(cook, id, 'accept', { version: 1, minutes: 20 });
    expect((await take(cook, id, 'ready', { version: 2, bags: 21 })).status).toBe(400);
    const ready = await take(cook, id, 'ready', { version: 2, bags: 3 });
    expect(ready.body.order).toMatchObject({ order_status: 'handover', bag_count: 3 });
    const code = id.slice(-4);
    const given = await take(cook, id, 'hand-over', { version: 4, code, bags: 2 });
    expect(given.body.order).toMatchObject({ order_status: 'delivered', bag_count: 2 });
    const noted = (await auditOf(id)).flatMap(({ action, after }) =>
      after && 'bags' in after ? [[action, after.bags]] : [],
    );
    expect(noted).toEqual([
      ['order.ready', 3],
      ['order.hand_over', 2],
    ]);
  });

  it('[STO-101] cancels one that is ready, with the goods of some lines lost and the others back in the stock', async () => {
    const shop = await signedInMember(market, { storeId: testStores.grocery.id, role: 'manager' });
    const { scarce } = testStores.grocery.items;
    const stock = async () =>
      (await market.db.selectFrom('items').select('stock').where('id', '=', scarce.id).executeTakeFirstOrThrow()).stock;
    const buy = async () => {
      const shopper = shopperUnderTest(() => market.app, knownModules.grocery);
      const { body } = await shopper.place({
        items: [{ item_id: scarce.id, quantity: 1 }],
        latitude: yaba.at.lat,
        longitude: yaba.at.lng,
        address: yaba.address,
        contact_person_name: 'Adaeze Obi',
        contact_person_number: '+2348035550142',
      });
      const call = (step: string, sent: object) => take(shop, body.order_id, step, sent, testStores.grocery.id);
      await call('accept', { version: 1, minutes: 20 });
      return { id: body.order_id as string, call };
    };
    const before = await stock();
    const back = await buy();
    expect(await stock()).toBe((before ?? 0) - 1);
    await back.call('ready', { version: 2 });
    const [line] = (await back.call('see', {})).body.order.lines;
    expect(line).toMatchObject({ line_number: 1, is_counted: true });
    const { body } = await back.call('cancel', { version: 4, reason: 'item_out' });
    expect(body.order).toMatchObject({ order_status: 'canceled', canceled_by: 'store' });
    expect(await stock()).toBe(before);
    const lost = await buy();
    await lost.call('cancel', { version: 2, reason: 'item_out', lost_lines: [1, 1, 7] });
    expect(await stock()).toBe((before ?? 0) - 1);
    expect(await auditOf(lost.id)).toMatchObject([
      { action: 'order.accept' },
      { action: 'order.cancel', after: { lost_lines: [1, 1, 7] } },
    ]);
    // The same call again: its first reply may have been lost, and nothing is lost twice.
    expect((await lost.call('cancel', { version: 2, reason: 'item_out', lost_lines: [1] })).status).toBe(200);
    expect(await stock()).toBe((before ?? 0) - 1);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
