import { CallRefused } from 'market/calls/client';
import type { ChangeAnswer } from 'market/orders/changes/orders-changes.rules';
import { ordersContract } from 'market/orders/orders.contract';
import type { OrderList } from 'market/orders/orders.rules';
import { createApiClient } from '#browser/api-client.ts';

const api = createApiClient({ orders: ordersContract });

/** How many orders come at a time. */
export const ordersPerPage = 10;

/** A further page of a list, from 1 [ORD-02]. */
export async function moreOrders(list: OrderList, offset: number) {
  const { orders } = await api.orders.list({ params: { list }, query: { limit: ordersPerPage, offset } });
  return orders;
}

/** Returns the order of the caller that runs, or the last that has ended; undefined without any. */
export async function latestOrder() {
  const query = { limit: 1, offset: 1 };
  const [running] = (await api.orders.list({ params: { list: 'running-orders' }, query })).orders;
  return running ?? (await api.orders.list({ params: { list: 'order-history' }, query })).orders[0];
}

/** Takes an order of a guest from this device; its signed link, or its number with its contact, still opens it. */
export async function forgetOrder(orderId: string): Promise<void> {
  await api.orders.forget({ body: { order_id: orderId } });
}

export function readOrder(orderId: string) {
  return api.orders.details({ query: { order_id: orderId } });
}

/** Why people do it, as the operator has written it [ORD-08] [ORD-09]. */
export async function reasonsTo(action: 'cancel' | 'refund'): Promise<string[]> {
  const query = { limit: 10, offset: 1 };
  const { data } =
    action === 'cancel'
      ? await api.orders.cancellationReasons({ query: { ...query, type: 'customer' } })
      : await api.orders.refundReasons({ query });
  return data.map(({ reason }) => reason);
}

export async function cancelOrder(orderId: string, reason: string): Promise<void> {
  await api.orders.cancel({ body: { order_id: orderId, reason, _method: 'put' } });
}

export async function requestRefund(
  orderId: string,
  request: { reason: string; comment: string; lines: { line: number; quantity: number }[]; pictures: string[] },
): Promise<void> {
  await api.orders.requestRefund({ body: { order_id: orderId, ...request } });
}

/** Says whether a proposed pin is right, or whether riders may see the photo of their door [CUS-10] [DEL-25]. */
export async function answerDoor(
  orderId: string,
  answer: { is_pin_right: boolean } | { shows_photo_to_riders: boolean },
): Promise<void> {
  await api.orders.answerDoor({ body: { order_id: orderId, ...answer } });
}

/** Says that what support has changed is right [CUS-18]. */
export async function confirmCorrection(orderId: string): Promise<void> {
  await api.orders.confirmCorrection({ body: { order_id: orderId } });
}

/** Tips the rider of a delivered order from the wallet; the same key tips once. */
export function giveTip(orderId: string, amount: number, idempotencyKey: string) {
  return api.orders.giveTip({ body: { order_id: orderId, amount }, idempotencyKey });
}

/** Answers a change that the store proposes [CUS-03]. */
export async function answerChange(orderId: string, changeId: number, answer: ChangeAnswer): Promise<void> {
  await api.orders.answerChange({ body: { order_id: orderId, change_id: changeId, answer } });
}

/** What is done with a cart of another store. */
export type OtherStoreCart = 'ask' | 'clear' | 'another';

/** Returns the result; undefined if the cart has items of another store, which requires a question. */
export async function sendReorder(orderId: string, other: OtherStoreCart) {
  try {
    const answer = { clear_other_store: other === 'clear', start_another: other === 'another' };
    return await api.orders.reorder({ body: { order_id: orderId, ...answer } });
  } catch (error) {
    if (error instanceof CallRefused && error.code === 'other_store') return undefined;
    throw error;
  }
}

export type Reordered = NonNullable<Awaited<ReturnType<typeof sendReorder>>>;
