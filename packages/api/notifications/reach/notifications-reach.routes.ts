import type { reachContract } from 'market/notifications/reach/notifications-reach.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { confirmReceipt } from './notifications-reach.data.ts';
import { arrivedDevices, tryPush } from './try-push.ts';

export const reachRoutes = (context: ApiContext): Handlers<typeof reachContract> => ({
  async confirmPush({ body }) {
    await confirmReceipt(context.db, body.receipt, context.now());
    return {};
  },
  tryPush: ({ caller, body }) => tryPush(context, caller.customerId, body.app),
  showPushTrial: async ({ caller, params }) => ({
    arrived: await arrivedDevices(context, caller.customerId, params.test_id),
  }),
});
