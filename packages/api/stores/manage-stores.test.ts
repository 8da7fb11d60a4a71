import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshEmail, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;

const allDay = [[0, 1439]];
const week = (spans: number[][]) => ({ mo: spans, tu: spans, we: spans, th: spans, fr: spans, sa: spans, su: spans });
const kitchen = (change: object = {}) => ({
  name: 'Auntie Esi Kitchen',
  module_type: 'food',
  zone_id: yaba.id,
  address: '14 Herbert Macaulay Way',
  phone: '0803 555 0142',
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  opening_hours: week(allDay),
  minimum_order: 1500,
  delivery_minutes_min: 25,
  delivery_minutes_max: 40,
  take_away: true,
  ...change,
});

const owner = () => signedInOperator(market, { roles: ['owner'] });
type Operator = Awaited<ReturnType<typeof owner>>;
const create = (by: Operator, change?: object, key: string = randomUUID()) =>
  visitor.post('admin/stores', kitchen(change), { ...by.headers, 'idempotency-key': key });

describe('[OPS-054] a new store', () => {
  it('has a page for customers, an address from its name, and a line in the audit log', async () => {
    const by = await owner();
    const { status, body } = await create(by);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...kitchen({ phone: '+2348035550142' }),
      slug: expect.stringMatching(/^auntie-esi-kitchen/),
      currency: 'NGN',
      is_active: true,
      item_count: 0,
      owners: [],
      invited_owner: null,
      version: 1,
    });
    clearCaches(market.db);
    const page = await visitor.get(`stores/details/${body.slug}`, { zoneid: `[${yaba.id}]`, moduleid: '1' });
    expect(page.body).toMatchObject({ name: 'Auntie Esi Kitchen', minimum_order: 1500, delivery_time: '25-40 min' });
    const { rows } = await sql`
      select from audit_lines where action = 'store.create' and subject = ${`store:${body.id}`}
        and after::text not like '%0803%'`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('gets a number behind an address that another store has, and may name its own', async () => {
    const by = await owner();
    const slugs = [];
    for (let n = 0; n < 2; n += 1) slugs.push((await create(by, { name: 'Twin' })).body.slug);
    expect(slugs).toEqual(['twin', 'twin-2']);
    expect((await create(by, { slug: 'twin' })).code).toBe('slug_taken');
    expect((await create(by, { slug: 'twin-of-osu' })).body.slug).toBe('twin-of-osu');
    expect((await create(by, { name: 'Latest' })).body.slug).toBe('store-latest');
  });

  it.each([
    ['a pin outside its zone', { latitude: 5.5, longitude: -0.2 }, 'store_outside_zone'],
    ['a module without stores', { module_type: 'parcel' }, 'store_module_not_offered'],
    ['a zone that does not exist', { zone_id: 999_999 }, 'zone_not_found'],
    ['an address that leads elsewhere', { slug: 'popular' }, 'slug'],
    [
      'hours over each other',
      {
        opening_hours: week([
          [0, 700],
          [600, 900],
        ]),
      },
      'opening_hours',
    ],
    ['a longest time below the shortest', { delivery_minutes_max: 5 }, 'delivery_minutes_max'],
    ['a phone number of nowhere', { phone: '12' }, 'phone'],
    ['no name', { name: ' ' }, 'name'],
  ])('is refused with %s', async (_what, change, code) => {
    expect((await create(await owner(), change)).code).toBe(code);
  });

  it('is made once, however often the call arrives', async () => {
    const [by, key] = [await owner(), randomUUID()];
    const [first, again] = [await create(by, { name: 'Once' }, key), await create(by, { name: 'Once' }, key)];
    expect(again.body).toEqual(first.body);
    expect((await create(by, { name: 'Other' }, key)).code).toBe('key_reused');
  });

  it('[SEAT-12] is made in zones of the operator alone, and with the permission', async () => {
    const catalogue = await signedInOperator(market, { roles: ['catalogue'], zoneIds: [island.id] });
    expect((await create(catalogue)).code).toBe('right_missing');
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    expect((await create(dispatcher)).code).toBe('right_missing');
  });
});

