import { knownModules, knownZones, testStores } from 'api/db/seed/known-market';
import { callSoko } from 'api/testing/call-soko';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { shopperUnderTest } from 'api/testing/under-test/shopper-under-test';
import { describe, expect, it } from 'vitest';

const market = marketUnderTest();
const { yaba } = knownZones;
const soko = (...sent: string[]) => callSoko([...sent, '--json'], { DATABASE_URL: market.url });

/** An order of a previous release: the number is stored without its country code. */
async function orderWith(stored: string): Promise<string> {
  const guest = shopperUnderTest(() => market.app, knownModules.grocery);
  const { body } = await guest.place({
    items: [{ item_id: testStores.grocery.items.scarce.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Ama Owusu',
    contact_person_number: '024 412 3456',
  });
  await market.db.updateTable('orders').set({ contact_number: stored }).where('id', '=', body.order_id).execute();
  return body.order_id;
}

async function numberOf(orderId: string): Promise<string | undefined> {
  const rows = await market.db.selectFrom('orders').where('id', '=', orderId).select('contact_number').execute();
  return rows[0]?.contact_number;
}

describe('numbers that were stored without their country code', () => {
  it('are shown, repaired by the country of the zone, and left alone the second time', async () => {
    await market.db.updateTable('zones').set({ country: 'GH' }).where('id', '=', yaba.id).execute();
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

  it('are listed and do not change if they cannot be read', async () => {
    const orderId = await orderWith('+0123');
    const { code, json } = await soko('phones', 'repair');
    expect(code).not.toBe(0);
    expect(json).toMatchObject({ repaired: 0, unread: 1 });
    expect(await numberOf(orderId)).toBe('+0123');
  });

  it('are repaired for receivers of parcels too', async () => {
    const { id: parcel_category_id } = await market.db
      .selectFrom('categories')
      .where('module_id', '=', knownModules.parcel)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const at = { latitude: yaba.at.lat, longitude: yaba.at.lng, address: yaba.address };
    const who = { contact_person_name: 'Kofi Mensah', contact_person_number: '020 123 4567' };
    const guest = shopperUnderTest(() => market.app, knownModules.parcel);
    const { body } = await guest.place({
      order_type: 'parcel',
      parcel_category_id,
      ...at,
      ...who,
      receiver_details: { ...at, ...who },
    });
    const receiver = async () =>
      (
        await market.db
          .selectFrom('orders')
          .where('id', '=', body.order_id)
          .select('receiver_details')
          .executeTakeFirstOrThrow()
      ).receiver_details;
    const asPlaced = await receiver();
    expect(asPlaced).toMatchObject({ number: '+233201234567' });
    const stored = JSON.stringify({ ...Object(asPlaced), number: '+0201234567' });
    await market.db.updateTable('orders').set({ receiver_details: stored }).where('id', '=', body.order_id).execute();
    await soko('phones', 'repair');
    expect(await receiver()).toEqual(asPlaced);
  });
});
