import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminMessagesContract } from 'market/orders/messages/orders-messages.admin.contract';

export const messageCalls = createApiClient({ messages: adminMessagesContract }).messages;

const waitingMilliseconds = 3_000;

/** What was sent to the customer of an order; it renews itself while something is on its way. */
export const messagesQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'messages', orderId],
    queryFn: ({ signal }) => messageCalls.show({ params: { order_id: orderId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      [...(data?.sent ?? []), ...(data?.notifications ?? [])].some(({ state }) => state === 'waiting')
        ? waitingMilliseconds
        : false,
  });
