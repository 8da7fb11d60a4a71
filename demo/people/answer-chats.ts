import type { City } from 'market/orders/desk/orders-city.contract';
import type { Pace } from './pace.ts';

type Chat = City['chats'][number];

/** What a person writes next. */
export type ChatStep =
  | { does: 'answer_chat'; storeId: number; chatId: number; words: string }
  | { does: 'answer_customer'; courierId: number; orderId: string; words: string };

type Answers = readonly [string, ...string[]];

/** While an order is under way, and when none is. */
const answers: Record<'store' | 'courier', { underWay: Answers; otherwise: Answers }> = {
  store: {
    underWay: [
      'Good day, and thank you for writing. How can we help?',
      'We have seen it, and will take care of it.',
      'Yes, that is possible. We have noted it for your order.',
    ],
    otherwise: [
      'Good day, and thank you for writing. How can we help?',
      'We have seen it, and will take care of it.',
      'Our kitchen and shelves say thank you! Anything else?',
    ],
  },
  courier: {
    underWay: [
      'Good day, I have seen your message.',
      'I am on my way. I will call when I am at the gate.',
      'No problem, I will do it like that.',
    ],
    otherwise: [
      'Good day, I have seen your message.',
      'You are welcome. It was a pleasure to bring it.',
      'Thank you for writing! Until the next order.',
    ],
  },
};
const aboutPictures = 'Thank you for the picture, that helps.';
const overStatuses = new Set([
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
]);

/**
 * Returns the answers that the people of a demo owe: nothing at a store whose board a person has open, and nothing of a
 * courier who is not one of them.
 */
export function chatSteps(
  { now, chats }: Pick<City, 'now' | 'chats'>,
  courierIds: ReadonlySet<number>,
  { chatAfter }: Pick<Pace, 'chatAfter'>,
): ChatStep[] {
  return chats.flatMap((chat): ChatStep[] => {
    if ((Date.parse(now) - Date.parse(chat.since)) / 1000 < chatAfter) return [];
    const { store, courier, order, conversation_id: chatId, is_board_open: hasPerson } = chat;
    if (store)
      return hasPerson ? [] : [{ does: 'answer_chat', storeId: store.id, chatId, words: answerTo(chat, 'store') }];
    if (!courier || !order || !courierIds.has(courier.id)) return [];
    return [{ does: 'answer_customer', courierId: courier.id, orderId: order.id, words: answerTo(chat, 'courier') }];
  });
}

function answerTo({ pictures, order, message_id: message }: Chat, by: 'store' | 'courier'): string {
  if (pictures > 0) return aboutPictures;
  const { underWay, otherwise } = answers[by];
  const replies = order && !overStatuses.has(order.order_status) ? underWay : otherwise;
  return replies[message % replies.length] ?? replies[0];
}
