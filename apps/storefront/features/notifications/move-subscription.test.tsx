import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveSubscriptionToShopper } from './move-subscription.ts';

let received: { path: string; body: unknown }[] = [];
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

function hearing(permission: string, found: object | null): void {
  vi.stubGlobal('Notification', { permission });
  const pushManager = { getSubscription: async () => found };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never);
}

beforeEach(() => {
  received = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/push/')) received.push({ path, body: JSON.parse(String(body)) });
    return new Response(JSON.stringify({ message: '', guest_id: 'x'.repeat(22) }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a browser whose user has changed', () => {
  it('[PUSH-08] registers its endpoint again', async () => {
    hearing('granted', { toJSON: () => subscription });
    await moveSubscriptionToShopper();
    expect(received).toEqual([{ path: '/api/v1/push/subscription', body: { ...subscription, app: 'storefront' } }]);
  });

  it.each([
    ['may hear nothing', 'default', { toJSON: () => subscription }],
    ['does not want to hear', 'granted', null],
  ])('tells nothing where it %s', async (_why, permission, found) => {
    hearing(permission, found);
    await moveSubscriptionToShopper();
    expect(received).toEqual([]);
  });
});
