import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { OrderMessages } from 'market/orders/messages/orders-messages.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator, order } from '../../../testing/order-under-test.ts';
import { MessagesCard } from './messages-card.tsx';

const messages: OrderMessages = {
  ways: [
    { kind: 'receipt', channel: 'mail', to: null, device_count: 0, obstacle: 'no_email' },
    { kind: 'tracking', channel: 'sms', to: '+234••••••142', device_count: 0, obstacle: null },
    { kind: 'tracking', channel: 'mail', to: null, device_count: 0, obstacle: 'no_email' },
    { kind: 'code', channel: 'sms', to: '+234••••••142', device_count: 0, obstacle: 'code_over' },
    { kind: 'code', channel: 'mail', to: null, device_count: 0, obstacle: 'code_over' },
    { kind: 'push', channel: 'push', to: null, device_count: 2, obstacle: null },
  ],
  next_at: null,
  sent: [],
  notifications: [
    {
      ...{ body: 'Your order is on its way.', made_at: '2026-11-24T10:40:00.000Z', state: 'taken', fault: null },
      devices: { reached: 1, failed: 1, waiting: 0 },
    },
  ],
};
const failed: OrderMessages = {
  ...messages,
  next_at: '2026-11-24T12:05:00.000Z',
  sent: [
    {
      ...{ id: 4, kind: 'tracking', channel: 'sms', to: '+234••••••142', person: 'Fatima Abubakar', devices: null },
      ...{ made_at: '2026-11-24T11:05:00.000Z', state: 'failed', fault: 'recipient' },
    },
  ],
};

function open(more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp([{ path: '/', element: <MessagesCard order={order} /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.support'])),
    messages: () => reply(messages),
    ...more,
  });
}

describe('[OPS-037] messages to the customer of an order', () => {
  it('say to whom each can go or why not, and what became of notifications', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('No email address is known.')).toBeVisible();
    await expect.element(screen.getByText('The order was handed over, or has ended.')).toBeVisible();
    await expect.element(screen.getByText('on 2 devices')).toBeVisible();
    await expect.element(screen.getByText('Taken for 1 of 2 devices')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Receipt/ })).not.toBeInTheDocument();
  });

  it('are sent by the chosen channel, and show why the provider did not take them', async () => {
    let current = messages;
    const { screen, fakeApi } = await open({ messages: () => reply(current) });
    await expect.element(screen.getByRole('button', { name: 'Tracking link SMS' })).toBeEnabled();
    current = failed;
    await screen.getByRole('button', { name: 'Tracking link SMS' }).click();
    await expect.element(screen.getByText('The address or number does not exist.')).toBeVisible();
    await expect.element(screen.getByText('Not sent')).toBeVisible();
    await expect.element(screen.getByText(/The next one goes from/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Tracking link SMS' })).toBeDisabled();
    const sent = fakeApi.calls.find(({ body }) => (body as { kind?: string } | undefined)?.kind !== undefined);
    expect(sent?.body).toEqual({ kind: 'tracking', channel: 'sms' });
  });

  it('say that they cannot be read, and can be read again', async () => {
    const { screen } = await open({ messages: () => refused('order_not_found', 404, 'This order does not exist.') });
    await expect.element(screen.getByText('This order does not exist.')).toBeVisible();
  });
});
