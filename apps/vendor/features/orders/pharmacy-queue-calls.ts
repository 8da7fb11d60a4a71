import { queryOptions } from '@tanstack/react-query';
import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorPrescriptionsContract } from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { prescriptionsKey } from './store-keys.ts';

export const prescriptionCalls = createApiClient({ prescriptions: vendorPrescriptionsContract }).prescriptions;

/** Without an event the queue is read this often. */
const readMilliseconds = 20_000;

/** Reads the queue of a pharmacy. What is about people's health is not saved on the device. */
export function prescriptionsQuery(storeId: number) {
  return queryOptions({
    queryKey: prescriptionsKey(storeId),
    async queryFn({ signal }) {
      const { now, prescriptions } = await prescriptionCalls.list({ params: { store_id: storeId }, signal });
      return { prescriptions, clockOffset: Date.parse(now) - Date.now() };
    },
    refetchInterval: readMilliseconds,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    meta: { isSecret: true },
  });
}

/** Returns whether a member of a store reads the prescriptions that customers send to it. */
export function readsPrescriptions(store: Memberships['stores'][number]): boolean {
  const { takes_prescriptions: isPharmacy, permissions } = store;
  return isPharmacy && permissions.includes('store.prescriptions');
}
