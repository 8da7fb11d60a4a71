import type { PartyType } from 'market/chat/chat.rules';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import { type WaitingConversation, waitingConversations } from './chat-demo.data.ts';
import { replyInChat } from './reply-in-chat.ts';

/** Seconds that the people of the demo need for an answer. */
const answerSeconds = 4;
const answersPerTurn = 20;

const answers: Record<PartyType, readonly [string, ...string[]]> = {
  store: [
    'Good day, and thank you for writing. How can we help?',
    'We have seen it, and will take care of it.',
    'Yes, that is possible. We have noted it for your order.',
    'Our kitchen and shelves say thank you! Anything else?',
  ],
  delivery_man: [
    'Good day, I have seen your message.',
    'I am on my way. I will call when I am at the gate.',
    'No problem, I will do it like that.',
    'Thank you! See you soon.',
  ],
};
const aboutPictures = 'Thank you for the picture, that helps.';

/** The stores and delivery men of the demo answer who has written to them. */
export async function simulateReplies(needs: ApiNeeds): Promise<number> {
  const before = new Date(needs.now().getTime() - answerSeconds * 1000);
  const waiting = await waitingConversations(needs.db, before, answersPerTurn);
  for (const conversation of waiting) {
    const by = { type: conversation.party_type, id: conversation.party_id };
    try {
      await replyInChat(needs, { by, conversationId: conversation.id, text: answerTo(conversation) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return waiting.length;
}

function answerTo({ party_type: type, message_id: id, has_pictures: hasPictures }: WaitingConversation): string {
  const said = answers[type];
  return hasPictures ? aboutPictures : (said[id % said.length] ?? said[0]);
}
