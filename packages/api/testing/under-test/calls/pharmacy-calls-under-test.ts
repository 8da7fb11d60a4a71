import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { formType, writeForm } from '../../../../../harness/fuzz/write-form.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { shopperUnderTest } from '../shopper-under-test.ts';
import { signedInMember } from '../staff-under-test.ts';
import { visitorUnderTest } from '../visitor-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

const { yaba } = knownZones;
const { pharmacy } = testStores;

/** The calls of pharmacists that write, as in `staffCallsUnderTest`. */
export function pharmacyCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const visitor = visitorUnderTest(() => market.app);
  const pharmacist = () => signedInMember(market, { storeId: pharmacy.id, role: 'pharmacist' });

  async function sent(): Promise<string> {
    const shopper = shopperUnderTest(() => market.app, knownModules.pharmacy);
    const sheet = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } })
      .png()
      .toBuffer();
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/order/prescription/place',
      headers: { 'content-type': formType, 'idempotency-key': randomUUID() },
      payload: writeForm({
        store_id: String(pharmacy.id),
        address: yaba.address,
        latitude: String(yaba.at.lat + 0.01),
        longitude: String(yaba.at.lng),
        guest_id: shopper.guestId,
        contact_person_name: 'Ada Obi',
        contact_person_number: '0803 555 0142',
        'order_attachment[]': sheet,
      }),
    });
    return reply.json().order_id;
  }

  const on = (body: object, isTaken = false) => {
    return async (): Promise<StaffCall> => {
      const [by, id] = [await pharmacist(), await sent()];
      const path = `vendor/stores/${pharmacy.id}/prescriptions/${id}/take`;
      if (isTaken) await visitor.post(path, {}, by.headers);
      return { by, params: { store_id: pharmacy.id, order_id: id }, body: { ...body } };
    };
  };

  return {
    'vendorPrescriptions.open': on({}),
    'vendorPrescriptions.take': on({}),
    'vendorPrescriptions.release': on({}, true),
    'vendorPrescriptions.quote': async () => {
      const call = await on({})();
      const lines = [{ item_id: pharmacy.items.prescription.id, quantity: 2, dose: 'One in the morning' }];
      const path = `vendor/stores/${pharmacy.id}/prescriptions/${call.params?.order_id}/price`;
      const { body } = await visitor.post(path, { lines }, call.by.headers);
      return { ...call, body: { lines, total: body.total } };
    },
    'vendorPrescriptions.ask': on({ text: 'Which strength?' }),
    'vendorPrescriptions.register': async () => ({
      by: await pharmacist(),
      params: { store_id: pharmacy.id },
      body: {},
    }),
    'vendorPrescriptions.setPharmacist': async () => ({
      by: await pharmacist(),
      params: { store_id: pharmacy.id },
      body: { full_name: 'Bisi Ade', licence_number: 'PCN 1234' },
    }),
    'vendorPrescriptions.refuse': on({ reason: 'too_old' }),
  };
}
