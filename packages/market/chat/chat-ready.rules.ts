import type { CourierChat } from './chat.rules.ts';

/** What a courier sends with one press; the reader reads it in their own language [DEL-62]. */
export const readyWords = [
  'I am on my way to you.',
  'I am at your gate.',
  'I can’t find your door. Where is it?',
  'Please come down to take your order.',
  'I have left your order where you said.',
  'I am on my way to fetch the order.',
  'I am at the counter.',
  'Is the order ready soon?',
  'Something is missing in the bag.',
  'The store is closed.',
  'The address is wrong.',
  'Nobody answers at the door.',
  'Something is broken.',
  'The customer does not have enough cash.',
  'I have had an accident.',
] as const;

export type ReadyWords = (typeof readyWords)[number];

/** The ready words for each reader, the usual first. */
export const readyWordsFor: Readonly<Record<CourierChat, readonly ReadyWords[]>> = {
  customer: [
    'I am on my way to you.',
    'I am at your gate.',
    'I can’t find your door. Where is it?',
    'Please come down to take your order.',
    'I have left your order where you said.',
  ],
  store: [
    'I am on my way to fetch the order.',
    'I am at the counter.',
    'Is the order ready soon?',
    'Something is missing in the bag.',
  ],
  support: [
    'The store is closed.',
    'Something is missing in the bag.',
    'Something is broken.',
    'The address is wrong.',
    'Nobody answers at the door.',
    'The customer does not have enough cash.',
    'I have had an accident.',
  ],
};
