import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { acceptWaiting, sendMessages } from '#api/testing/run-jobs.ts';
import { ruleUnderTest } from '#api/testing/under-test/calls/store-calls-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const visitor = visitorUnderTest(() => market.app);
const { yaba } = knownZones;
const { generous } = testStores;
const path = `vendor/stores/${generous.id}`;

const memberOf = () => signedInMember(market, { storeId: generous.id, role: 'manager' });
type Member = Awaited<ReturnType<typeof memberOf>>;

async function placed(change: object = {}): Promise<string> {
  const { body, message } = await shopperUnderTest(() => market.app, knownModules.food).place({
    items: [{ item_id: generous.items.dish.id, quantity: 2 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Adaeze Obi',
    contact_person_number: '+2348035550142',
    ...change,
  });
  if (!body.order_id) throw new Error(message);
  return body.order_id;
}

async function setRule(by: Member, change: object = {}) {
  const { version } = (await visitor.get(`${path}/accept-rule`, by.headers)).body;
  return visitor.put(`${path}/accept-rule`, { ...ruleUnderTest, version, ...change }, by.headers);
}
const openBoard = (by: Member) => visitor.get(`${path}/board`, by.headers);
const orderOf = async (by: Member, id: string) =>
  (await openBoard(by)).body.orders.find((order: { id: string }) => order.id === id);
const later = (minutes: number) => {
  const at = new Date(market.now().getTime() + minutes * 60_000);
  market.now = () => at;
};

describe('a store that accepts orders by a rule', () => {
  let by: Member;
  beforeEach(async () => {
    by = await memberOf();
    // Orders of earlier tests are no longer in work.
    await sql`update orders set order_status = 'canceled', canceled_at = now(), canceled_by = 'store'
      where store_id = ${generous.id} and order_status in ('pending', 'confirmed')`.execute(market.db);
    later(10);
  });

  it('[STO-012] has an order in work with the minutes of the rule as soon as its message goes out', async () => {
    expect((await setRule(by)).status).toBe(200);
    await openBoard(by);
    const id = await placed();
    await sendMessages(market);
    const order = await orderOf(by, id);
    expect(order).toMatchObject({ order_status: 'confirmed', print_count: 0 });
    expect(new Date(order.ready_at).getTime() - market.now().getTime()).toBe(15 * 60_000);
    const { body } = await visitor.get(`${path}/orders/${id}/story`, by.headers);
    expect(body.events.at(-1)).toMatchObject({ what: 'confirmed', by: 'store', name: null });
  });

  it('[STO-012] leaves an order to a person while no board was open in the last 5 minutes, and takes it once one is', async () => {
    await setRule(by);
    await openBoard(by);
    later(6);
    expect((await visitor.get(`${path}/accept-rule`, by.headers)).body).toMatchObject({
      is_on: true,
      is_board_open: false,
    });
    const id = await placed();
    await sendMessages(market);
    expect(await acceptWaiting(market)).toEqual([]);
    expect(await statusOf(id)).toBe('pending');
    await openBoard(by);
    await acceptWaiting(market);
    expect(await statusOf(id)).toBe('confirmed');
  });

  it('[STO-012] leaves what is beyond its bounds, notes about allergies and prescriptions, unless they are ticked', async () => {
    await setRule(by, { max_pieces: 2, max_in_work: 1 });
    await openBoard(by);
    const many = await placed({ items: [{ item_id: generous.items.dish.id, quantity: 3 }] });
    const noted = await placed({ order_note: 'I am allergic to groundnuts' });
    const first = await placed();
    const second = await placed();
    await sendMessages(market);
    expect(await Promise.all([many, noted, first, second].map(statusOf))).toEqual([
      'pending',
      'pending',
      'confirmed',
      'pending',
    ]);
    await setRule(by, { takes_allergy_notes: true, max_pieces: 2 });
    await sql`insert into prescription_pictures (id, shopper, order_id, made_at)
      values ('ofSecondOrder123456789', 'guest:0', ${second}, now())`.execute(market.db);
    await acceptWaiting(market);
    expect(await Promise.all([many, noted, second].map(statusOf))).toEqual(['pending', 'confirmed', 'pending']);
    await setRule(by, { takes_prescriptions: true });
    await acceptWaiting(market);
    expect(await Promise.all([many, second].map(statusOf))).toEqual(['confirmed', 'confirmed']);
  });

  it('[STO-012] refuses hours that overlap, and a change of what another member has changed meanwhile', async () => {
    expect(
      (
        await setRule(by, {
          hours: [
            [600, 900],
            [800, 1000],
          ],
        })
      ).status,
    ).toBe(400);
    await setRule(by);
    expect((await setRule(by, { version: 0 })).code).toBe('changed_meanwhile');
  });
});

async function statusOf(id: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select order_status as status from orders where id = ${id}`.execute(market.db);
  return rows[0]?.status;
}
