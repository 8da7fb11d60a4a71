import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food, generous } = testStores;
const { yaba } = knownZones;

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

  it('[STO-040] give way to other days, which the storefront and its slots follow', async () => {
    const by = await managerOf();
    const { version, today } = (await by.get('hours')).body;
    expect(today).toBe('2026-11-20');
    const closed = [
      { date: '2026-11-21', hours: [[600, 840]], note: 'Short Saturday', yearly: false },
      { date: today, hours: [], note: 'Stocktaking', yearly: false },
    ];
    const set = await by.put('hours/other-days', { other_days: closed, version });
    expect(set.body).toMatchObject({ other_days: [closed[1], closed[0]], version: version + 1 });
    expect((await shop(`stores/details/${food.id}`)).body).toMatchObject({
      open: false,
      opens_at: { time: '10:00', in_days: 1 },
    });
    expect((await shop(`stores/details/${food.id}`)).body.other_days).toEqual([
      { date: today, hours: [] },
      { date: '2026-11-21', hours: [['10:00', '14:00']] },
    ]);
    const listed = async () => {
      const { stores } = (await shop('stores?filter=currently_open&limit=100')).body;
      return stores.map(({ id }: { id: number }) => id).includes(food.id);
    };
    expect(await listed()).toBe(false);
    // The week is changed beside them, not over them.
    const week = await by.put('hours', { opening_hours: everyDay([[0, 1439]]), version: version + 1 });
    expect(week.body.other_days).toHaveLength(2);
    expect((await shop(`stores/details/${food.id}`)).body.open).toBe(false);
    expect((await by.put('hours/other-days', { other_days: [], version })).code).toBe('changed_meanwhile');
    expect((await by.put('hours/other-days', { other_days: [], version: version + 2 })).body.other_days).toEqual([]);
    expect((await shop(`stores/details/${food.id}`)).body.open).toBe(true);
    expect(await listed()).toBe(true);
  });

  it('[STO-040] give way to other days, for slots of later orders and in the list of what is promised', async () => {
    const [by, { id: dish }] = [await managerOf(generous.id), generous.items.dish];
    const cook = shopperUnderTest(() => market.app, knownModules.food);
    const slots = async () => (await cook.slots({ items: [{ item_id: dish, quantity: 1 }] })).body.slots as string[];
    const tomorrow = (await slots()).find((slot) => slot.startsWith('2026-11-21T12'));
    const order = {
      items: [{ item_id: dish, quantity: 1 }],
      schedule_at: tomorrow,
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
    };
    const { order_id: id } = (await cook.place(order)).body;
    const { version, scheduled } = (await by.get('hours')).body;
    expect(scheduled).toContainEqual({ order_id: id, date: '2026-11-21', time: '13:00' });
    const closed = [{ date: '2026-11-21', hours: [], note: '' }];
    expect((await by.put('hours/other-days', { other_days: closed, version })).status).toBe(200);
    expect((await slots()).filter((slot) => slot.startsWith('2026-11-21T12'))).toEqual([]);
    expect((await cook.place(order)).code).toBe('schedule_outside_hours');
    const { rows } = await sql`
      select before, after from audit_lines where action = 'store.hours' and subject = ${`store:${generous.id}`}`.execute(
      market.db,
    );
    const after = { other_days: { '2026-11-21': { hours: [], note: '' } } };
    expect(rows).toEqual([{ before: { other_days: {} }, after }]);
  });

  it('[STO-040] come back each year, also for a store that nobody looks after', async () => {
    const by = await managerOf();
    const { version, today } = (await by.get('hours')).body;
    const yearly = [
      { date: today, hours: [], note: 'Our day', yearly: true },
      { date: '2027-11-19', hours: [[600, 840]], note: 'The day before', yearly: true },
    ];
    const set = await by.put('hours/other-days', { other_days: yearly, version });
    expect(set.body.other_days).toEqual(yearly);
    expect((await shop(`stores/details/${food.id}`)).body).toMatchObject({
      open: false,
      other_days: [{ date: today, hours: [] }],
    });
    const { rows } = await sql<{ other_days: object }>`select other_days from stores where id = ${food.id}`.execute(
      market.db,
    );
    expect(Object.keys(rows[0]?.other_days ?? {}).sort()).toEqual(['11-19', '11-20']);
    const twice = [
      { date: today, hours: [], note: '', yearly: true },
      { date: '2027-11-20', hours: [], note: '', yearly: true },
    ];
    expect((await by.put('hours/other-days', { other_days: twice, version: version + 1 })).codes).toEqual([
      'other_days',
    ]);
    expect((await by.put('hours/other-days', { other_days: [], version: version + 1 })).status).toBe(200);
  });

  it.each([
    ['that are over', ['2026-11-19']],
    ['more than 366 days ahead', ['2027-11-22']],
    ['named twice', ['2026-12-25', '2026-12-25']],
    ['that are none', ['2026-02-30']],
  ])('[STO-040] days %s are refused', async (_what, dates) => {
    const by = await managerOf();
    const { version } = (await by.get('hours')).body;
    const days = dates.map((date) => ({ date, hours: [], note: '' }));
    expect((await by.put('hours/other-days', { other_days: days, version })).codes[0]).toMatch(/^other_days/);
    const last = [{ date: '2027-11-21', hours: [], note: '' }];
    expect((await by.put('hours/other-days', { other_days: last, version })).status).toBe(200);
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
    expect((await cook.put('hours/other-days', { other_days: [], version: 1 })).code).toBe('right_missing');
    const other = await managerOf(generous.id);
    expect((await other.put(`../${food.id}/hours/other-days`, { other_days: [], version: 1 })).status).toBe(404);
    expect((await other.put(`../${food.id}/hours`, { opening_hours: everyDay([]), version: 1 })).status).toBe(404);
  });
});
