import { savedInTab } from '#browser/saved-in-tab.ts';
import type { OrderBody } from '#features/orders/order-intent.ts';

/** Where the item page leaves what 'Buy now' chose, for this tab alone [CHK-03]. */
const slot = 'buy-now';

export function boughtNow(): NonNullable<OrderBody['items']> {
  const value = savedInTab(slot);
  return Array.isArray(value) ? value : [];
}
