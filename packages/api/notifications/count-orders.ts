import { transact } from '#api/db/transact.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import { countOrders as addToCounts, markCounted } from './notifications.data.ts';

/** Counts the orders of these messages for the order of lists, each once however often it is asked to. */
export async function countOrders({ db }: Pick<ApiNeeds, 'db'>, outboxIds: readonly number[]): Promise<void> {
  await transact(db, async (transaction) => {
    const orderIds = await markCounted(transaction, outboxIds);
    if (orderIds.length > 0) await addToCounts(transaction, orderIds);
  });
}
