import { knownModules, knownZones, testStores } from 'api/db/seed/known-market';
import { describe, expect, it } from 'vitest';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

/** An unreachable service. */
const away = () => Promise.reject(new Error('Nobody answers'));
const geocoder = { suggest: away, find: away, addressesAt: away };
const market = marketUnderTest();
const alone = marketUnderSettings(market, {}, { geocoder, sms: { send: away }, mail: { send: away }, identity: {} });
const { yaba } = knownZones;

describe('a market that no outside service answers', () => {
  it('[API-19] still finds zones and stores, sells, and shows the order', async () => {
    const ask = (path: string) =>
      alone.app.inject({
        url: `/api/v1/${path}`,
        headers: { zoneid: `[${yaba.id}]`, moduleid: String(knownModules.grocery) },
      });
    expect((await ask(`config/get-zone-id?lat=${yaba.at.lat}&lng=${yaba.at.lng}`)).statusCode).toBe(200);
    expect((await ask('stores')).json().stores.length).toBeGreaterThan(0);
    const guest = shopperUnderTest(() => alone.app, knownModules.grocery);
    await guest.add({ item_id: testStores.grocery.items.scarce.id });
    const { latitude, longitude } = { latitude: yaba.at.lat, longitude: yaba.at.lng };
    const contact = { contact_person_name: 'Ada Obi', contact_person_number: '0803 555 0142' };
    const placed = await guest.place({ latitude, longitude, address: yaba.address, ...contact });
    expect(placed).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect((await guest.lines()).body).toEqual([]);
  });
});