describe('[OPS-055] a store', () => {
  it('is found by its name without accents and marks', async () => {
    const by = await owner();
    await create(by, { name: 'Màmá Rónkẹ́ Bùkátéríà' });
    const { stores } = (await visitor.get('admin/stores?search=ronke+bukateria', by.headers)).body;
    expect(stores.map(({ name }: { name: string }) => name)).toEqual(['Màmá Rónkẹ́ Bùkátéríà']);
  });

  it('is found by a part of its name, with others of its zone', async () => {
    const by = await owner();
    await create(by, { name: 'Zebra Grill' });
    const { stores, total_size } = (await visitor.get('admin/stores?search=zebra', by.headers)).body;
    expect([stores[0].name, total_size]).toEqual(['Zebra Grill', 1]);
    const inZone = (await visitor.get(`admin/stores?zone_id=${island.id}`, by.headers)).body;
    expect(inZone.stores.every(({ zone_id }: { zone_id: number }) => zone_id === island.id)).toBe(true);
  });

  it('is changed, but for its zone and module, and from the newest version alone', async () => {
    const by = await owner();
    const { id, version } = (await create(by)).body;
    const change = (more: object) =>
      visitor.put(`admin/stores/${id}`, { ...kitchen({ name: 'Esi & Sons' }), version, ...more }, by.headers);
    expect((await change({ zone_id: island.id })).code).toBe('store_zone_fixed');
    expect((await change({})).body).toMatchObject({ name: 'Esi & Sons', version: 2 });
    expect((await change({})).code).toBe('changed_meanwhile');
  });

  it('is closed with a reason and opened again', async () => {
    const by = await owner();
    const { id } = (await create(by)).body;
    const act = (step: string, body: object) => visitor.post(`admin/stores/${id}/${step}`, body, by.headers);
    expect((await act('close', { version: 1, reason: ' ' })).code).toBe('reason');
    expect((await act('close', { version: 1, reason: 'Hygiene' })).body).toMatchObject({
      is_active: false,
      closed_reason: 'Hygiene',
    });
    expect((await act('open', { version: 1 })).code).toBe('changed_meanwhile');
    expect((await act('open', { version: 2 })).body).toMatchObject({ is_active: true, closed_reason: null });
  });

  it('[SEAT-19] gets its owner by an invitation', async () => {
    const by = await owner();
    const { id } = (await create(by)).body;
    const contact = freshEmail();
    const { body } = await visitor.post(`admin/stores/${id}/owner`, { contact }, by.headers);
    expect(body.link).toMatch(/\/vendor\/join#[\w-]{43}$/);
    expect((await visitor.get(`admin/stores/${id}`, by.headers)).body.invited_owner).toBe(contact);
    const esi = await signedInCustomer(market, { f_name: 'Esi', l_name: 'Owusu' });
    const token = body.link.split('#')[1];
    const { stores } = (await visitor.post('customer/invitations/accept', { token }, esi.headers)).body;
    expect(stores[0]).toMatchObject({ store_id: id, role: 'owner' });
    expect((await visitor.get(`admin/stores/${id}`, by.headers)).body).toMatchObject({
      owners: ['Esi Owusu'],
      invited_owner: null,
    });
  });

  it('[SEAT-12] is unknown to an operator of another zone', async () => {
    const { id } = (await create(await owner())).body;
    const other = await signedInOperator(market, { roles: ['catalogue'], zoneIds: [island.id] });
    expect((await visitor.get(`admin/stores/${id}`, other.headers)).code).toBe('store_not_found');
    const invited = await visitor.post(`admin/stores/${id}/owner`, { contact: freshEmail() }, other.headers);
    expect(invited.code).toBe('store_not_found');
  });
});
