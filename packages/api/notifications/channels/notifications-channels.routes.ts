import type { channelsContract } from 'market/notifications/channels/notifications-channels.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { confirmReceipt } from './notifications-channels.data.ts';
import { arrivedDevices, tryPush } from './try-push.ts';

export const channelsRoutes = (context: ApiContext): Handlers<typeof channelsContract> => ({
  async confirmPush({ body }) {
    await confirmReceipt(context.db, body.receipt, context.now());
    return {};
  },
  tryPush: ({ caller, body }) => tryPush(context, caller.customerId, body.app),
  showPushTrial: async ({ caller, params }) => ({
    arrived: await arrivedDevices(context, caller.customerId, params.test_id),
  }),
});
