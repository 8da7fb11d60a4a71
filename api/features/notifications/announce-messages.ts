import { wordsOfPush } from 'market/notifications/notifications.rules';
import type { Connection } from '#db/connection.ts';
import type { ApiNeeds } from '#http/needs.ts';
import type { LiveEvent } from '../../outside/live/live-wire.ts';
import type { Message } from './notifications.data.ts';
import { type Announcement, keepDemoPushes, queuePushes } from './notifications-push.data.ts';

/**
 * Tells of messages that leave the outbox: who follows an order now hears it at once, and the devices of its shopper
 * get a push. In the transaction that marks them as sent, so nothing is told twice or lost.
 */
export async function announceMessages(
  { live, push, isDemo }: Pick<ApiNeeds, 'live' | 'push' | 'isDemo'>,
  transaction: Connection,
  messages: readonly Message[],
): Promise<void> {
  await live.tell(transaction, messages.flatMap(eventOf));
  const announcements = messages.flatMap(announcementOf);
  if (announcements.length === 0) return;
  await queuePushes(transaction, announcements, push.kinds);
  if (isDemo) await keepDemoPushes(transaction, announcements);
}

function eventOf({ kind, order_id: orderId, payload }: Message): Omit<LiveEvent, 'id'>[] {
  if (orderId === null || !['order_status', 'prescription'].includes(kind)) return [];
  const data = { order_id: orderId, ...(kind === 'order_status' && { order_status: String(payload.order_status) }) };
  return [{ topic: `order:${orderId}`, name: 'order', data }];
}

/** Whoever has just placed an order knows it. */
function announcementOf({ kind, order_id, payload, dedupe_key }: Message): Announcement[] {
  const shopper = typeof payload.shopper === 'string' ? payload.shopper : null;
  if (shopper === null && order_id === null) return [];
  const content = wordsOfPush({ kind, orderId: order_id, payload });
  return content ? [{ shopper, order_id, dedupe_key, content }] : [];
}
