import type { RefusalCode } from '../refusals.ts';
import { hourMilliseconds, minuteMilliseconds } from '../values/durations.ts';

/** Pictures that go with one message [CHAT-08]. */
export const maxPictures = 3;
export const maxMessageLength = 2000;
/** Messages per request of a screen; older ones load on demand. */
export const messagesPerPage = 30;

/** How long after the end of an order its store may still write to the customer, in hours [STO-081]. */
export const chatHoursAfterOrder = 24;

/** Returns whether a store may begin to write about an order: from its placing until a day after its end [STO-081]. */
export function mayWriteAbout({ endedAt }: { endedAt: Date | null }, at: Date): boolean {
  return endedAt === null || at.getTime() - endedAt.getTime() < chatHoursAfterOrder * hourMilliseconds;
}

/** How long after the end of an order its courier is still in a chat about it, in minutes [DEL-62]. */
export const chatMinutesAfterDelivery = 60;

/** Returns when the chat with the courier of an order closes; null while the order runs [DEL-62]. */
export function courierChatClosesAt({ endedAt }: { endedAt: Date | null }): Date | null {
  return endedAt && new Date(endedAt.getTime() + chatMinutesAfterDelivery * minuteMilliseconds);
}

/** Returns whether a courier and those who wait for an order may write to each other: until an hour after its end [DEL-62]. */
export function isCourierChatOpen(order: { endedAt: Date | null }, at: Date): boolean {
  const closesAt = courierChatClosesAt(order);
  return closesAt === null || at < closesAt;
}

/** With whom a courier talks about an order [DEL-62]. */
export const courierChats = ['customer', 'store', 'support'] as const;
export type CourierChat = (typeof courierChats)[number];

/** With whom customers talk; support is the market itself. */
export const partyTypes = ['store', 'delivery_man', 'support'] as const;
export type PartyType = (typeof partyTypes)[number];

/** The number of the one party of the type `support`. */
export const supportId = 1;

/** What a person who writes to support is in the market, besides a customer. */
export const memberships = ['courier', 'store'] as const;

/** The lists of the support desk. */
export const supportLists = ['waiting', 'mine', 'all'] as const;
export type SupportList = (typeof supportLists)[number];

/** The types of the sender of a message. */
export const senderTypes = ['customer', ...partyTypes] as const;

/** Returns what is wrong with a message before it is sent; null if nothing is. */
export function refusalOfMessage({ text, pictures }: { text: string; pictures: number }): RefusalCode | null {
  if (pictures > maxPictures) return 'images_too_many';
  if (text.trim() === '' && pictures === 0) return 'message_empty';
  return null;
}
