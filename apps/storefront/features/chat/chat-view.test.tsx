import type { Message } from 'market/chat/chat.contract';
import { useLocation } from 'react-router';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emitLast, LiveStandIn } from '../../testing/live-stand-in.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import type { Chat } from './chat-data.ts';
import { ChatView } from './chat-view.tsx';
import './chat-calls.ts';

const messageOf = (id: number, sender_type: Message['sender_type'], message: string): Message => ({
  id,
  sender_type,
  message,
  file_full_url: [],
  sent_at: '2026-11-21T12:00:00.000Z',
  seen_at: null,
});
const party: Chat['party'] = {
  type: 'store',
  id: 3,
  name: 'Mama Ngozi Kitchen',
  monogram: 'mn',
  colour: '#be1146',
  image_full_url: null,
  slug: 'mama-ngozi',
  phone: '+2348035550100',
  is_closed: false,
  order: null,
};
const { message: _text, file_full_url: _links, ...rest } = messageOf(1, 'store', 'Good day');
const inbox = {
  total_size: 1,
  limit: 50,
  offset: 1,
  unread: 2,
  conversations: [{ id: 7, unread: 2, party, last_message: { ...rest, message: 'Good day', pictures: 0 } }],
};
let chat: Chat;
let answers: Record<string, () => Response | Promise<Response>>;
let requests: { path: string; body: unknown; key: string | null }[];

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const open = () =>
  renderInMarket(<ChatView data={{ inbox, chat, isUnknown: false }} page="chatting" />, {}, '/chatting');

beforeEach(() => {
  chat = {
    total_size: 1,
    limit: 30,
    offset: 1,
    party,
    conversation_id: 7,
    messages: [messageOf(1, 'store', 'Good day')],
  };
  requests = [];
  answers = {
    list: () => reply(inbox),
    details: () => reply(chat),
    seen: () => reply({ message: 'Seen.' }),
    send: () => reply({ conversation_id: 7, message: messageOf(2, 'customer', 'Less pepper') }),
  };
  vi.stubGlobal('EventSource', LiveStandIn);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, body: init.body, key: new Headers(init.headers).get('idempotency-key') });
    const name = /message\/(\w+)/.exec(path)?.[1] ?? '';
    return answers[name]?.() ?? reply({ guest_id: 'x'.repeat(22) });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

describe('a chat', () => {
  it('[CHAT-03] begins with words that are put into the field, and offers none once something is typed', async () => {
    const order = { id: '4820193756', order_status: 'delivered' };
    chat = { ...chat, party: { ...party, order }, total_size: 0, conversation_id: null, messages: [] };
    await open();
    await expect.element(page.getByText(/^Ask Mama Ngozi Kitchen about an order or an item/)).toBeVisible();
    const about = page.getByRole('link', { name: 'Order #4820193756 Delivered' });
    await expect.element(about).toHaveAttribute('href', '/profile?page=my-orders&orderId=4820193756');
    await page.getByRole('button', { name: 'How long will it take?' }).click();
    const field = page.getByLabelText('Write a message');
    await expect.element(field).toHaveValue('How long will it take?');
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Please pack it well.' })).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.includes('/send'))).toBe(false);
  });

  it('[CHAT-02] shows the conversations beside the one that is open, and that it was seen', async () => {
    await page.viewport(1440, 900);
    await open();
    await expect.element(page.getByRole('link', { name: 'Mama Ngozi Kitchen' }).first()).toBeInTheDocument();
    await expect.element(page.getByRole('log').getByText(/Good day/)).toBeVisible();
    await expect.poll(() => requests.some(({ path }) => path.includes('/seen'))).toBe(true);
  });

  it.each([
    [1440, '/chatting?conversationId=7'],
    [390, '/chatting'],
  ])(
    '[CHAT-02] opens at %s pixels as %s: beside the list there is room for the latest conversation',
    async (width, path) => {
      await page.viewport(width, 900);
      const nothingOpen = <ChatView data={{ inbox, chat: null, isUnknown: false }} page="chatting" />;
      await renderInMarket(
        <>
          {nothingOpen}
          <Address />
        </>,
        {},
        '/chatting',
      );
      await expect.element(page.getByRole('link', { name: /Mama Ngozi Kitchen/ })).toBeVisible();
      await expect.element(page.getByText(path, { exact: true })).toBeVisible();
    },
  );

  it('[CHAT-03] sends what is written, and keeps its key where it has to go again', async () => {
    answers.send = () => reply({ errors: [{ code: 'overloaded', message: 'We are very busy.' }] }, 503);
    await open();
    await page.getByLabelText('Write a message').fill('Less pepper');
    await page.getByRole('button', { name: 'Send message' }).click();
    const again = page.getByRole('button', { name: /Not sent. Tap to try again./ });
    await expect.element(again).toBeVisible();
    answers.send = () => reply({ conversation_id: 7, message: messageOf(2, 'customer', 'Less pepper') });
    await again.click();
    await expect.element(page.getByRole('log').getByText(/Sent/)).toBeVisible();
    const keys = requests.filter(({ path }) => path.includes('/send')).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('[CHAT-08] takes three pictures and says so of a fourth', async () => {
    await open();
    const files = [1, 2, 3, 4].map((n) => new File(['x'], `${n}.png`, { type: 'image/png' }));
    await userEvent.upload(page.getByTestId('chat-pictures'), files);
    await expect.element(page.getByText('Maximum 3 images can be send at a time.')).toBeVisible();
    await userEvent.upload(page.getByTestId('chat-pictures'), files.slice(0, 3));
    await expect.element(page.getByText('3 of 3 pictures')).toBeVisible();
  });

  it('[CHAT-04] looks for conversations by name', async () => {
    await page.viewport(1440, 900);
    await open();
    await page.getByLabelText('Search conversations').fill('ngozi');
    await expect.poll(() => requests.some(({ path }) => /list\?.*name=ngozi/.test(path))).toBe(true);
  });

  it('[PUSH-02] shows new messages as soon as their event arrives', async () => {
    await open();
    await expect.element(page.getByRole('log').getByText(/Good day/)).toBeVisible();
    chat = { ...chat, total_size: 2, messages: [messageOf(3, 'store', 'It is ready'), ...chat.messages] };
    emitLast('message', { conversation_id: 7 });
    await expect.element(page.getByRole('log').getByText(/It is ready/)).toBeVisible();
  });
});
