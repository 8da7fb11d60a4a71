import { href } from 'react-router';
/** What a push carries [PUSH-01]; texts, as all services do. */
export type PushContent = Record<string, string | undefined>;

/** Where the page of a push is; an order of a guest is found by its id and his contact [PUSH-06]. */
export function pathOfPush(content: PushContent, isSignedIn: boolean): string {
  const { type, conversation_id: chat, sender_type: sender, order_id: order } = content;
  if (type === 'message') {
    const query = new URLSearchParams({ conversationId: chat ?? '', type: sender ?? '', chatFrom: 'push' });
    return `${href('/chatting')}?${query}`;
  }
  if (type === 'referral_code') return `${href('/profile')}?page=referral-code`;
  if (!isSignedIn)
    return order ? `${href('/track-order')}?order_id=${encodeURIComponent(order)}` : href('/track-order');
  const query = new URLSearchParams({ page: 'my-orders', ...(order && { orderId: order }) });
  return `${href('/profile')}?${query}`;
}
