import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../../calls/endpoint.ts';
import { complaint } from './chat-complaints.contract.ts';
import { complaintDecisions, maxComplaintWords } from './chat-complaints.rules.ts';

/** A complaint as operators read it. */
const complaintOfDesk = z.extend(complaint, {
  store_id: z.int(),
  store: z.string(),
  /** Of a courier; null for a customer. */
  courier_id: z.nullable(z.int()),
});
export type ComplaintOfDesk = z.infer<typeof complaintOfDesk>;

/** What operators answer to stores that report people [STO-102]. */
export const adminComplaintsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/complaints',
    summary: 'What stores report about couriers and customers; what waits, the longest wait first [STO-102]',
    callers: 'operator:ops.support',
    query: z.object({ ...pageQuery(), state: z._default(z.enum(['open', 'answered']), 'open') }),
    reply: listReply('complaints', complaintOfDesk),
    refusals: [],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/admin/complaints/{complaint_id}/answer',
    summary: 'Answer a store once, with a decision and words that it reads [STO-102]',
    callers: 'operator:ops.support',
    params: z.object({ complaint_id: id }),
    body: z.object({
      decision: z.enum(complaintDecisions),
      answer: text(maxComplaintWords).check(z.minLength(3, 'This field is required.')),
    }),
    reply: complaintOfDesk,
    refusals: ['complaint_not_found', 'complaint_answered'],
  }),
};
