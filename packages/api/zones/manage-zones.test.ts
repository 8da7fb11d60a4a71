import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;

let north = 5.5;
/** A square at sea that no other zone has. */
const freshArea = () => {
  north += 0.1;
  return squareAt(north);
};
const squareAt = (lat: number, side = 0.05) => [
  { lat, lng: -0.2 },
  { lat, lng: -0.2 + side },
  { lat: lat + side, lng: -0.2 + side },
  { lat: lat + side, lng: -0.2 },
];
const food = { module_type: 'food', base: 8, per_km: 2.5, least: 8, most: 40, included_km: 1 };
const zone = (change: object = {}) => ({
  name: 'Osu & Labone',
  city: 'Accra',
  time_zone: 'Africa/Accra',
  area: freshArea(),
  cash_on_delivery: true,
  cash_on_delivery_cap: 500,
  digital_payment: false,
  tax_percent: 7.5,
  tax_inclusive: true,
  free_delivery_over: null,
  service_charge: 0,
  modules: [food],
  ...change,
});

const operator = (roles: OperatorRole[] = ['owner'], zoneIds?: number[]) =>
  signedInOperator(market, { roles, ...(zoneIds && { zoneIds }) });
type Operator = Awaited<ReturnType<typeof operator>>;
const create = (by: Operator, change?: object) => visitor.post('admin/zones', zone(change), by.headers);
const created = async (by: Operator, change?: object) => (await create(by, change)).body;
const servedAt = async ({ lat, lng }: { lat: number; lng: number }) => {
  clearCaches(market.db);
  return (await visitor.get(`zone/check?lat=${lat}&lng=${lng}`)).body.zone_id;
};

describe('[OPS-041] a new zone', () => {
  it('serves the places within its border, in the money of the market', async () => {
    const owner = await operator();
    const { status, body } = await create(owner);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: expect.stringMatching(/^osu-labone/),
      currency: 'NGN',
      country: 'NG',
      tax_percent: 7.5,
      is_active: true,
      stopped_reason: null,
      modules: [food],
      version: 1,
    });
    expect(await servedAt({ lat: body.area[0].lat + 0.02, lng: -0.18 })).toEqual([body.id]);
    const { zones } = (await visitor.get('admin/zones?limit=50', owner.headers)).body;
    expect(zones.find(({ id }: { id: number }) => id === body.id)).toEqual(body);
    const { rows } = await sql<{ after: { corners: number } }>`
      select after from audit_lines where action = 'zone.create' and subject = ${`zone:${body.id}`}`.execute(market.db);
    expect(rows[0]?.after.corners).toBe(4);
  });

  it('is refused over another one, which is named', async () => {
    const owner = await operator();
    const first = await created(owner, { name: 'Cantonments' });
    const refused = await create(owner, { area: squareAt(first.area[0].lat + 0.02) });
    expect([refused.code, refused.message]).toEqual([
      'zone_overlaps',
      'The zone overlaps the zone Cantonments. Move its corners to the border of that one.',
    ]);
  });

  it('of two that are drawn over each other at the same moment, one is made', async () => {
    const owner = await operator();
    const area = freshArea();
    const answers = await Promise.all([create(owner, { area }), create(owner, { area })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['two corners', { area: squareAt(1).slice(2) }, 'zone_corners_few'],
    [
      '301 corners',
      { area: Array.from({ length: 301 }, (_, n) => ({ lat: 1 + n / 1e4, lng: 0 })) },
      'zone_corners_many',
    ],
    ['lines that cross', { area: [0, 2, 1, 3].map((n) => squareAt(1)[n]) }, 'zone_crosses'],
    ['a corner off the earth', { area: [...squareAt(1), { lat: 91, lng: 0 }] }, 'area.4.lat'],
    ['a fee whose most is below its least', { modules: [{ ...food, most: 7 }] }, 'zone_fees'],
    ['a module twice', { modules: [food, food] }, 'modules'],
    ['no module', { modules: [] }, 'modules'],
    ['a time zone that does not exist', { time_zone: 'Accra' }, 'time_zone'],
    ['a tax above 100 percent', { tax_percent: 101 }, 'tax_percent'],
    ['a negative fee', { modules: [{ ...food, base: -1 }] }, 'modules.0.base'],
  ])('is refused with %s', async (_what, change, code) => {
    expect((await create(await operator(), change)).code).toBe(code);
  });

  it('[SEAT-12] is not for an operator of some zones, nor without the permission', async () => {
    expect((await create(await operator(['lead'], [yaba.id]))).code).toBe('right_missing');
    expect((await create(await operator(['dispatcher']))).code).toBe('right_missing');
  });
});

