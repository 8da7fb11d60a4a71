import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listPastDeliveries } from './list-past-deliveries.ts';

export const courierHistoryRoutes = (context: ApiContext): Handlers<Contract['courierHistory']> => ({
  list: ({ caller, query }) => listPastDeliveries(context, caller.courierId, query),
});
