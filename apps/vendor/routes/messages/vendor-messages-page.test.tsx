import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { VendorMessagesPage } from './vendor-messages-page.tsx';

const membership = (permissions: string[]) => ({
  store_id: 3,
  name: 'Mama Ronke Buka',
  role: 'counter',
  permissions,
  suspended_reason: null,
});

const message = (id: number, part: object = {}) => ({
  id,
  sender_type: 'customer',
  message: `Message ${id}`,
  file_full_url: [],
  sent_at: '2026-11-20T11:00:00.000Z',
  seen_at: null,
  ...part,
});

const chat = (id: number, part: object = {}) => ({
  id,
  person: { kind: 'customer', name: `Amara ${id}.`, order: null },
  unread: 0,
  last_message: { ...message(1), pictures: 0 },
  ...part,
});

const inbox = (...conversations: object[]) =>
  reply({ total_size: conversations.length, limit: 50, offset: 1, unread: 0, conversations });

const opened = (...messages: object[]) =>
  reply({
    total_size: messages.length,
    limit: 30,
    offset: 1,
    person: { kind: 'customer', name: 'Amara 7.', order: { id: '4600001234', order_status: 'processing' } },
    messages,
  });

function open(answers: Answers, path = '/messages', permissions = ['store.chat']) {
  const routes = [{ path: 'messages', Component: VendorMessagesPage }];
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [membership(permissions)], operator: null, courier: null }),
    seen: () => reply({ message: 'Seen.' }),
  };
  return renderInApp(routes, { ...session, ...answers }, path);
}

describe('the messages of a store', () => {
  it('[STO-081] opens a conversation, tells that it was seen, and sends an answer once', async () => {
    const { screen, fakeApi } = await open({
      conversations: () => inbox(chat(7, { unread: 2 }), chat(8)),
      7: () => opened(message(2), message(1)),
    });
    await screen.getByRole('button', { name: /Amara 7.*2 new messages/ }).click();
    await expect.element(screen.getByRole('region', { name: 'Messages with Amara 7.' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Order 1234' }))
      .toHaveAttribute('href', '/?order=4600001234');
    await expect.poll(() => fakeApi.calls.filter(({ path }) => path.endsWith('/7/seen')).length).toBe(1);

    let isDown = true;
    fakeApi.answers.messages = () => (isDown ? undefined : reply({ message: message(3, { sender_type: 'store' }) }));
    await screen.getByRole('textbox', { name: 'Your answer' }).fill('Fresh this morning.');
    await screen.getByRole('button', { name: 'Send the answer' }).click();
    await expect.element(screen.getByText(/We got no answer/)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Fresh this morning.');
    isDown = false;
    await screen.getByRole('button', { name: 'Send the answer' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
    const sent = fakeApi.calls.filter(({ path }) => path.endsWith('/7/messages')).map(({ body }) => body);
    expect(sent).toEqual([{ message: 'Fresh this morning.' }, { message: 'Fresh this morning.' }]);
  });

  it('[DEL-62] marks what the rider of an order writes, and tells that it was seen', async () => {
    const rider = { kind: 'courier', name: 'Bisi A.', order: { id: '4600001234', order_status: 'handover' } };
    const { screen, fakeApi } = await open({
      conversations: () => inbox(chat(7, { person: rider, unread: 1 })),
      7: () =>
        reply({
          total_size: 1,
          limit: 30,
          offset: 1,
          person: rider,
          messages: [message(4, { sender_type: 'delivery_man' })],
        }),
    });
    await screen.getByRole('button', { name: /Bisi A\. Rider/ }).click();
    const region = screen.getByRole('region', { name: 'Messages with Bisi A.' });
    await expect.element(region.getByText('Message 4')).toBeVisible();
    await expect.poll(() => fakeApi.calls.filter(({ path }) => path.endsWith('/7/seen')).length).toBe(1);
  });

  it('[STO-081] fills in a quick answer, which can still be changed', async () => {
    const { screen } = await open(
      { conversations: () => inbox(chat(7)), 7: () => opened(message(1)) },
      '/messages?chat=7',
    );
    await screen.getByRole('button', { name: 'Yes, we can do that.' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Yes, we can do that.');
    await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
  });

  it('[STO-081] says so where nobody has written, and where a conversation is not of this store', async () => {
    const empty = await open({ conversations: () => inbox() });
    await expect.element(empty.screen.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    const foreign = await open(
      { conversations: () => inbox(), 9: () => refused('conversation_not_found', 404, 'Conversation not found') },
      '/messages?chat=9',
    );
    await expect.element(foreign.screen.getByText('Conversation not found')).toBeVisible();
  });

  it('[SEAT-13] names the permission that a role lacks', async () => {
    const { screen } = await open({}, '/messages', ['store.orders']);
    await expect.element(screen.getByText('store.chat')).toBeVisible();
  });
});
