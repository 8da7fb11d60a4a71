import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { endStop, publishNotice, releaseStop, showStop } from './stop-orders.ts';

export const adminStopRoutes = (context: ApiContext): Handlers<Contract['adminStop']> => ({
  show: ({ caller }) => showStop(context, caller),
  publish: ({ caller, body }) => publishNotice(context, caller, body),
  release: ({ caller, params }) => releaseStop(context, caller, params.notice_id),
  end: ({ caller, params }) => endStop(context, caller, params.notice_id),
});
