import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { addOrderCounts as addToCounts, markCounted } from './notifications.data.ts';

/** Counts the orders of these messages for the order of lists, each once however often it is asked to. */
export async function addOrderCounts({ db }: Pick<ApiContext, 'db'>, outboxIds: readonly number[]): Promise<void> {
  await transact(db, async (transaction) => {
    const orderIds = await markCounted(transaction, outboxIds);
    if (orderIds.length > 0) await addToCounts(transaction, orderIds);
  });
}
