import type { ConnectionLimits } from 'api/http/listen/bounded-server';
import type { SlotLimits } from 'api/http/listen/gate-slots';
import * as z from 'zod/mini';
import { faultOf } from './faults.ts';
import { httpVariables } from './settings/http-variables.ts';
import type { Environment } from './settings.ts';

/** What clients may take of a node: slots for requests, connections, and time. */
export interface HttpSettings {
  gate: SlotLimits;
  connections: ConnectionLimits;
}

/** Returns the limits that the environment names, or their defaults. */
export function httpSettingsIn(given: Environment): HttpSettings {
  const number = (name: keyof typeof httpVariables) => Number(z.parse(httpVariables[name].schema, given[name]));
  return {
    gate: {
      inFlight: number('REQUESTS_AT_WORK'),
      reserved: number('REQUESTS_FOR_ORDERS'),
      waiting: number('REQUESTS_WAITING'),
      waitMilliseconds: number('WAIT_MILLISECONDS'),
      urgentWaitMilliseconds: number('ORDER_WAIT_MILLISECONDS'),
      workMilliseconds: 1000 * number('WORK_SECONDS'),
    },
    connections: {
      headSeconds: number('HEAD_SECONDS'),
      requestSeconds: number('REQUEST_SECONDS'),
      idleSeconds: number('KEEP_ALIVE_SECONDS'),
      stuckSeconds: number('STUCK_SECONDS'),
      minBytesPerSecond: number('LEAST_BYTES_PER_SECOND'),
      graceSeconds: number('GRACE_SECONDS'),
      connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS'),
      connections: number('CONNECTIONS'),
      requestsPerConnection: number('REQUESTS_PER_CONNECTION'),
    },
  };
}

/** Returns which limits contradict each other. */
export function httpClashes(given: Environment): string[] {
  const { REQUESTS_AT_WORK: all, REQUESTS_FOR_ORDERS: forOrders } = httpVariables;
  const [slots, reserved] = [
    z.safeParse(all.schema, given.REQUESTS_AT_WORK),
    z.safeParse(forOrders.schema, given.REQUESTS_FOR_ORDERS),
  ];
  if (!slots.success || !reserved.success || Number(reserved.data) < Number(slots.data)) return [];
  return [faultOf('REQUESTS_FOR_ORDERS', reserved.data, 'must be less than REQUESTS_AT_WORK')];
}
