import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { type WaitingConversation, waitingConversations } from './chat-demo.data.ts';
import { replyInChat } from './reply-in-chat.ts';

/** Seconds until the simulated people reply. */
const answerSeconds = 4;
const answersPerLook = 100;

type Answers = readonly [string, ...string[]];

/** While an order is under way, and when none is. */
const answers: Record<WaitingConversation['party_type'], { underWay: Answers; otherwise: Answers }> = {
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
  delivery_man: {
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

/** Returns a job for each chat of the demo that waits for a reply. */
export async function findDemoReplies({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const before = new Date(now().getTime() - answerSeconds * 1000);
  const waiting = await waitingConversations(db, before, answersPerLook);
  return waiting.map((conversation) => ({ key: `${conversation.id} ${conversation.message_id}`, data: conversation }));
}

/** Answers a chat as the stores and couriers of the demo do. */
export async function replyInDemo(context: ApiContext, conversation: WaitingConversation): Promise<void> {
  const by = { type: conversation.party_type, id: conversation.party_id };
  try {
    await replyInChat(context, { by, conversationId: conversation.id, text: answerTo(conversation) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function answerTo(waiting: WaitingConversation): string {
  if (waiting.has_pictures) return aboutPictures;
  const { underWay, otherwise } = answers[waiting.party_type];
  const replies = waiting.is_about_running_order ? underWay : otherwise;
  return replies[waiting.message_id % replies.length] ?? replies[0];
}
