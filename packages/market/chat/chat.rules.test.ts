import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.ts';
import { maxPictures, mayWriteAbout, refusalOfMessage } from './chat.rules.ts';

describe('a message', () => {
  it.each([
    ['words alone', { text: 'Less pepper', pictures: 0 }, null],
    ['a picture alone', { text: ' ', pictures: 1 }, null],
    ['as many pictures as go', { text: '', pictures: maxPictures }, null],
    ['nothing', { text: ' \n', pictures: 0 }, 'message_empty'],
    ['[CHAT-08] a fourth picture', { text: 'Look', pictures: 4 }, 'images_too_many'],
  ] as const)('of %s', (_what, message, fault) => expect(refusalOfMessage(message)).toBe(fault));

  it('[CHAT-08] limits the number of pictures', () => {
    expect(maxPictures).toBe(3);
    expect(refusals.images_too_many.message).toBe('Maximum 3 images can be send at a time.');
  });
});

describe('[STO-081] a store that writes first', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['an order under way', null, true],
    ['an order that ended a day ago less a second', new Date('2026-11-19T12:00:01Z'), true],
    ['an order that ended a day ago', new Date('2026-11-19T12:00:00Z'), false],
  ])('may do so about %s: %s', (_what, endedAt, may) => expect(mayWriteAbout({ endedAt }, at)).toBe(may));
});
