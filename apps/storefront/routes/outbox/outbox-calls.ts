import { notificationsContract } from 'market/notifications/notifications.contract';
import { outboxLength } from 'market/notifications/notifications.rules';
import { callMarket } from '#browser/market.ts';
import type { Channel, OutboxMessage } from './use-outbox.ts';

const market = callMarket({ notifications: notificationsContract });

export async function askOutbox(channel: Channel | undefined): Promise<OutboxMessage[]> {
  const { messages } = await market.notifications.outbox({ query: { channel, limit: outboxLength } });
  return messages;
}
