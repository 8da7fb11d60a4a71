import { describe, expect, it } from 'vitest';
import { chatPath, requestedChatIn } from './chat-place.ts';

const requested = (query: string) => requestedChatIn(new URLSearchParams(query));

describe('the address of a chat', () => {
  it('[CHAT-01] names a conversation, beside the type of its sender and where one comes from', () => {
    expect(requested('conversationId=12&type=store&chatFrom=push')).toEqual({ conversation_id: 12 });
  });

  it('[PROF-04] names whom it is with', () => {
    expect(requested('page=inbox&type=delivery_man&id=7&routeName=track&chatFrom=order')).toEqual({
      type: 'delivery_man',
      id: 7,
    });
  });

  it.each(['', 'conversationId=0', 'conversationId=1x', 'type=store', 'type=admin&id=1', 'id=3'])(
    'of %j asks for none',
    (query) => expect(requested(query)).toBeUndefined(),
  );

  it('stays on the page at hand', () => {
    expect(chatPath('inbox', { conversation_id: 3 })).toBe('/profile?page=inbox&conversationId=3');
    expect(chatPath('chatting', { type: 'store', id: 4 })).toBe('/chatting?type=store&id=4');
    expect(chatPath('chatting', undefined)).toBe('/chatting');
  });
});
