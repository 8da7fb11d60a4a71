import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emitLast, LiveStandIn } from '../../testing/live-stand-in.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { ChatLink } from './chat-link.tsx';
import './chat-calls.ts';
import { UnreadCount } from './unread-count.tsx';

let unread = 0;

beforeEach(async () => {
  unread = 2;
  vi.stubGlobal('EventSource', LiveStandIn);
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = path.includes('/message/list') ? { unread, conversations: [] } : { guest_id: 'x'.repeat(22) };
    return new Response(JSON.stringify(answer));
  });
  await renderInMarket(<ChatLink />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

describe('the way to the chats', () => {
  it('[NAV-08] says how many messages are new, as soon as they are', async () => {
    await expect.element(page.getByRole('link', { name: 'Chat, 2 new' })).toBeVisible();
    unread = 3;
    emitLast('message', { conversation_id: 7, sender_type: 'store' });
    await expect.element(page.getByRole('link', { name: 'Chat, 3 new' })).toBeVisible();
  });

  it('[NAV-08] counts them on the way of a phone, too', async () => {
    await renderInMarket(<UnreadCount />);
    await expect.poll(() => page.getByText('2', { exact: true }).elements().length).toBe(2);
  });

  it('[PUSH-03] is shown as a toast if no chat is open, and leads to the message', async () => {
    emitLast('message', { conversation_id: 7, sender_type: 'store' });
    await expect.element(page.getByText('You have a new message')).toBeVisible();
    await page.getByRole('button', { name: 'View' }).click();
    await expect.element(page.getByText('/chatting?conversationId=7&type=store&chatFrom=push')).toBeVisible();
  });

  it('says nothing of what the customer has written elsewhere', async () => {
    unread = 0;
    emitLast('message', { conversation_id: 7, sender_type: 'customer' });
    await expect.element(page.getByRole('link', { name: 'Chat', exact: true })).toBeVisible();
    expect(page.getByText('You have a new message').query()).toBeNull();
  });
});
