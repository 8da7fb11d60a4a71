import { maxPictures } from 'market/orders/orders.rules';
import { leftToRefund, type RefundInput, refundOf, requestedRefund } from 'market/orders/orders-refund.rules';
import { dayMilliseconds } from 'market/values/durations';
import { type Money, roundingStep } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { privateFileOf } from '#api/http/files/private-pictures.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import {
  insertRefundRequest,
  removeRequestPictures,
  requestsWithPictures,
  takeUploadedPictures,
} from './orders-refund-requests.data.ts';
import { linesToRefund, refundsOfOrder } from './orders-refunds.data.ts';
import { mustBeRefundable } from './refund-order.ts';
import { refundableOf } from './refund-part.ts';

export interface RequestedRefund {
  orderId: string;
  reason: string;
  comment: string;
  /** Empty asks for the whole order. */
  lines: RefundInput['lines'];
  /** Ids of uploaded pictures of the shopper. */
  pictures: readonly string[];
}

/** Asks a shopper's delivered order back, or lines of it, once; an order of another shopper is not found. */
export async function requestRefund(context: ApiContext, shopper: Shopper, requested: RequestedRefund): Promise<void> {
  const { orderId, reason, comment } = requested;
  await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    const at = context.now();
    await mustBeRefundable(transaction, order, at);
    const { lines, amount } = await sumOf(transaction, order, requested.lines);
    const pictures = await mustTakePictures(transaction, order, requested.pictures);
    await moveLockedOrder(transaction, order, { orderId, to: 'refund_requested', by: 'shopper' }, at);
    await insertRefundRequest(transaction, { orderId, reason, comment, lines, amount, pictures, at });
  });
}

/** Returns what the lines come to, or what is left of the whole order. */
async function sumOf(
  transaction: Connection,
  order: LockedOrder,
  lines: RefundInput['lines'],
): Promise<{ lines: readonly { line: number; quantity: number; amount: Money }[]; amount: Money }> {
  const earlier = await refundsOfOrder(transaction, order.id);
  const known = refundableOf(order, await linesToRefund(transaction, order.id), earlier);
  if (lines.length === 0) return { lines: [], amount: leftToRefund(known) };
  const { digit_after_decimal_point: digits } = await settingsOf(transaction);
  const sum = refundOf(known, requestedRefund(lines), roundingStep(digits));
  if ('refused' in sum) throw new Refusal(sum.refused);
  return sum;
}

/** Pictures of another shopper, and those that were used before, are unknown. */
async function mustTakePictures(
  transaction: Connection,
  { shopper }: LockedOrder,
  sent: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(sent)];
  if (ids.length > maxPictures) throw new Refusal('images_too_many');
  if (ids.length > 0 && (await takeUploadedPictures(transaction, { ids, shopper })) < ids.length) {
    throw new Refusal('picture_unknown');
  }
  return ids;
}

/** How long pictures of a request are there for the store and operators. */
const retentionDays = 90;
const perRun = 500;

/** Deletes the pictures of old requests, the files before their names: a file without a name would stay forever. */
export async function deleteRefundPictures({ db, uploads, now }: ApiContext): Promise<number> {
  const before = new Date(now().getTime() - retentionDays * dayMilliseconds);
  const requests = await requestsWithPictures(db, before, perRun);
  for (const { order_id: orderId, pictures } of requests) {
    await Promise.all(pictures.map((id) => uploads.remove(privateFileOf(id))));
    await removeRequestPictures(db, orderId);
  }
  return requests.length;
}
