import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../../calls/endpoint.ts';
import { complaint } from './chat-complaints.contract.ts';
import { complaintPeople, complaintReasons, maxComplaintWords } from './chat-complaints.rules.ts';

/** What a store reports to the market about the people of its orders [STO-102]. */
export const vendorComplaintsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/complaints',
    summary: 'What a store has reported about couriers and customers, with the answers; the newest first [STO-102]',
    callers: 'vendor:store.orders',
    params: z.object({ store_id: id }),
    query: z.object(pageQuery()),
    reply: listReply('complaints', complaint),
    refusals: [],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/complaints',
    summary:
      'Report the courier or the customer of an order to the market, with words and up to 3 pictures; once for each person and within 14 days [STO-102]',
    callers: 'vendor:store.orders',
    oncePerKey: true,
    params: z.object({ store_id: id, order_id: z.string().check(z.regex(/^\d{1,20}$/)) }),
    bodyAs: 'multipart',
    body: z.object({
      about: z.enum(complaintPeople),
      reason: z.enum(complaintReasons),
      words: text(maxComplaintWords).check(z.minLength(3, 'This field is required.')),
      'image[]': z.optional(z.array(uploadedFile)),
    }),
    reply: complaint,
    refusals: [
      'order_not_found',
      'complaint_person',
      'complaint_twice',
      'complaint_late',
      'images_too_many',
      'picture_kind',
      'picture_size',
      'order_in_progress',
      'key_reused',
      'too_large',
      'overloaded',
    ],
  }),
};
