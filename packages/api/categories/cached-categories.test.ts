import type { Category } from 'market/categories/categories.contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const minute = 60_000;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterAll(() => {
  vi.useRealTimers();
});

it.each([
  ['[CAT-13] categories hold for 5 minutes', 'categories', 5],
  ['[CAT-14] featured categories hold for 8 minutes, and are asked again then', 'categories?featured=1', 8],
] as const)('%s', async (_title, path, minutes) => {
  const idsNow = async () => (await get(path)).body.categories.map(({ id }: Category) => id) as number[];
  const before = await idsNow();
  const [gone = 0] = before;
  await withdraw(gone);
  vi.advanceTimersByTime(minutes * minute - 1);
  expect(await idsNow()).toEqual(before);
  vi.advanceTimersByTime(1);
  expect(await idsNow()).toEqual(before.slice(1));
});

/** Nothing of a category is sold any more. */
async function withdraw(categoryId: number): Promise<void> {
  const children = market.db.selectFrom('categories').where('parent_id', '=', categoryId).select('id');
  await market.db
    .updateTable('items')
    .set({ active: false })
    .where((where) => where.or([where('category_id', '=', categoryId), where('category_id', 'in', children)]))
    .execute();
}
