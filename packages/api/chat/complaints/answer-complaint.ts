import { roleThatMay } from 'market/access/access.rules';
import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import type { adminComplaintsContract, ComplaintOfDesk } from 'market/chat/complaints/chat-complaints.admin.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  type ComplaintRow,
  complaintById,
  complaintsOfDesk,
  lockComplaint,
  writeComplaintAnswer,
} from './chat-complaints.data.ts';
import { complaintReply } from './complain-about-person.ts';

type AdminComplaints = typeof adminComplaintsContract;

/** Returns what stores of the zones of an operator have reported [STO-102]. */
export async function listComplaintsOfDesk(
  context: ApiContext,
  staff: AuthorizedOperator,
  { state, ...page }: QueryOf<AdminComplaints['list']>,
): Promise<ReplyOf<AdminComplaints['list']>> {
  const filter = { zoneIds: zoneIdsOf(staff), isOpen: state === 'open' };
  const { rows, total } = await complaintsOfDesk(context.db, filter, sliceOf(page));
  const linkTo = await privateLinks(context);
  return { total_size: total, ...page, complaints: rows.map((row) => deskReply(row, linkTo)) };
}

/** Answers a store once; what follows for the person is done where couriers and customers are managed [STO-102]. */
export async function answerComplaint(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  { decision, answer }: BodyOf<AdminComplaints['answer']>,
): Promise<ComplaintOfDesk> {
  await actAsStaff(context, staff, async (transaction) => {
    const complaint = await lockComplaint(transaction, id, zoneIdsOf(staff));
    if (!complaint) throw new Refusal('complaint_not_found');
    if (complaint.decision !== null) throw new Refusal('complaint_answered');
    const role = roleThatMay(staff.roles, 'ops.support') ?? null;
    await writeComplaintAnswer(transaction, id, { decision, answer, by: staff.customerId, role, at: context.now() });
    const change = { action: 'complaint.answer', subject: `complaint:${id}`, after: { decision }, reason: answer };
    return { result: undefined, change };
  });
  const row = await complaintById(context.db, id);
  if (!row) throw new Error('A complaint that was just answered is not there');
  return deskReply(row, await privateLinks(context));
}

function deskReply(row: ComplaintRow, linkTo: (picture: string) => string): ComplaintOfDesk {
  const { store_id, store, courier_id } = row;
  return { ...complaintReply(row, linkTo), store_id, store, courier_id };
}
