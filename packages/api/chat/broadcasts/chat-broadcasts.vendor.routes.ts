import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listUnseen, seeBroadcast } from './see-broadcast.ts';

export const vendorBroadcastsRoutes = (context: ApiContext): Handlers<Contract['vendorBroadcasts']> => ({
  list: async ({ caller }) => ({ broadcasts: await listUnseen(context, caller) }),

  async see({ caller, params }) {
    await seeBroadcast(context, caller, params.broadcast_id);
    return {};
  },
});
