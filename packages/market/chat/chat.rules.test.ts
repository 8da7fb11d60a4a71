import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.ts';
import { faultOfMessage, maxPictures } from './chat.rules.ts';

describe('a message', () => {
  it.each([
    ['words alone', { text: 'Less pepper', pictures: 0 }, null],
    ['a picture alone', { text: ' ', pictures: 1 }, null],
    ['as many pictures as go', { text: '', pictures: maxPictures }, null],
    ['nothing', { text: ' \n', pictures: 0 }, 'message_empty'],
    ['[CHAT-08] a fourth picture', { text: 'Look', pictures: 4 }, 'images_too_many'],
  ] as const)('of %s', (_what, message, fault) => expect(faultOfMessage(message)).toBe(fault));

  it('[CHAT-08] limits the number of pictures', () => {
    expect(maxPictures).toBe(3);
    expect(refusals.images_too_many.message).toBe('Maximum 3 images can be send at a time.');
  });
});
