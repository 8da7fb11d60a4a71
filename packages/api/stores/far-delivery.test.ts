import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const { food } = testStores;
const { yaba } = knownZones;

const listed = async (query: Record<string, string>, at?: { lat: number; lng: number }) => {
  const { body } = await get(`search/list?${new URLSearchParams({ limit: '100', list_type: 'store', ...query })}`, {
    ...(at && { at }),
  });
  return body.stores as { id: number; delivery_time: string }[];
};

it('a store that is far away promises the same longer time on its card, on its page, at the checkout and in the order', async () => {
  // About 11 km as the crow flies; the store has set 20 to 30 minutes.
  await sql`update stores set lat = lat + 0.1 where id = ${food.id}`.execute(market.db);
  const shopper = shopperUnderTest(() => market.app, knownModules.food);
  const order = {
    items: [{ item_id: food.items.plain.id, quantity: 1 }],
    ...{ latitude: yaba.at.lat, longitude: yaba.at.lng, address: yaba.address },
    ...{ contact_person_name: 'Adaeze Obi', contact_person_number: '+2348035550142' },
  };
  const page = (await get(`stores/details/${food.id}`, { at: yaba.at })).body;
  const [, min, max] = /^(\d+)-(\d+) min$/.exec(page.delivery_time) ?? [];
  expect(Number(max)).toBeGreaterThan(60);
  expect(Number(max) - Number(min)).toBe(10);
  expect((await listed({}, yaba.at)).find(({ id }) => id === food.id)?.delivery_time).toBe(page.delivery_time);
  expect((await shopper.quote(order)).body.delivery_time).toBe(page.delivery_time);
  const { order_id } = (await shopper.place(order)).body;
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from expected_at - placed_at)::int / 60 as minutes from orders where id = ${order_id}`.execute(
    market.db,
  );
  expect(rows[0]?.minutes).toBe(Number(max));
});

it('[LIST-36] a store that is far away is not among those within half an hour, nor among the soonest', async () => {
  const quick = JSON.stringify(['within_30_minutes']);
  const ids = (stores: { id: number }[]) => stores.map(({ id }) => id);
  expect(ids(await listed({ filter: quick }))).toContain(food.id);
  expect(ids(await listed({ filter: quick }, yaba.at))).not.toContain(food.id);
  const [first, ...others] = await listed({ sort: 'fast_delivery', filter: '["currently_open"]' }, yaba.at);
  expect(first?.id).not.toBe(food.id);
  const ends = [first, ...others].map((store) => Number(/-(\d+) min$/.exec(String(store?.delivery_time))?.[1]));
  expect(ends.length).toBeGreaterThan(2);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
});
