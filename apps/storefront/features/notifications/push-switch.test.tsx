import { afterEach, expect, it, vi } from 'vitest';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { PushSwitch } from './push-switch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[PUSH-08] says that the browser refused, and stays off', async () => {
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  const subscribe = async () => {
    throw new DOMException('Registration failed - push service error', 'AbortError');
  };
  const pushManager = { getSubscription: async () => null, subscribe };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve({ pushManager }) as never);
  vi.stubGlobal('fetch', async () => Response.json({ public_key: 'BK' }));
  const screen = await renderInMarket(<PushSwitch />);
  await screen.getByRole('radio', { name: 'On' }).click();
  await expect.element(screen.getByText(/^Your browser couldn’t turn on notifications/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
});
