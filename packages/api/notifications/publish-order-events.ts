import type { ApiContext } from '#api/http/api-context.ts';
import type { LiveEvent } from '#api/providers/live/pub-sub.ts';
import { type Message, messagesByIds, storesOfOrders } from './notifications.data.ts';

/** Notifies the followers of an order, and the board of its store, of its changes. An event is a hint and may arrive twice. */
export async function publishOrderEvents(
  { db, live }: Pick<ApiContext, 'db' | 'live'>,
  outboxIds: readonly number[],
): Promise<void> {
  const messages = await messagesByIds(db, outboxIds);
  const orderIds = messages.flatMap(({ order_id: id }) => id ?? []);
  const stores = await storesOfOrders(db, orderIds);
  await live.publish(db, [...messages.flatMap(eventOf), ...orderIds.flatMap((id) => boardEventOf(id, stores.get(id)))]);
}

type NewEvent = Omit<LiveEvent, 'id'>;

function eventOf({ kind, order_id: orderId, payload }: Message): NewEvent[] {
  if (orderId === null) return [];
  const data = { order_id: orderId, ...(kind === 'order_status' && { order_status: String(payload.order_status) }) };
  return [{ topic: `order:${orderId}`, name: 'order', data }];
}

function boardEventOf(orderId: string, storeId: number | undefined): NewEvent[] {
  if (storeId === undefined) return [];
  return [{ topic: `store:${storeId}`, name: 'board', data: { order_id: orderId } }];
}
