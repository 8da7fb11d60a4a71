import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listAnnouncements, sendAnnouncement, showAnnouncement } from './send-announcement.ts';

export const adminAnnouncementsRoutes = (context: ApiContext): Handlers<Contract['adminAnnouncements']> => ({
  list: ({ caller, query }) => listAnnouncements(context, caller, query),

  show: ({ caller, params }) => showAnnouncement(context.db, caller, params.announcement_id),

  send: ({ caller, body, idempotencyKey }) => sendAnnouncement(context, caller, body, idempotencyKey),
});
