import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { courierAlarmsContract } from 'market/access/access-alarms.courier.contract';

export const safetyCalls = createApiClient({ courierAlarms: courierAlarmsContract }).courierAlarms;

/** The rider sees within this time that an operator looks after the alarm. */
const refetchMilliseconds = 5_000;

/** What is set for an emergency, and the alarm that runs; it stays on the phone for a place without a network [DEL-65]. */
export const safetyQuery = queryOptions({
  queryKey: ['safety'],
  queryFn: ({ signal }) => safetyCalls.show({ signal }),
  staleTime: refetchMilliseconds,
  refetchInterval: refetchMilliseconds,
});
