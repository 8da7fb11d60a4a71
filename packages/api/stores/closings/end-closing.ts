import { publishChange } from '#api/config/publish-change.ts';
import type { Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { lockStoreRow, setStoreClosed } from '../stores-admin.data.ts';
import { closingsOver, liftClosing, lockClosingOver } from './stores-closings.data.ts';

/** Returns a job for each store whose closing is over [SEAT-09]. */
export async function findClosingsOver({ db, now }: ApiContext): Promise<NewJob[]> {
  const at = now();
  const minute = Math.floor(at.getTime() / 60_000);
  return (await closingsOver(db, at)).map((id) => ({ key: `${id} ${minute}`, data: { id } }));
}

/** Opens a store whose closing is over by its time [SEAT-09]. */
export async function endClosing(context: ApiContext, storeId: number): Promise<void> {
  const isOpened = await transact(context.db, async (transaction) => {
    await lockStoreRow(transaction, storeId);
    if (!(await lockClosingOver(transaction, storeId, context.now()))) return false;
    await openClosedStore(transaction, storeId, { by: null, at: context.now() });
    return true;
  });
  if (isOpened) await publishChange(context);
}

/** Lets customers order from a store again, and ends its closing. */
export async function openClosedStore(
  transaction: Transaction,
  storeId: number,
  { by, at }: { by: number | null; at: Date },
): Promise<void> {
  await liftClosing(transaction, storeId, { by, at });
  await setStoreClosed(transaction, storeId, null);
}
