import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorDevicesContract } from 'market/access/devices/access-devices.vendor.contract';
import { everyRow } from 'market/calls/every-row';

export const deviceCalls = createApiClient({ devices: vendorDevicesContract }).devices;

const openCodeMilliseconds = 2_000;
const usualMilliseconds = 15_000;

/** The shared tablets of a store; while a code is open they are read every 2 seconds [SEAT-06]. */
export function devicesQuery(storeId: number) {
  return queryOptions({
    queryKey: ['devices', storeId],
    queryFn: ({ signal }) =>
      everyRow('devices', (query) => deviceCalls.devices({ params: { store_id: storeId }, query, signal })),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ code_expires_at: until }) => until !== null) ? openCodeMilliseconds : usualMilliseconds,
  });
}

/** Who of the staff has a PIN [SEAT-05]. */
export function pinsQuery(storeId: number) {
  return queryOptions({
    queryKey: ['pins', storeId],
    queryFn: ({ signal }) =>
      everyRow('people', (query) => deviceCalls.pins({ params: { store_id: storeId }, query, signal })),
  });
}

export type PinPerson = Awaited<ReturnType<NonNullable<ReturnType<typeof pinsQuery>['queryFn']>>>[number];

/** A change of tablets or PINs; both lists are read again after it. */
export function useDeviceChange<Sent, Answer>(storeId: number, mutationFn: (sent: Sent) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled() {
      for (const { queryKey } of [devicesQuery(storeId), pinsQuery(storeId)])
        void queries.invalidateQueries({ queryKey: queryKey as readonly unknown[] });
    },
  });
}
