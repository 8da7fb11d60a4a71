import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PushNotice } from './push-notice.tsx';

const sent = { endpoint: 'https://push.example/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };
const found = { toJSON: () => sent };

/** A browser with a permission and a subscription; it agrees when it is asked. */
function browser(permission: string, subscription: object | null) {
  const notification = { permission, requestPermission: async () => (notification.permission = 'granted') };
  vi.stubGlobal('Notification', notification);
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => found };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve({ pushManager }) as never);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (state = 'well') =>
  renderInApp(
    [{ path: 'board', element: <PushNotice storeId={3} /> }],
    {
      key: () => reply({ public_key: 'BK' }),
      subscription: () => reply({ message: '' }),
      notifications: () => reply({ state, devices: [], events: [], people: [] }),
    },
    '/board',
  );

it('[STO-004] turns on what rings while the page is hidden, for this app', async () => {
  browser('default', null);
  const { screen, fakeApi } = await open();
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
  expect(fakeApi.calls.map(({ body }) => body)).toContainEqual({ ...sent, app: 'vendor' });
});

it('[STO-004] registers a browser that is on for the account of today, and asks nothing', async () => {
  browser('granted', found);
  const { screen, fakeApi } = await open();
  await expect.poll(() => fakeApi.calls.map(({ body }) => body)).toContainEqual({ ...sent, app: 'vendor' });
  await expect.element(screen.getByRole('button', { name: 'Start silently' })).not.toBeInTheDocument();
});

it('[STO-004] lets nobody work without it by accident: where it is blocked, a press says so', async () => {
  browser('denied', null);
  const { screen } = await open();
  await expect.element(screen.getByText(/^Notifications are blocked/)).toBeVisible();
  await screen.getByRole('button', { name: 'Start silently' }).click();
  await expect.element(screen.getByText(/^Notifications are blocked/)).not.toBeInTheDocument();
});

it('[SEAT-28] shows a red sign where no push was confirmed for 24 hours, with the way to a test', async () => {
  browser('granted', found);
  const { screen } = await open('silent');
  await expect.element(screen.getByText(/^No notification has been confirmed for 24 hours/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Test' })).toHaveAttribute('href', '/notifications?store=3');
});
