import { createHash } from 'node:crypto';
import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import type { Complaint } from 'market/chat/complaints/chat-complaints.contract';
import { maxComplaintPictures, refusalToComplain } from 'market/chat/complaints/chat-complaints.rules';
import type { vendorComplaintsContract } from 'market/chat/complaints/chat-complaints.vendor.contract';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { filesIn, processPictures } from '../send-message.ts';
import {
  type ComplaintRow,
  complaintById,
  complaintsOfStore,
  insertComplaint,
  lockOrderToComplain,
} from './chat-complaints.data.ts';

type VendorComplaints = typeof vendorComplaintsContract;
type Sent = Pick<BodyOf<VendorComplaints['make']>, 'about' | 'reason' | 'words'>;

/** Returns what a store has reported, with the answers [STO-102]. */
export async function listComplaints(
  context: ApiContext,
  storeId: number,
  page: QueryOf<VendorComplaints['list']>,
): Promise<ReplyOf<VendorComplaints['list']>> {
  const { rows, total } = await complaintsOfStore(context.db, storeId, sliceOf(page));
  const linkTo = await privateLinks(context);
  return { total_size: total, ...page, complaints: rows.map((row) => complaintReply(row, linkTo)) };
}

/** Reports the courier or the customer of an order to the market, once for each key [STO-102]. */
export async function makeComplaint(
  context: ApiContext,
  staff: AuthorizedStore,
  { orderId, key, body }: { orderId: string; key: string; body: BodyOf<VendorComplaints['make']> },
): Promise<Complaint> {
  const { about, reason, words } = body;
  const files = filesIn(body);
  if (files.length > maxComplaintPictures) throw new Refusal('images_too_many');
  const hashes = files.map((file) => createHash('sha256').update(file).digest('base64url'));
  const request = { key, request: { orderId, about, reason, words, pictures: hashes } };
  const pictures = await processPictures(context, staff.customerId, files);
  const { id } = await withFiles(context, pictures, (claim) =>
    actOnceAsStaff(context, staff, request, async (transaction) => {
      const sent = { about, reason, words, pictures: pictures.map((picture) => picture.id) };
      const made = await complain(transaction, staff, { orderId, at: context.now(), ...sent });
      await claim(transaction);
      const change = { action: 'complaint.make', subject: `order:${orderId}`, after: { about, reason } };
      return { result: { id: made }, change };
    }),
  );
  const row = await complaintById(context.db, id);
  if (!row) throw new Error('A complaint that was just made is not there');
  return complaintReply(row, await privateLinks(context));
}

async function complain(
  transaction: Transaction,
  { storeId, customerId: by }: AuthorizedStore,
  complaint: Sent & { orderId: string; at: Date; pictures: string[] },
): Promise<number> {
  const { orderId, about, at } = complaint;
  const order = await lockOrderToComplain(transaction, storeId, orderId);
  if (!order) throw new Refusal('order_not_found');
  const { placed_at: placedAt, courier_id: courierId, made } = order;
  refuse(refusalToComplain(complaint, { placedAt, hasCourier: courierId !== null, isMade: made.includes(about) }, at));
  const person = about === 'courier' ? courierId : null;
  const id = await insertComplaint(transaction, { ...complaint, storeId, courierId: person, by });
  if (id === undefined) throw new Refusal('complaint_twice');
  return id;
}

/** Returns a complaint as its store reads it. */
export function complaintReply(row: ComplaintRow, linkTo: (picture: string) => string): Complaint {
  const { id, order_id, about, person, reason, words, pictures, decision, answer, answered_role } = row;
  return {
    ...{ id, order_id, about, person, reason, words, decision, answer, answered_role },
    code: counterCodeOf(order_id),
    pictures: pictures.map(linkTo),
    made_at: row.made_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
