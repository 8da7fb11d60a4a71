import { randomBytes } from 'node:crypto';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { moveOrderToShopper } from '../goods/orders-goods.data.ts';
import { ownOrder } from './show-orders.ts';

/** Bytes of a guest id that no device gets. */
const unknownIdBytes = 32;

/**
 * Takes an order from the guest id that placed it: it becomes that of a guest id which no caller knows. Its signed link,
 * and its number with its contact, still open it. Refuses orders of an account; those of others are not found.
 */
export async function forgetOrder(
  { db }: Pick<ApiContext, 'db'>,
  { shopper, orderId }: { shopper: Shopper; orderId: string },
): Promise<void> {
  if (shopper.kind === 'customer') {
    await ownOrder(db, shopper, orderId);
    throw new Refusal('order_of_account');
  }
  const guestId = randomBytes(unknownIdBytes).toString('base64url');
  const [from, to] = [shopperKeyOf(shopper), shopperKeyOf({ kind: 'guest', guestId })];
  if (!(await moveOrderToShopper(db, { orderId, from, to }))) throw new Refusal('order_not_found');
}
