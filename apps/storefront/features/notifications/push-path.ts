import type { Register } from 'react-router';

/** The service worker has no React Router; the compiler compares its paths with the routes. */
const paths = { chat: '/chatting', profile: '/profile', track: '/track-order' } as const satisfies Record<
  string,
  keyof Register['pages']
>;

/** What a push carries [PUSH-01]; texts, as all services do. */
export type PushContent = Record<string, string | undefined>;

/** Where the page of a push is; an order of a guest is found by its id and their contact [PUSH-06]. */
export function pathOfPush(content: PushContent, isSignedIn: boolean): string {
  const { type, conversation_id: chat, sender_type: sender, order_id: order } = content;
  if (type === 'message') {
    const query = new URLSearchParams({ conversationId: chat ?? '', type: sender ?? '', chatFrom: 'push' });
    return `${paths.chat}?${query}`;
  }
  const page = type === 'referral_code' ? 'referral-code' : content.page;
  if (page) return `${paths.profile}?page=${page}`;
  if (!isSignedIn) return order ? `${paths.track}?order_id=${encodeURIComponent(order)}` : paths.track;
  const query = new URLSearchParams({ page: 'my-orders', ...(order && { orderId: order }) });
  return `${paths.profile}?${query}`;
}
