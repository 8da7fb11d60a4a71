import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food, generous } = testStores;

const managerOf = (storeId: number = food.id) => menuUnderTest(market, { storeId });
const everyDay = (spans: number[][]) =>
  Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, spans]));

describe('the opening hours of a store', () => {
  it('[STO-039] are changed by its staff, also past midnight, and the storefront follows', async () => {
    const by = await managerOf();
    const { version } = (await by.get('hours')).body;
    // The tests run on a Friday at noon in Lagos.
    const hours = {
      ...everyDay([
        [480, 660],
        [780, 120],
      ]),
      su: [],
    };
    const changed = await by.put('hours', { opening_hours: hours, version });
    expect(changed.body).toMatchObject({ opening_hours: hours, time_zone: 'Africa/Lagos', version: version + 1 });
    expect((await shop(`stores/details/${food.id}`)).body).toMatchObject({
      open: false,
      opens_at: { time: '13:00', in_days: 0 },
    });
    expect((await by.put('hours', { opening_hours: hours, version })).code).toBe('changed_meanwhile');
    expect(
      (await by.put('hours', { opening_hours: everyDay([[0, 1439]]), version: version + 1 })).body.opening_hours.fr,
    ).toEqual([[0, 1439]]);
    expect((await shop(`stores/details/${food.id}`)).body.open).toBe(true);
  });

  it.each([
    ['that end where they begin', everyDay([[480, 480]])],
    [
      'that lie over each other',
      everyDay([
        [480, 720],
        [719, 900],
      ]),
    ],
    [
      'that run into the next day',
      everyDay([
        [480, 481],
        [1080, 500],
      ]),
    ],
  ])('[STO-039] %s are refused', async (_what, hours) => {
    const by = await managerOf();
    const { version } = (await by.get('hours')).body;
    expect((await by.put('hours', { opening_hours: hours, version })).codes).toEqual(['opening_hours']);
  });

  it('[STO-039] are for members with the permission, in their own store', async () => {
    const cook = await menuUnderTest(market, { storeId: food.id, role: 'kitchen' });
    expect((await cook.get('hours')).code).toBe('right_missing');
    expect((await cook.put('hours', { opening_hours: everyDay([]), version: 1 })).code).toBe('right_missing');
    const other = await managerOf(generous.id);
    expect((await other.put(`../${food.id}/hours`, { opening_hours: everyDay([]), version: 1 })).status).toBe(404);
  });
});
