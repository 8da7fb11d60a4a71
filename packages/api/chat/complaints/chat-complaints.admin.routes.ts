import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { answerComplaint, listComplaintsOfDesk } from './answer-complaint.ts';

export const adminComplaintsRoutes = (context: ApiContext): Handlers<Contract['adminComplaints']> => ({
  list: ({ caller, query }) => listComplaintsOfDesk(context, caller, query),
  answer: ({ caller, params, body }) => answerComplaint(context, caller, params.complaint_id, body),
});
