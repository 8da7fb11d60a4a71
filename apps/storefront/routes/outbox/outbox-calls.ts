import { notificationsContract, type SavedMessage } from 'market/notifications/notifications.contract';
import { outboxLength } from 'market/notifications/notifications.rules';
import { callMarket } from '#browser/market.ts';

export type OutboxMessage = SavedMessage;
export type Channel = 'sms' | 'mail';

const market = callMarket({ notifications: notificationsContract });

export async function fetchOutbox(channel: Channel | undefined): Promise<OutboxMessage[]> {
  const { messages } = await market.notifications.outbox({ query: { channel, limit: outboxLength } });
  return messages;
}
