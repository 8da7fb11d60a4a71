import { randomInt } from 'node:crypto';
import { testStores } from '#api/db/seed/known-market.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { signedInMember } from '../staff-under-test.ts';
import { visitorUnderTest } from '../visitor-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

const { food } = testStores;

/** Each call that writes about the shared tablets of a store and its PINs, in a state in which it succeeds. */
export function deviceCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const visitor = visitorUnderTest(() => market.app);
  const owner = () => signedInMember(market, { storeId: food.id, role: 'owner' });
  const freshName = () => `Counter ${randomInt(10 ** 9)}`;
  const onDevice = (body?: object) => async (): Promise<StaffCall> => {
    const by = await owner();
    const path = `vendor/stores/${food.id}/devices`;
    const { device } = (await visitor.post(path, { name: freshName() }, by.headers)).body;
    const params = { store_id: food.id, device_id: device.id };
    return { by, params, ...(body && { body: { ...body, version: device.version } }) };
  };
  const onMember = (body?: Record<string, unknown>) => async (): Promise<StaffCall> => {
    const { id } = await signedInMember(market, { storeId: food.id, role: 'kitchen' });
    return { by: await owner(), params: { store_id: food.id, account_id: id }, ...(body && { body }) };
  };
  return {
    'vendorAccess.addDevice': async () => ({
      by: await owner(),
      params: { store_id: food.id },
      body: { name: freshName() },
    }),
    'vendorAccess.renewDeviceCode': onDevice(),
    'vendorAccess.changeDevice': onDevice({ name: freshName(), lock_minutes: 0 }),
    'vendorAccess.removeDevice': onDevice(),
    'vendorAccess.setPin': onMember({ pin: '4829' }),
    'vendorAccess.removePin': onMember(),
  };
}
