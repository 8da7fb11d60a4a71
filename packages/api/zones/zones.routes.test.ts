import { describe, expect, it } from 'vitest';
import { knownModules, knownPlaces, knownZones } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const { yaba, island, ikeja, withoutShop, withoutCash } = knownZones;

async function ask(call: string, query: string | { lat: number; lng: number } = '') {
  const search = typeof query === 'string' ? query : `lat=${query.lat}&lng=${query.lng}`;
  const reply = await market.app.inject(`/api/v1/${call}?${search}`);
  return { status: reply.statusCode, body: reply.json() };
}

const typesOf = (modules: { module_type: string }[]) => modules.map(({ module_type }) => module_type);

const brokenPoints = [
  ['', 'lat'],
  ['lat=6.5', 'lng'],
  ['lat=&lng=3', 'lat'],
  ['lat=NaN&lng=3', 'lat'],
  ['lat=Infinity&lng=3', 'lat'],
  ['lat=91&lng=3', 'lat'],
  ['lat=6.5&lng=-180.5', 'lng'],
  ['lat=6.5&lng=0x10', 'lng'],
  ['lat=6&lat=7&lng=3', 'lat'],
  [`lat=${'9'.repeat(10_000)}&lng=3`, 'lat'],
] as const;

describe('the zones of a point', () => {
  it('[LOC-45] [LOC-46] are named with what holds there', async () => {
    const { status, body } = await ask('config/get-zone-id', yaba.at);
    expect(status).toBe(200);
    expect(body.zone_id).toEqual([yaba.id]);
    expect(body.zone_data).toEqual([
      expect.objectContaining({
        id: yaba.id,
        city: 'Lagos',
        country: 'NG',
        currency: 'NGN',
        time_zone: 'Africa/Lagos',
        cash_on_delivery: true,
        cash_on_delivery_cap: 40_000,
        free_delivery_over: 25_000,
        digital_payment: true,
      }),
    ]);
    expect(body.zone_data[0].modules).toContainEqual({ id: knownModules.food, module_type: 'food' });
    expect(body.zone_data[0].store_count).toBeGreaterThan(0);
  });

  it('[LOC-46] say where cash is not taken', async () => {
    const { body } = await ask('config/get-zone-id', withoutCash.at);
    expect(body.zone_data[0]).toMatchObject({ id: withoutCash.id, cash_on_delivery: false });
  });

  it('are all of them where two overlap', async () => {
    const { body } = await ask('config/get-zone-id', knownPlaces.inTwoZones);
    expect(body.zone_id).toEqual([yaba.id, ikeja.id]);
    expect(body.zone_data.map(({ id }: { id: number }) => id)).toEqual([yaba.id, ikeja.id]);
  });

  it.each([
    ['a known place that nobody serves', knownPlaces.outsideZones],
    ['the lagoon', knownPlaces.inTheLagoon],
    ['the end of the earth', { lat: -90, lng: 180 }],
  ])('[LOC-47] are none in %s: the answer is a list of errors with words to show', async (_where, point) => {
    const { status, body } = await ask('config/get-zone-id', point);
    expect(status).toBe(404);
    expect(body).toEqual({ errors: [{ code: 'outside_zones', message: 'We do not deliver to this place yet.' }] });
  });

  it('include those on whose corner it lies', async () => {
    const { zones } = (await ask('zone/list', 'limit=100')).body;
    for (const { id, formatted_coordinates: corners } of zones) {
      const { body } = await ask('config/get-zone-id', corners[0]);
      expect(body.zone_id).toContain(id);
    }
  });

  it.each(brokenPoints)('are not looked for with "%.20s": %s is at fault', async (query, field) => {
    const { status, body } = await ask('config/get-zone-id', query);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ code: field });
  });
});

describe('the check of a point', () => {
  it.each([
    [island.at, { in_zone: true, zone_id: [island.id] }],
    [knownPlaces.inTwoZones, { in_zone: true, zone_id: [yaba.id, ikeja.id] }],
    [knownPlaces.outsideZones, { in_zone: false, zone_id: [] }],
  ])('[LOC-50] at %j answers %j', async (point, expected) => {
    expect(await ask('zone/check', point)).toEqual({ status: 200, body: expected });
  });

  it.each(brokenPoints)('refuses "%.20s": %s is at fault', async (query, field) => {
    const { status, body } = await ask('zone/check', query);
    expect(status).toBe(400);
    expect(body.errors[0].code).toBe(field);
  });
});

describe('the list of zones', () => {
  it('[LOC-49] [API-13] has every zone with its border, its centre and its modules', async () => {
    const { zones, total_size } = (await ask('zone/list', 'limit=100')).body;
    expect(total_size).toBe(10);
    expect(zones).toHaveLength(10);
    for (const zone of zones) {
      expect(zone.formatted_coordinates.length).toBeGreaterThan(3);
      expect((await ask('zone/check', zone.center)).body.zone_id).toContain(zone.id);
    }
    const ajah = zones.find(({ id }: { id: number }) => id === withoutShop.id);
    expect(typesOf(ajah.served_modules)).toEqual(['food', 'grocery', 'pharmacy', 'parcel']);
  });

  it('[MOD-18] offers no module in a zone without a store of it, until one opens; parcels need none', async () => {
    const offered = async () => {
      const { zones } = (await ask('zone/list', 'limit=100')).body;
      const ajah = zones.find(({ id }: { id: number }) => id === withoutShop.id);
      const [atPoint] = (await ask('config/get-zone-id', ajah.center)).body.zone_data;
      const reply = await market.app.inject({
        url: '/api/v1/module',
        headers: { zoneid: `[${withoutShop.id}]` },
      });
      return [ajah.modules, atPoint.modules, reply.json().modules].map(typesOf);
    };
    const without = ['food', 'grocery', 'parcel'];
    expect(await offered()).toEqual([without, without, without]);
    const store = await market.db
      .selectFrom('stores')
      .where('module_id', '=', knownModules.pharmacy)
      .where('active', '=', true)
      .select(['id', 'zone_id'])
      .executeTakeFirstOrThrow();
    const move = (zone_id: number) =>
      market.db.updateTable('stores').set({ zone_id }).where('id', '=', store.id).execute();
    await move(withoutShop.id);
    const within = ['food', 'grocery', 'pharmacy', 'parcel'];
    expect(await offered()).toEqual([within, within, within]);
    await move(store.zone_id);
  });

  it('leaves out what is switched off', async () => {
    await market.db.updateTable('zones').set({ active: false }).where('id', '=', withoutCash.id).execute();
    expect((await ask('zone/list', 'limit=100')).body.total_size).toBe(9);
    expect((await ask('config/get-zone-id', withoutCash.at)).status).toBe(404);
  });
});
