import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import type { BodyOf, SentWith } from 'market/calls/endpoint';
import type { ordersContract } from 'market/orders/orders.contract';
import { deleteInTab, savedInTab, saveInTab } from '#browser/saved-in-tab.ts';

export type OrderBody = SentWith<typeof ordersContract.place>['body'];
type StoredBody = BodyOf<typeof ordersContract.place>;

/** What a shopper set out to order: one key, however often the button is pressed or the page comes back. */
export interface OrderIntent {
  key: string;
  body: OrderBody;
  /** Who takes the digital payment. */
  provider?: string | undefined;
}

/** What is known of a placed order. */
export interface PlacedOrder {
  orderId: string;
  createdAt: string;
  storeName: string;
  phone: StoredBody['contact_person_number'];
  /** What it costs, as it was accepted at the checkout; absent for an order that was sent later. */
  cost?: { total: number; currency: string } | undefined;
  /** What was ordered, such as '2 × Jollof Rice'. */
  items?: string[] | undefined;
  /** Of delivery, such as '20-30 min'; absent for an order ahead and one that is fetched. */
  deliveryTime?: string | undefined;
  /** Absent if the reply was lost and only the order was found. */
  trackingToken?: string | undefined;
}

const slot = 'order-intent';

/** The unanswered intent of this tab; it survives a reload and a lost connection. */
export function savedIntent(): OrderIntent | undefined {
  return savedInTab(slot) as OrderIntent | undefined;
}

/** The same intent has the same key, so that a retry never orders twice; another intent gets another key. */
export function intentFor(body: OrderBody, provider?: string): OrderIntent {
  const saved = savedIntent();
  if (saved && JSON.stringify(saved.body) === JSON.stringify(body)) return { ...saved, provider };
  const intent = { key: newIdempotencyKey(), body, provider };
  saveInTab(slot, intent);
  return intent;
}

export function deleteIntent(): void {
  deleteInTab(slot);
}
