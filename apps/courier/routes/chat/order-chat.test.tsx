import { type Answers, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it, vi } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, noon, workWith } from '../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../work/courier-work-page.tsx';

const message = (id: number, sender_type: string, text: string) => ({
  ...{ id, sender_type, message: text, file_full_url: [], sent_at: noon, seen_at: null },
});

const chat = (change: object = {}) =>
  reply({
    chats: [
      { with: 'customer', name: 'Adaeze Obi', unread: 1 },
      { with: 'store', name: 'Firewood & Basmati', unread: 2 },
      { with: 'support', name: '', unread: 0 },
    ],
    closes_at: null,
    waiting_before: null,
    ready: [{ ready: 'I am at your gate.', words: 'Ina bakin ƙofar gidanku.' }],
    messages: [message(1, 'customer', 'The black gate')],
    ...change,
  });

async function open(answers: Answers = {}) {
  const work = () => reply(workWith([{ ...carriedDelivery, unread_messages: 3 }]));
  const app = await renderInApp(
    [{ path: '/', Component: CourierWorkPage }],
    { ...courierAnswers, work, customer: () => chat(), seen: () => reply({ message: 'Seen.' }), ...answers },
    '/',
    courierApp,
  );
  await app.screen.getByRole('button', { name: '3 messages' }).click();
  return app;
}

describe('the chats about an order', () => {
  it('[DEL-62] begin with the customer at the door, and send ready words with one press', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByText('The black gate')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Store 2' })).toBeVisible();
    await expect.poll(() => fakeApi.calls.filter(({ path }) => path.endsWith('/customer/seen')).length).toBe(1);
    fakeApi.answers.messages = () => reply({ message: message(2, 'delivery_man', 'I am at your gate.') });
    await screen.getByRole('button', { name: 'Ina bakin ƙofar gidanku.' }).click();
    await expect.poll(() => fakeApi.calls.filter(({ path }) => path.endsWith('/messages')).length).toBe(1);
  });

  it('[DEL-62] send the same words again under the same key after a lost reply', async () => {
    const { screen, fakeApi } = await open({ messages: () => undefined });
    await screen.getByRole('textbox', { name: 'Your answer' }).fill('Which gate?');
    await screen.getByRole('button', { name: 'Send the answer' }).click();
    await expect.element(screen.getByText(/We got no answer/)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Which gate?');
    fakeApi.answers.messages = () => reply({ message: message(2, 'delivery_man', 'Which gate?') });
    await screen.getByRole('button', { name: 'Send the answer' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  });

  it('[DEL-62] lead to support where the customer is a guest', async () => {
    const support = () =>
      chat({
        chats: [{ with: 'support', name: '', unread: 0 }],
        waiting_before: 2,
        messages: [message(3, 'support', 'We call them.')],
      });
    const { screen } = await open({
      customer: () => refused('conversation_not_found', 404, 'We could not find this conversation.'),
      support,
    });
    await expect.element(screen.getByText('We call them.')).toBeVisible();
    await expect.element(screen.getByText(/2 people wait before you/)).toBeVisible();
  });

  it('[DEL-62] are covered on a ride, until the rider says that it has stopped', async () => {
    const watch = vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((seen) => {
      const coords = { latitude: 6.44, longitude: 3.46, accuracy: 8, speed: 9 };
      queueMicrotask(() => seen({ coords, timestamp: Date.now() } as GeolocationPosition));
      return 1;
    });
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByText('You are riding')).toBeVisible();
    await expect.element(screen.getByText('The black gate')).not.toBeInTheDocument();
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/seen'))).toEqual([]);
    await screen.getByRole('button', { name: 'I have stopped' }).click();
    await expect.element(screen.getByText('The black gate')).toBeVisible();
    watch.mockRestore();
  });
});
