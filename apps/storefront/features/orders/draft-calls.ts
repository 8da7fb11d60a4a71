import { type CheckoutDraft, ordersDraftContract } from 'market/orders/orders-draft.contract';
import { createApiClient } from '#browser/api-client.ts';
import { draftPrefix } from './checkout-draft.ts';

const api = createApiClient({ orders: ordersDraftContract });

const cartOf = (slot: string) => slot.slice(draftPrefix.length);

/** Returns the draft that a customer has saved on any device, and when; undefined where there is none. */
export async function draftOfAccount(slot: string): Promise<{ draft: CheckoutDraft; at: number } | undefined> {
  const { draft, saved_at: at } = await api.orders.draft({ query: { cart: cartOf(slot) } });
  return draft && at ? { draft, at: Date.parse(at) } : undefined;
}

/** Saves a draft for the other devices of a customer; null removes it. */
export async function saveDraftOfAccount(slot: string, draft: CheckoutDraft | null): Promise<void> {
  await api.orders.saveDraft({ body: { cart: cartOf(slot), draft } });
}
