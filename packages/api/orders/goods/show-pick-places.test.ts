import { expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const delivery = deliveryUnderTest(market);
const { generous, food } = testStores;

const placesFor = async (storeId: number = generous.id) => {
  const by = await signedInMember(market, { storeId, role: 'kitchen' });
  const { status, body } = await visitor.get(`vendor/stores/${storeId}/pick-places`, by.headers);
  expect(status).toBe(200);
  return body.lines as { order_id: string; line_number: number; category: { id: number; name: string } | null }[];
};

it('[STO-030] names the category of each line of orders in work, of the own store alone', async () => {
  const one = await delivery.accepted();
  const other = await delivery.accepted();
  const lines = await placesFor();
  for (const { id } of [one, other]) {
    expect(lines.filter(({ order_id: order }) => order === id)).toMatchObject([
      { line_number: 1, category: { id: expect.any(Number), name: expect.any(String) } },
    ]);
  }
  expect((await placesFor(food.id)).filter(({ order_id: id }) => id === one.id)).toEqual([]);
  await market.db.updateTable('orders').set({ order_status: 'handover' }).where('id', '=', one.id).execute();
  expect((await placesFor()).map(({ order_id: id }) => id)).not.toContain(one.id);
  await market.db.updateTable('orders').set({ order_status: 'confirmed' }).where('id', '=', one.id).execute();
});