describe('[OPS-041] [OPS-042] a zone that is changed', () => {
  it('has the new border and fees, a line in the audit log, and the next version', async () => {
    const owner = await operator();
    const { id, version, area } = await created(owner);
    const modules = [
      { ...food, base: 9.5 },
      { ...food, module_type: 'parcel' },
    ];
    const next = { ...zone({ area: squareAt(area[0].lat, 0.03), modules, cash_on_delivery: false }), version };
    const { body } = await visitor.put(`admin/zones/${id}`, next, owner.headers);
    expect(body).toMatchObject({ modules, cash_on_delivery: false, version: 2 });
    expect(await servedAt({ lat: area[0].lat + 0.04, lng: -0.16 })).toEqual([]);
    const { rows } = await sql`
      select from audit_lines where action = 'zone.change' and subject = ${`zone:${id}`}
        and before -> 'modules' -> 0 ->> 'base' = '8'`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('[SEAT-39] is refused from a version that another person has replaced', async () => {
    const owner = await operator();
    const made = await created(owner);
    const save = () =>
      visitor.put(`admin/zones/${made.id}`, { ...zone({ area: made.area }), version: made.version }, owner.headers);
    expect([(await save()).status, (await save()).code]).toEqual([200, 'changed_meanwhile']);
  });

  it('keeps a module that its stores sell in', async () => {
    const owner = await operator();
    const { zones } = (await visitor.get('admin/zones?limit=50', owner.headers)).body;
    const used = zones.find(({ id }: { id: number }) => id === yaba.id);
    const only = { ...used, modules: used.modules.filter(({ module_type }: typeof food) => module_type === 'parcel') };
    expect((await visitor.put(`admin/zones/${yaba.id}`, only, owner.headers)).code).toBe('zone_module_used');
  });

  it('[SEAT-12] is unknown to an operator of another zone', async () => {
    const lead = await operator(['lead'], [yaba.id]);
    const change = { ...zone(), version: 1 };
    expect((await visitor.put(`admin/zones/${island.id}`, change, lead.headers)).code).toBe('zone_not_found');
    const { zones } = (await visitor.get('admin/zones', lead.headers)).body;
    expect(zones.map(({ id }: { id: number }) => id)).toEqual([yaba.id]);
  });
});

describe('[OPS-041] a zone that is stopped', () => {
  it('serves no place, with a reason, until it is started', async () => {
    const owner = await operator();
    const { id, area } = await created(owner);
    const at = { lat: area[0].lat + 0.02, lng: -0.18 };
    expect((await visitor.post(`admin/zones/${id}/stop`, { version: 1, reason: '' }, owner.headers)).code).toBe(
      'reason',
    );
    const stopped = await visitor.post(`admin/zones/${id}/stop`, { version: 1, reason: 'Flood' }, owner.headers);
    expect(stopped.body).toMatchObject({ is_active: false, stopped_reason: 'Flood', version: 2 });
    expect(await servedAt(at)).toEqual([]);
    const { rows } = await sql`
      select from audit_lines where action = 'zone.stop' and reason = 'Flood' and subject = ${`zone:${id}`}`.execute(
      market.db,
    );
    expect(rows).toHaveLength(1);
    const started = await visitor.post(`admin/zones/${id}/start`, { version: 2 }, owner.headers);
    expect(started.body).toMatchObject({ is_active: true, stopped_reason: null, version: 3 });
    expect(await servedAt(at)).toEqual([id]);
  });

  it('is not started over a zone that was drawn there meanwhile', async () => {
    const owner = await operator();
    const { id, area } = await created(owner);
    await visitor.post(`admin/zones/${id}/stop`, { version: 1, reason: 'Flood' }, owner.headers);
    expect((await create(owner, { area })).status).toBe(200);
    expect((await visitor.post(`admin/zones/${id}/start`, { version: 2 }, owner.headers)).code).toBe('zone_overlaps');
  });
});
