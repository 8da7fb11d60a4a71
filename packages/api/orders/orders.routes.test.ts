import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { yaba, withoutCash, lowCashCap } = knownZones;
const { percentOff } = testStores.grocery.items;

const shopper = () => shopperUnderTest(() => market.app, knownModules.grocery);
const orderOf = (itemId: number, { at, address }: { at: { lat: number; lng: number }; address: string }) => ({
  items: [{ item_id: itemId, quantity: 1 }],
  latitude: at.lat,
  longitude: at.lng,
  address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
});

describe('canceling by the calls of the documents', () => {
  it.each(['POST', 'PUT'] as const)(
    '[ORD-10] [ORD-11] [API-10] is %s with _method=put and the guest id',
    async (method) => {
      const guest = shopper();
      const { body } = await guest.place(orderOf(percentOff.id, yaba));
      const reply = await market.app.inject({
        method,
        url: '/api/v1/customer/order/cancel',
        payload: { order_id: body.order_id, reason: 'Ordered by mistake', _method: 'put', guest_id: guest.guestId },
      });
      expect(reply.json()).toMatchObject({ order_id: body.order_id, order_status: 'canceled' });
    },
  );

  it('[ORD-11] takes the guest of the browser as well, from our own pages only', async () => {
    const guest = shopper();
    const { body } = await guest.place(orderOf(percentOff.id, yaba));
    const cancel = (headers: Record<string, string>) =>
      market.app.inject({
        method: 'POST',
        url: '/api/v1/customer/order/cancel',
        headers: { cookie: `guest_id=${guest.guestId}`, 'x-software-id': 'soko-web', ...headers },
        payload: { order_id: body.order_id, reason: 'Ordered by mistake' },
      });
    expect((await cancel({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await cancel({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});

describe('the reasons to cancel', () => {
  const reasons = async (query: string) =>
    (await market.app.inject(`/api/v1/customer/order/cancellation-reasons?${query}`)).json();

  it('[ORD-08] [ORD-09] come page by page, each with an id', async () => {
    const all = await reasons('offset=1&limit=100&type=customer');
    expect(all.data.length).toBe(all.total_size);
    expect(all.data[0]).toEqual({ id: expect.any(Number), reason: expect.stringMatching(/\w/) });
    const [first, second] = [await reasons('offset=1&limit=2'), await reasons('offset=2&limit=2')];
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 4));
  });

  it('[API-12] [API-13] are none beyond the last page', async () => {
    expect(await reasons('offset=1000&limit=10')).toMatchObject({ data: [], total_size: expect.any(Number) });
  });
});

describe('a quote', () => {
  it('[CHK-20] [CHK-22] says whether the zone takes cash, and how much of it at most', async () => {
    const { body } = await shopper().quote(orderOf(percentOff.id, yaba));
    expect(body).toMatchObject({ cash_on_delivery: true, cash_on_delivery_cap: yaba.cashCap / 100 });
    const capped = await shopper().quote(orderOf(testStores.lowCashCap.items.flour.id, lowCashCap));
    expect(capped.body).toMatchObject({ cash_on_delivery_cap: lowCashCap.cashCap / 100, currency: 'KES' });
    const bread = orderOf(testStores.withoutCash.items.bread.id, withoutCash);
    expect((await shopper().quote(bread)).code).toBe('cash_not_offered');
  });

  it('[CHK-10] names the add-ons of a line with their number', async () => {
    const { choices } = testStores.food.items;
    const [first] = choices.addOns;
    const dish = {
      item_id: choices.id,
      quantity: 1,
      variation: [
        { name: 'Size', values: { label: ['Large'] } },
        { name: 'Protein', values: { label: ['Egg'] } },
      ],
      add_on_ids: [first],
      add_on_qtys: [2],
    };
    const cook = shopperUnderTest(() => market.app, knownModules.food);
    const { body } = await cook.quote({ ...orderOf(choices.id, yaba), items: [dish] });
    const { name } = await market.db
      .selectFrom('add_ons')
      .select('name')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    expect(body.lines[0].add_ons).toEqual([{ name, quantity: 2 }]);
  });

  it('leaves no order and no key behind, and takes nothing from the stock', async () => {
    const stock = () =>
      market.db.selectFrom('items').select('stock').where('id', '=', percentOff.id).executeTakeFirstOrThrow();
    const before = await stock();
    await shopper().quote(orderOf(percentOff.id, yaba));
    expect(await stock()).toEqual(before);
  });
});

describe('what became of an intent', () => {
  it('[CHK-29] is its order with id, moment and state, and nothing to anybody else', async () => {
    const guest = shopper();
    const key = 'the-intent-of-ada';
    const { body } = await guest.place(orderOf(percentOff.id, yaba), key);
    expect(body).toMatchObject({ order_id: expect.any(String), created_at: expect.any(String), status: 'pending' });
    expect((await guest.placed(key)).body).toMatchObject({ order_id: body.order_id, created_at: body.created_at });
    expect((await shopper().placed(key)).body).toEqual({ order_id: null, total: null, created_at: null });
  });
});

describe('what a store may do where an item is missing', () => {
  const { limited } = testStores.grocery.items;
  const choicesOf = async ({ body }: Awaited<ReturnType<ReturnType<typeof shopper>['place']>>) => {
    const lines = market.db.selectFrom('order_lines').select('when_missing').where('order_id', '=', body.order_id);
    return (await lines.orderBy('line_number').execute()).map(({ when_missing }) => when_missing);
  };
  const orderWith = (change: object) => ({ ...orderOf(percentOff.id, yaba), ...change });

  it('[CUS-03] is what was chosen for a line of the cart, or else for all of them', async () => {
    const guest = shopper();
    await guest.add({ item_id: percentOff.id });
    const { body: cart } = await guest.add({ item_id: limited.id });
    const single = [{ cart_id: cart[1].id, when_missing: 'leave_out' }];
    const placed = await guest.place(
      orderWith({ items: undefined, when_missing: 'replace', lines_when_missing: single }),
    );
    expect(await choicesOf(placed)).toEqual(['replace', 'leave_out']);
  });

  it('[CUS-03] is what was chosen for an item that is bought at once, and to ask without a choice', async () => {
    const items = [
      { item_id: percentOff.id, quantity: 1 },
      { item_id: limited.id, quantity: 1, when_missing: 'replace' },
    ];
    expect(await choicesOf(await shopper().place(orderWith({ items, when_missing: 'leave_out' })))).toEqual([
      'leave_out',
      'replace',
    ]);
    expect(await choicesOf(await shopper().place(orderWith({})))).toEqual(['ask']);
    expect((await shopper().place(orderWith({ when_missing: 'guess' }))).status).toBe(400);
  });
});
