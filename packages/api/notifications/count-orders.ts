import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { addOrderCounts as addToCounts, takeUncounted, uncountedMessages } from './notifications.data.ts';

/** Orders that are counted in one transaction, at most. */
const ordersAtOnce = 5_000;

/** Returns one job for the orders that came since the last count; a popular item is then locked and written once. */
export async function findUncounted({ db }: Pick<ApiContext, 'db'>): Promise<NewJob[]> {
  const ids = await uncountedMessages(db, ordersAtOnce);
  return ids.length > 0 ? [{ data: { ids } }] : [];
}

/** Adds the orders of these messages to the counts that lists are ordered by, each once however often it is asked to. */
export async function addOrderCounts({ db }: Pick<ApiContext, 'db'>, messageIds: readonly number[]): Promise<void> {
  await transact(db, async (transaction) => {
    const orderIds = await takeUncounted(transaction, messageIds);
    if (orderIds.length > 0) await addToCounts(transaction, orderIds);
  });
}
