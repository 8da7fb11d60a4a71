import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import {
  lockPrescription,
  type Medicine,
  pricePrescription,
  writePrice,
} from '#api/orders/prescriptions/quote-prescription.ts';

/**
 * Sets the items that the pharmacy read, at the server's prices: goods, stock, totals and ledger in one transaction.
 * The order continues after its shopper has agreed. Works once per order, and for orders of the store only.
 */
export async function quotePrescription(
  context: ApiContext,
  worker: { store: number },
  { orderId, medicines }: { orderId: string; medicines: readonly Medicine[] },
): Promise<void> {
  await transact(context.db, async (transaction) => {
    const order = await lockPrescription(context, transaction, worker.store, orderId);
    await writePrice(context, transaction, await pricePrescription(context, transaction, order, medicines));
  });
}
