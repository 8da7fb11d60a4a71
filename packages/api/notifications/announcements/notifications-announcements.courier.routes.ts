import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listUnseen, seeAnnouncement } from './see-announcement.ts';

export const courierAnnouncementsRoutes = (context: ApiContext): Handlers<Contract['courierAnnouncements']> => ({
  list: async ({ caller }) => ({ announcements: await listUnseen(context, caller) }),

  async see({ caller, params }) {
    await seeAnnouncement(context, caller, params.announcement_id);
    return {};
  },
});
