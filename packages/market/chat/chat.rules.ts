import type { RefusalCode } from '../refusals.ts';
import { hourMilliseconds } from '../values/durations.ts';

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

/** With whom customers talk; support is the market itself. */
export const partyTypes = ['store', 'delivery_man', 'support'] as const;
export type PartyType = (typeof partyTypes)[number];

/** The number of the one party of the type `support`. */
export const supportId = 1;

/** What a person who writes to support is in the market, besides a customer. */
export const supportSeats = ['courier', 'store'] as const;

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
