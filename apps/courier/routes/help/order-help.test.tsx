import { type Answers, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { describe, expect, it } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, noon, workWith } from '../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../work/courier-work-page.tsx';

async function open(change: Partial<Delivery> = {}, answers: Answers = {}) {
  const app = await renderInApp(
    [{ path: '/', Component: CourierWorkPage }],
    { ...courierAnswers, work: () => reply(workWith([{ ...carriedDelivery, ...change }])), ...answers },
    '/',
    courierApp,
  );
  await app.screen.getByRole('button', { name: 'Help' }).click();
  return app;
}

const support = {
  chats: [{ with: 'support', name: '', unread: 0 }],
  closes_at: null,
  waiting_before: 0,
  ready: [],
  messages: [
    {
      id: 1,
      sender_type: 'customer',
      message: 'The address is wrong.',
      file_full_url: [],
      sent_at: noon,
      seen_at: null,
    },
  ],
};

describe('help with an order', () => {
  it('[DEL-64] offers a step first, and then writes to support with the order', async () => {
    const { screen, fakeApi } = await open(
      {},
      { messages: () => reply({ message: support.messages[0] }), support: () => reply(support) },
    );
    await screen.getByRole('button', { name: 'The address is wrong' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'Call customer' }))
      .toHaveAttribute('href', 'tel:+2348035550142');
    await screen.getByRole('button', { name: 'It did not help: write to support' }).click();
    await expect.element(screen.getByText('You are next.')).toBeVisible();
    const sent = fakeApi.calls.filter(({ path }) => path.endsWith('/chats/support/messages'));
    expect(sent).toHaveLength(1);
  });

  it('[DEL-64] [DEL-35] leads to the wait at the door', async () => {
    const { screen } = await open();
    await screen.getByRole('button', { name: 'Nobody answers' }).click();
    await screen.getByRole('button', { name: 'Note it and wait for the customer' }).click();
    await expect.element(screen.getByRole('heading', { name: 'What is the problem?' })).toBeVisible();
  });

  it('[DEL-64] has no chat with a guest, and the alarm at an accident', async () => {
    const { screen } = await open({ has_account: false });
    await screen.getByRole('button', { name: 'Nobody answers' }).click();
    await expect.element(screen.getByRole('button', { name: 'Write to the customer' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Something else is wrong' }).click();
    await screen.getByRole('button', { name: 'I have had an accident' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'Emergency call and alarm' }))
      .toHaveAttribute('href', '/safety');
  });
});
