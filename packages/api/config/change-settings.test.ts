import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const visitor = visitorUnderTest(() => market.app);
const { yaba } = knownZones;
const { generous } = testStores;

const accra = {
  business_name: 'Accra Eats',
  brand_colour: '#0b5f4b',
  deal_colour: null,
  country: 'GH',
  currency_code: 'GHS',
  currency_symbol: 'GH₵',
  currency_side: 'left',
  digit_after_decimal_point: 2,
  languages: ['en'],
  time_zone: 'Africa/Accra',
  phone: '024 412 3456',
  email: 'hello@accra-eats.example',
  address: '14 Oxford Street, Osu',
  door_code_for: 'valuable',
  door_code_from: 500,
  item_facts_status: 0,
  riders_see_phones: 1,
  guest_checkout_status: 1,
  customer_wallet_status: 0,
  loyalty_point_status: 0,
  ref_earning_status: 0,
};

async function owner() {
  const { headers } = await signedInOperator(market, { roles: ['owner'] });
  const read = async () => (await visitor.get('admin/settings', headers)).body;
  return {
    headers,
    read,
    save: async (change: object) =>
      visitor.put('admin/settings', { ...accra, version: (await read()).version, ...change }, headers),
  };
}

const published = async () => {
  clearCaches(market.db);
  return (await visitor.get('config')).body;
};

/** The seeded market has a past. */
beforeAll(() => sql`truncate orders cascade`.execute(market.db));

describe('[OPS-083] the settings of the market', () => {
  it('are saved by an owner, shown to customers, and noted in the audit log', async () => {
    const person = await owner();
    const { status, body } = await person.save({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...accra, phone: '+233244123456' });
    expect(await published()).toMatchObject({
      business_name: 'Accra Eats',
      country: 'GH',
      currency_code: 'GHS',
      digit_after_decimal_point: 2,
      languages: ['en'],
      phone: '+233244123456',
      brand_colours: { light: { 'hib-600': '#0b5f4b' } },
    });
    expect((await published()).currencies).toContainEqual({ code: 'GHS', symbol: 'GH₵', side: 'left' });
    const { rows } = await sql<{ after: object }>`
      select after from audit_lines where action = 'settings.change' order by id desc limit 1`.execute(market.db);
    expect(rows[0]?.after).toMatchObject({ currency_code: 'GHS', business_name: 'Accra Eats' });
  });

  it.each(['guest_checkout_status', 'customer_wallet_status', 'loyalty_point_status', 'ref_earning_status'] as const)(
    '[CHK-05] [WAL-11] switch %s on and off for customers, with a line in the audit log',
    async (flag) => {
      const person = await owner();
      await person.save({ [flag]: 0 });
      for (const [before, after] of [
        [0, 1],
        [1, 0],
      ]) {
        expect((await person.save({ [flag]: after })).body).toMatchObject({ [flag]: after });
        expect(await published()).toMatchObject({ [flag]: after });
        const { rows } = await sql<{ before: object; after: object }>`
        select before, after from audit_lines where action = 'settings.change'
        order by id desc limit 1`.execute(market.db);
        expect(rows).toEqual([
          {
            before: { [flag]: before, version: expect.anything() },
            after: { [flag]: after, version: expect.anything() },
          },
        ]);
      }
    },
  );

  it('[CHK-05] refuse the order of a guest once guests may not order', async () => {
    await (await owner()).save({ guest_checkout_status: 0 });
    clearCaches(market.db);
    const { code } = await shopperUnderTest(() => market.app, knownModules.food).place({
      items: [{ item_id: generous.items.dish.id, quantity: 2 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
    });
    expect(code).toBe('guest_checkout_off');
  });

  it('let local phone numbers of the country be read', async () => {
    await (await owner()).save({});
    clearCaches(market.db);
    const { headers } = await signedInOperator(market, { roles: ['owner'] });
    const invited = { contact: '024 412 9999', roles: ['support'], zone_ids: null };
    const { body } = await visitor.post('admin/invitations', invited, headers);
    expect(body.invitation.contact).toBe('+233244129999');
  });

  it('[SEAT-39] refuse a version that another person has replaced', async () => {
    const [one, other] = [await owner(), await owner()];
    const { version } = await one.read();
    expect((await one.save({ version })).status).toBe(200);
    expect((await other.save({ version, business_name: 'Late' })).code).toBe('changed_meanwhile');
  });

  it.each([
    ['a pale brand colour', { brand_colour: '#ffcc00' }, 'colour_contrast'],
    ['a dark colour of price tags', { deal_colour: '#2b2b80' }, 'colour_contrast'],
    ['no colour', { brand_colour: 'green' }, 'brand_colour'],
    ['a country that does not exist', { country: 'ZZ', phone: '' }, 'country'],
    ['a currency that does not exist', { currency_code: 'ABC' }, 'currency_code'],
    ['three decimals, which amounts cannot hold', { digit_after_decimal_point: 3 }, 'digit_after_decimal_point'],
    ['a time zone that does not exist', { time_zone: 'Accra' }, 'time_zone'],
    ['no language', { languages: [] }, 'languages'],
    ['a language twice', { languages: ['en', 'en'] }, 'languages'],
    ['a phone number of nowhere', { phone: '12' }, 'phone'],
    ['no address of e-mail', { email: 'hello' }, 'email'],
    ['no name', { business_name: ' ' }, 'business_name'],
    ['a switch between on and off', { customer_wallet_status: 2 }, 'customer_wallet_status'],
  ])('refuse %s', async (_what, change, code) => {
    expect((await (await owner()).save(change)).code).toBe(code);
  });

  it('say with which colour words can be read', async () => {
    const person = await owner();
    const { message = '' } = await person.save({ brand_colour: '#ffcc00' });
    const better = /such as (#[0-9a-f]{6})/.exec(message)?.[1];
    expect((await person.save({ brand_colour: better })).status).toBe(200);
  });

  it.each(['dispatcher', 'support', 'catalogue', 'marketing', 'finance'] as const)(
    'are closed to a %s',
    async (role) => {
      const { headers } = await signedInOperator(market, { roles: [role] });
      expect((await visitor.get('admin/settings', headers)).code).toBe('right_missing');
      expect((await visitor.put('admin/settings', { ...accra, version: 0 }, headers)).code).toBe('right_missing');
    },
  );
});

describe('[OPS-083] the currency of the market', () => {
  it('takes its zones along before the first order, and stays after it', async () => {
    const person = await owner();
    await person.save({ currency_code: 'KES' });
    await sql`update zones set currency = 'KES'`.execute(market.db);
    await person.save({});
    const { rows } = await sql`select distinct currency from zones`.execute(market.db);
    expect(rows).toEqual([{ currency: 'GHS' }]);
    await sql`update zones set currency = 'NGN'`.execute(market.db);

    clearCaches(market.db);
    const placed = await shopperUnderTest(() => market.app, knownModules.food).place({
      items: [{ item_id: generous.items.dish.id, quantity: 2 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
    });
    expect(placed.code).toBeUndefined();
    const refused = await person.save({ currency_code: 'NGN' });
    expect([refused.code, refused.message]).toEqual([
      'currency_fixed',
      'The currency and its decimals stay as they are: orders, wallets and books are in GHS since the first order.',
    ]);
    expect((await person.save({ digit_after_decimal_point: 0 })).code).toBe('currency_fixed');
    expect((await person.save({ business_name: 'Accra Eats 2' })).status).toBe(200);
    expect((await person.read()).is_currency_fixed).toBe(true);
  });
});
