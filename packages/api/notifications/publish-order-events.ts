import type { ApiContext } from '#api/http/api-context.ts';
import type { LiveEvent } from '#api/providers/live/pub-sub.ts';
import { type Message, messagesByIds } from './notifications.data.ts';

/** Notifies the followers of an order of its changes. An event is a hint and may arrive twice. */
export async function publishOrderEvents(
  { db, live }: Pick<ApiContext, 'db' | 'live'>,
  outboxIds: readonly number[],
): Promise<void> {
  const messages = await messagesByIds(db, outboxIds);
  await live.publish(db, messages.flatMap(eventOf));
}

function eventOf({ kind, order_id: orderId, payload }: Message): Omit<LiveEvent, 'id'>[] {
  if (orderId === null) return [];
  const data = { order_id: orderId, ...(kind === 'order_status' && { order_status: String(payload.order_status) }) };
  return [{ topic: `order:${orderId}`, name: 'order', data }];
}
