import sharp from 'sharp';
import { testStores } from '#api/db/seed/known-market.ts';
import type { MarketUnderTest } from './market-under-test.ts';
import { signedInMember } from './staff-under-test.ts';
import { visitorUnderTest } from './visitor-under-test.ts';

const storeId = testStores.food.id;

/** The writing calls about the profile of a store, for the tests that walk all calls of staff. */
export function storeProfileCalls(market: MarketUnderTest) {
  const visitor = visitorUnderTest(() => market.app);
  const manager = () => signedInMember(market, { storeId, role: 'manager' });
  async function seen() {
    const by = await manager();
    const { body } = await visitor.get(`vendor/stores/${storeId}/profile`, by.headers);
    const { tagline, phone, minimum_order, delivery_minutes_min, delivery_minutes_max, take_away, version } = body;
    const fields = { tagline, phone, minimum_order, delivery_minutes_min, delivery_minutes_max, take_away };
    return { by, version, fields: { ...fields, tax_number: '' } };
  }
  return {
    'vendorStores.setProfile': async () => {
      const { by, fields, version } = await seen();
      return { by, params: { store_id: storeId }, body: { ...fields, version } };
    },
    'vendorStores.setPicture': async () => {
      const { by, version } = await seen();
      const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
        .jpeg()
        .toBuffer();
      return { by, params: { store_id: storeId, picture: 'logo' }, body: { version, photo } };
    },
    'vendorStores.removePicture': async () => ({
      by: await manager(),
      params: { store_id: storeId, picture: 'cover' },
    }),
  };
}
