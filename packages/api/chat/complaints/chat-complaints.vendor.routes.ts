import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listComplaints, makeComplaint } from './complain-about-person.ts';

export const vendorComplaintsRoutes = (context: ApiContext): Handlers<Contract['vendorComplaints']> => ({
  list: ({ caller, query }) => listComplaints(context, caller.storeId, query),
  make: ({ caller, params, body, idempotencyKey: key }) =>
    makeComplaint(context, caller, { orderId: params.order_id, key, body }),
});
