import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Broadcast } from 'market/notifications/notifications-broadcasts.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminBroadcastsPage } from './admin-broadcasts-page.tsx';

const sent: Broadcast = {
  id: 4,
  audience: 'couriers',
  zone_name: 'Yaba & Surulere',
  words: 'Rain until four',
  sent_at: '2026-11-20T12:00:00.000Z',
  person: 'Tolu Adeleke',
  reader_count: 3,
  seen_count: 2,
};

function open(address = '/broadcasts', broadcasts: Broadcast[] = [sent]) {
  return renderInApp(
    [{ path: 'broadcasts', Component: AdminBroadcastsPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.live'])),
      zones: () => reply({ total_size: 1, limit: 100, offset: 1, zones: [{ id: 3, name: 'Yaba & Surulere' }] }),
      broadcasts: () => reply({ total_size: broadcasts.length, limit: 50, offset: 1, broadcasts }),
      '4': () =>
        reply({
          ...sent,
          readers: [
            { name: 'Musa', seen_at: null },
            { name: 'Bola', seen_at: '2026-11-20T12:01:00.000Z' },
          ],
        }),
    },
    address,
  );
}

describe('[OPS-025] messages to riders and stores', () => {
  it('go to a zone, stay written while they are refused, and are listed with who has seen them', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByText('2 of 3 have seen it')).toBeVisible();
    await screen.getByRole('button', { name: 'Show the readers' }).click();
    await expect.element(screen.getByText('Not seen')).toBeVisible();
    await screen.getByText('Stores', { exact: true }).first().click();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Write the message.')).toBeVisible();
    await screen.getByLabelText('Message').fill('The bridge is closed');
    fakeApi.answers.broadcasts = () => refused('broadcast_without_readers', 422, 'No one would read it.');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('No one would read it.')).toBeVisible();
    await expect.element(screen.getByLabelText('Message')).toHaveValue('The bridge is closed');
    expect(fakeApi.calls.find(({ path, body }) => path.endsWith('/broadcasts') && body)?.body).toEqual({
      audience: 'stores',
      zone_id: 3,
      ids: [],
      words: 'The bridge is closed',
    });
  });

  it('go to chosen riders, or to a zone after all', async () => {
    const { screen } = await open('/broadcasts?riders=7,9', []);
    await expect.element(screen.getByText('To 2 chosen riders')).toBeVisible();
    await screen.getByRole('button', { name: 'Write to a zone instead' }).click();
    await expect.element(screen.getByLabelText('Zone')).toBeVisible();
    await expect.element(screen.getByText('No message yet')).toBeVisible();
  });
});
