import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';
import { unseenAnnouncement } from './notifications-announcements.contract.ts';

/** What operators have written to a courier [OPS-025]. */
export const courierAnnouncementsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/courier/announcements',
    summary: 'Messages of operators that the courier has not seen, the oldest first [OPS-025]',
    callers: 'courier',
    reply: z.object({ announcements: z.array(unseenAnnouncement) }),
    refusals: [],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/courier/announcements/{announcement_id}/seen',
    summary: 'Say that a message was seen [OPS-025]',
    callers: 'courier',
    params: z.object({ announcement_id: id }),
    body: z.object({}),
    reply: z.object({}),
    refusals: ['announcement_not_found'],
  }),
};
