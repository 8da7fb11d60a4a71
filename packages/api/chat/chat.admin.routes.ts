import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import {
  assignSupport,
  listColleagues,
  listSupport,
  replyAsSupport,
  seeAsSupport,
  showSupport,
} from './answer-for-support.ts';

export const adminChatRoutes = (context: ApiContext): Handlers<Contract['adminChat']> => ({
  list: ({ caller, query, scope: { language } }) => listSupport(context, caller, { ...query, language }),

  details: ({ caller, params, query, scope: { language } }) =>
    showSupport(context, caller, params.conversation_id, { ...query, language }),

  async colleagues({ query }) {
    const { rows, page } = pageOfAll(await listColleagues(context), query);
    return { ...page, colleagues: rows };
  },

  reply: ({ caller, params, body, idempotencyKey }) =>
    replyAsSupport(context, caller, {
      conversationId: params.conversation_id,
      text: body.message,
      key: idempotencyKey,
    }),

  assign: ({ caller, params, body }) => assignSupport(context, caller, params.conversation_id, body),

  async see({ caller, params }) {
    await seeAsSupport(context, caller, params.conversation_id);
    return { message: 'Seen.' };
  },
});
