import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { operatorsTopic } from '#api/http/callers/staff.ts';
import { streamEvents } from './stream-events.ts';

export const adminNotificationsRoutes = (context: ApiContext): Handlers<Contract['adminNotifications']> => ({
  async events() {
    return streamEvents(context, [operatorsTopic]);
  },
});
