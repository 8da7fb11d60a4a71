import type { ReplyOf } from 'market/calls/endpoint';
import type { chatContract } from 'market/chat/chat.contract';

export type Inbox = ReplyOf<(typeof chatContract)['list']>;
export type Chat = ReplyOf<(typeof chatContract)['details']>;

/** What a page of chats begins with. */
export interface ChatData {
  inbox: Inbox;
  /** The conversation in the address. */
  chat: Chat | null;
  /** Whether the conversation in the address does not exist. */
  isUnknown: boolean;
}
