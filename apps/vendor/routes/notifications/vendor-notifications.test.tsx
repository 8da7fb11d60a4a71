import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { StoreChannels } from 'market/notifications/channels/notifications-channels.vendor.contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VendorNotificationsPage } from './vendor-notifications-page.tsx';

const at = '2026-11-20T12:00:00.000Z';
const testId = '7b6a3c1e-0c0f-4d6e-9a53-0b8e34b7a001';
const channels: StoreChannels = {
  state: 'silent',
  devices: [
    { id: 4, device: 'Chrome on Android', since: at, confirmed_at: at },
    { id: 5, device: 'Firefox on Linux', since: at, confirmed_at: null },
    { id: 6, device: 'Safari on iOS', since: at, confirmed_at: null },
  ],
  events: [
    { event: 'new_order', channels: ['screen', 'push'], roles: ['owner', 'kitchen'], includes_caller: true },
    { event: 'pin_locked', channels: ['push'], roles: ['owner'], includes_caller: false },
  ],
  people: [{ id: 9, name: 'Tunde Cook', role: 'kitchen', state: 'none', device_count: 0, confirmed_at: null }],
};

function open(answers: object = {}) {
  const stores = [{ store_id: 3, name: 'Buka', role: 'owner', suspended_reason: null, permissions: [], closing: null }];
  return renderInApp(
    [{ path: 'notifications', Component: VendorNotificationsPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply({ stores, courier: null, operator: null }),
      notifications: () => reply(channels),
      ...answers,
    },
    '/notifications',
  );
}

function browser(permission: string) {
  vi.stubGlobal('Notification', { permission });
  const pushManager = { getSubscription: async () => null };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('[SEAT-28] the notifications of a store', () => {
  it('stand in a table of events, channels and roles, with a red sign while none is confirmed', async () => {
    browser('default');
    const { screen } = await open();
    await expect.element(screen.getByText(/^No notification has been confirmed for 24 hours/)).toBeVisible();
    await expect.element(screen.getByText('Owner, Kitchen', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Not you', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Tunde Cook')).toBeVisible();
    await expect.element(screen.getByText('No device', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Turn on in this browser' })).toBeVisible();
  });

  it('are tested: each device has arrived, or what failed', async () => {
    browser('default');
    const device = { outcome: 'taken', words: null };
    const { screen, fakeApi } = await open({
      tests: () =>
        reply({
          id: testId,
          devices: [
            { ...device, id: 4, device: 'Chrome on Android' },
            { id: 5, device: 'Firefox on Linux', outcome: 'gone', words: null },
            { id: 6, device: 'Safari on iOS', outcome: 'failed', words: 'The push service is away (503)' },
          ],
        }),
      [testId]: () => reply({ arrived: [4] }),
    });
    await screen.getByRole('button', { name: 'Send me a test now' }).click();
    await expect.element(screen.getByText('Arrived', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^This browser has ended its subscription/)).toBeVisible();
    await expect.element(screen.getByText('The push service is away (503)')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/push/tests'))?.body).toEqual({ app: 'vendor' });
  });

  it('say how to allow them in this browser where it blocks them', async () => {
    browser('denied');
    const { screen } = await open();
    await expect.element(screen.getByText('This browser blocks notifications of this page.')).toBeVisible();
    await expect.element(screen.getByText(/left of the address|Websites, Notifications|home screen/)).toBeVisible();
  });
});
