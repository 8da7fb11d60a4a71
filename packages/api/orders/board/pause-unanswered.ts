import { unansweredReason } from 'market/orders/orders-board.rules';
import { endOf, shouldPauseUnanswered, unansweredPause } from 'market/stores/stores-availability.rules';
import { publishChange } from '#api/config/publish-change.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { storeMoment } from '#api/stores/staff/pause-store.ts';
import { lockStaffStore, writePause } from '#api/stores/staff/stores-staff.data.ts';
import { latestAnswers, storeOfOrder } from './orders-answers.data.ts';

/**
 * Pauses the store of an order that it did not answer until a member resumes it, or until tomorrow: after two in a row, or
 * at once where its board was not open since the order came [STO-036].
 */
export async function pauseUnanswered(context: ApiContext, orderId: string): Promise<void> {
  if (!context.mode.pausesUnansweredStores) return;
  const storeId = await storeOfOrder(context.db, orderId);
  if (storeId === undefined) return;
  const now = context.now();
  const isPaused = await transact(context.db, async (transaction) => {
    const store = await lockStaffStore(transaction, storeId);
    if (!store || (store.paused_until !== null && store.paused_until > now)) return false;
    const { answers, boardReadAt } = await latestAnswers(transaction, storeId, unansweredReason);
    const latest = answers.map(({ isUnanswered }) => isUnanswered);
    const placedAt = answers[0]?.placedAt;
    const isUnreachable = placedAt !== undefined && (boardReadAt === null || boardReadAt < placedAt);
    if (!shouldPauseUnanswered({ latest, isUnreachable })) return false;
    await writePause(transaction, storeId, endOf('tomorrow', storeMoment(store, now)) ?? null, unansweredPause);
    return true;
  });
  if (!isPaused) return;
  await publishChange(context);
  await context.live.publish(context.db, [{ topic: `store:${storeId}`, name: 'board', data: {} }]);
}
