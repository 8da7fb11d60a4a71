import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { endUnansweredOrders } from '#api/testing/run-jobs.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const visitor = visitorUnderTest(() => market.app);
const { yaba } = knownZones;
const { generous } = testStores;
const minutesToEnd = 4;

const memberOf = () => signedInMember(market, { storeId: generous.id, role: 'manager' });
type Member = Awaited<ReturnType<typeof memberOf>>;

async function placed(): Promise<string> {
  const { body } = await shopperUnderTest(() => market.app, knownModules.food).place({
    items: [{ item_id: generous.items.dish.id, quantity: 2 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Adaeze Obi',
    contact_person_number: '+2348035550142',
  });
  return body.order_id;
}

const board = async (by: Member) => (await visitor.get(`vendor/stores/${generous.id}/board`, by.headers)).body;

/** Lets the minutes pass in which an order could be answered. */
async function letMinutesPass() {
  const ended = new Date(market.now().getTime() + minutesToEnd * 60_000);
  market.now = () => ended;
  expect(await endUnansweredOrders(market)).toEqual([]);
}

describe('a store that does not answer', () => {
  it('[STO-036] is paused after two orders in a row, until a member takes orders again', async () => {
    market.mode = { ...market.mode, pausesUnansweredStores: true };
    const by = await memberOf();
    await placed();
    await board(by);
    await letMinutesPass();
    expect((await board(by)).store).toMatchObject({ is_open: true, pause_reason: null });
    await placed();
    await board(by);
    await letMinutesPass();
    expect((await board(by)).store).toMatchObject({ is_open: false, pause_reason: 'unanswered' });
    // Customers do not read why.
    expect((await shop(`stores/details/${generous.id}`)).body).toMatchObject({
      open: false,
      pause: { reason: 'other' },
    });
    const operator = await signedInOperator(market, { roles: ['owner'] });
    const { stores } = (await visitor.get('admin/city', operator.headers)).body;
    expect(stores.find(({ id }: { id: number }) => id === generous.id)).toMatchObject({
      state: 'paused',
      is_unanswered: true,
    });
    const { body } = await visitor.post(`vendor/stores/${generous.id}/resume`, {}, by.headers);
    expect(body.store).toMatchObject({ is_open: true, pause_reason: null });
    // Those before it no longer count.
    market.now = (
      (at) => () =>
        new Date(at.getTime() + 60_000)
    )(market.now());
    await placed();
    await board(by);
    await letMinutesPass();
    expect((await board(by)).store.is_open).toBe(true);
  });

  it('[STO-036] goes on when it has answered an order between two others', async () => {
    const by = await memberOf();
    await visitor.post(`vendor/stores/${generous.id}/resume`, {}, by.headers);
    market.now = (
      (at) => () =>
        new Date(at.getTime() + 60_000)
    )(market.now());
    await placed();
    await board(by);
    await letMinutesPass();
    const id = await placed();
    const accept = { version: 1, minutes: 20 };
    const { status } = await visitor.post(`vendor/stores/${generous.id}/orders/${id}/accept`, accept, by.headers);
    expect(status).toBe(200);
    market.now = (
      (at) => () =>
        new Date(at.getTime() + 60_000)
    )(market.now());
    await placed();
    await board(by);
    await letMinutesPass();
    expect((await board(by)).store.is_open).toBe(true);
  });

  it('[STO-036] is paused at once where nobody has had its board open since the order came', async () => {
    const by = await memberOf();
    await visitor.post(`vendor/stores/${generous.id}/resume`, {}, by.headers);
    market.now = (
      (at) => () =>
        new Date(at.getTime() + 60_000)
    )(market.now());
    await placed();
    await letMinutesPass();
    expect((await board(by)).store).toMatchObject({ is_open: false, pause_reason: 'unanswered' });
  });

  it('[STO-036] of a demo is left alone', async () => {
    market.mode = { ...market.mode, pausesUnansweredStores: false };
    const by = await memberOf();
    await visitor.post(`vendor/stores/${generous.id}/resume`, {}, by.headers);
    market.now = (
      (at) => () =>
        new Date(at.getTime() + 60_000)
    )(market.now());
    await placed();
    await letMinutesPass();
    expect((await board(by)).store.is_open).toBe(true);
  });
});
