import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listBroadcasts, sendBroadcast, showBroadcast } from './send-broadcast.ts';

export const adminBroadcastsRoutes = (context: ApiContext): Handlers<Contract['adminBroadcasts']> => ({
  list: ({ caller, query }) => listBroadcasts(context, caller, query),

  show: ({ caller, params }) => showBroadcast(context.db, caller, params.broadcast_id),

  send: ({ caller, body, idempotencyKey }) => sendBroadcast(context, caller, body, idempotencyKey),
});
