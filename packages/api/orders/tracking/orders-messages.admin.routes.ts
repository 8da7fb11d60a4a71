import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { sendAgain, showMessages } from './send-again.ts';

export const adminMessagesRoutes = (context: ApiContext): Handlers<Contract['adminMessages']> => ({
  show: ({ caller, params }) => showMessages(context, caller, params.order_id),

  send: ({ caller, params, body, idempotencyKey: key, origin }) =>
    sendAgain(context, caller, { orderId: params.order_id, key, origin }, body),
});
