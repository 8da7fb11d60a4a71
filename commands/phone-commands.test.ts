import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStalls } from '../api/db/seed/known-market.ts';
import { callSoko } from '../api/testing/call-soko.ts';
import { marketUnderTest } from '../api/testing/market-under-test.ts';
import { shopperUnderTest } from '../api/testing/shopper-under-test.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const soko = (...sent: string[]) => callSoko([...sent, '--json'], { DATABASE_URL: market.url });

/** An order as a former version left it: the number is stored without its country code. */
async function orderWith(stored: string): Promise<string> {
  const guest = shopperUnderTest(() => market.app, knownModules.grocery);
  const { body } = await guest.place({
    items: [{ item_id: testStalls.grocery.items.scarce.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Ama Owusu',
    contact_person_number: '024 412 3456',
  });
  await sql`update orders set contact_number = ${stored} where id = ${body.order_id}`.execute(market.db);
  return body.order_id;
}

async function numberOf(orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ contact_number: string }>`
    select contact_number from orders where id = ${orderId}`.execute(market.db);
  return rows[0]?.contact_number;
}

describe('numbers that were stored without their country code', () => {
  it('are shown, repaired by the country of the zone, and left alone the second time', async () => {
    await sql`update zones set country = 'GH' where id = ${yaba.id}`.execute(market.db);
    const orderId = await orderWith('+0244123456');

    const dry = await soko('phones', 'repair', '--dry');
    expect(dry).toMatchObject({ code: 0, json: { repaired: 1, unread: 0 } });
    expect(dry.json.numbers).toEqual([
      { order: orderId, field: 'contact_number', country: 'GH', from: '+0244123456', to: '+233244123456' },
    ]);
    expect(await numberOf(orderId)).toBe('+0244123456');

    expect(await soko('phones', 'repair')).toMatchObject({ code: 0, json: { repaired: 1, unread: 0 } });
    expect(await numberOf(orderId)).toBe('+233244123456');
    expect(await soko('phones', 'repair')).toMatchObject({ code: 0, json: { repaired: 0, unread: 0 } });
  });

  it('are named and stay where nobody can read them', async () => {
    const orderId = await orderWith('+0123');
    const { code, json } = await soko('phones', 'repair');
    expect(code).not.toBe(0);
    expect(json).toMatchObject({ repaired: 0, unread: 1 });
    expect(await numberOf(orderId)).toBe('+0123');
  });

  it('are repaired for receivers of parcels too', async () => {
    const orderId = await orderWith('+233244123456');
    await sql`
      update orders set order_type = 'parcel', store_id = null, charge_payer = 'sender',
        parcel_category_id = (select id from categories where module_id = ${knownModules.parcel} limit 1),
        receiver_details = '{"name": "Kofi", "number": "+0201234567"}'
      where id = ${orderId}`.execute(market.db);
    await soko('phones', 'repair');
    const { rows } = await sql`
      select receiver_details from orders where id = ${orderId}`.execute(market.db);
    expect(rows).toEqual([{ receiver_details: { name: 'Kofi', number: '+233201234567' } }]);
  });
});
