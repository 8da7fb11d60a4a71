import { notificationsContract, type SavedMessage } from 'market/notifications/notifications.contract';
import { outboxLength } from 'market/notifications/notifications.rules';
import { createApiClient } from '#browser/api-client.ts';

export type OutboxMessage = SavedMessage;
export type Channel = 'sms' | 'mail';

const api = createApiClient({ notifications: notificationsContract });

export async function fetchOutbox(channel: Channel | undefined): Promise<OutboxMessage[]> {
  const { messages } = await api.notifications.outbox({ query: { channel, limit: outboxLength } });
  return messages;
}
