import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { CourierNotificationsPage } from './courier-notifications-page.tsx';

it('[SEAT-28] tells a rider what reaches the phone and by which channel, and that no device receives it', async () => {
  const { screen } = await renderInApp(
    [{ path: 'notifications', Component: CourierNotificationsPage }],
    {
      notifications: () =>
        reply({ state: 'none', devices: [], events: [{ event: 'offer', channels: ['screen', 'push'] }] }),
    },
    '/notifications',
  );
  await expect.element(screen.getByText('No device of yours receives notifications.')).toBeVisible();
  await expect.element(screen.getByText('New offer')).toBeVisible();
  await expect.element(screen.getByText('Notification', { exact: true })).toBeVisible();
});
