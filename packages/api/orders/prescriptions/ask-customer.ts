import { refusalOfMessage } from 'market/chat/chat.rules';
import { stoppedSecondsAfter } from 'market/orders/prescriptions/orders-prescription.rules';
import type { OpenedPrescription } from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { publishQuestion } from '#api/chat/answer-question.ts';
import { openConversation } from '#api/chat/chat.data.ts';
import { writeAnswer } from '#api/chat/chat-questions.data.ts';
import { writeReply } from '#api/chat/reply-in-chat.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { lockOrder } from '../orders.data.ts';
import { questionOf, writeQuestion } from './orders-questions.data.ts';
import { mustAttachPictures, mustBePictures } from './save-prescription.ts';
import { showOpenedPrescription } from './show-pharmacy-queue.ts';
import { lockOwnWork } from './work-on-prescription.ts';

/**
 * Asks the customer of a prescription, who reads it at the order, and with an account in the chat with the store too. The
 * clock of the price stops until the answer, for half an hour in all. A second question replaces the first [STO-073].
 */
export async function askCustomer(
  context: ApiContext,
  staff: AuthorizedStore,
  { orderId, text, wantsPicture }: { orderId: string; text: string; wantsPicture: boolean },
): Promise<OpenedPrescription> {
  await actAsStaff(context, staff, async (transaction) => {
    const { order } = await lockOwnWork(context, transaction, staff, orderId);
    const at = context.now();
    const before = await questionOf(transaction, orderId);
    await writeQuestion(transaction, { orderId, at, text, wantsPicture, stopped: stoppedSecondsAfter(before, at) });
    const customerId = customerIdOf(order.shopper);
    if (customerId !== undefined) {
      const by = { type: 'store', id: staff.storeId } as const;
      const conversationId = await openConversation(transaction, customerId, by);
      await writeReply(transaction, context, { by, conversationId, text });
    }
    await publishQuestion(context, transaction, orderId, staff.storeId);
    const after = { wants_picture: wantsPicture };
    return { result: undefined, change: { action: 'prescription.ask', subject: `order:${orderId}`, after } };
  });
  return showOpenedPrescription(context, staff, orderId);
}

/** Answers the question of a pharmacist with words, pictures or both; the clock of the price goes on [STO-073] [CUS-12]. */
export async function answerPharmacist(
  context: ApiContext,
  {
    shopper,
    orderId,
    text,
    pictures,
  }: { shopper: Shopper; orderId: string; text: string; pictures: readonly string[] },
): Promise<void> {
  const owner = shopperKeyOf(shopper);
  await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || order.prescription === null || order.shopper !== owner) throw new Refusal('order_not_found');
    const clock = await questionOf(transaction, orderId);
    if (order.status !== 'pending' || clock.questionAt === null) throw new Refusal('step_not_allowed');
    const fault = refusalOfMessage({ text, pictures: pictures.length });
    if (fault) throw new Refusal(fault);
    if (pictures.length > 0) mustBePictures(new Set(pictures).size);
    await mustAttachPictures(transaction, { ids: pictures, shopper: owner, orderId });
    await writeAnswer(transaction, { orderId, text, stopped: stoppedSecondsAfter(clock, context.now()) });
    await publishQuestion(context, transaction, orderId, order.storeId);
  });
}
