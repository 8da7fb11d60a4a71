import { setupI18n } from '@lingui/core';
import { clearSessionMark, markSession } from 'app-kit/session/session-mark.ts';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LiveStandIn } from '../../testing/live-stand-in.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { listenLive } from './live-events.ts';
import { receivePush } from './receive-push.tsx';

const paths: string[] = [];
const goTo = (path: string) => void paths.push(path);
const english = setupI18n({ locale: 'en', messages: { en: {} } });
const receive = (content: Record<string, string>) => receivePush(content, english, goTo);

beforeEach(async () => {
  vi.stubGlobal('EventSource', LiveStandIn);
  paths.length = 0;
  await renderInMarket(<p>Page</p>);
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
  clearSessionMark();
});

const message = { type: 'message', conversation_id: '7', sender_type: 'store', title: 'Mama Ngozi', body: 'Hello' };
const order = { type: 'order_status', order_id: '1234567890', title: 'Order #1234567890', body: 'It is on its way.' };

describe('a push while the page is visible', () => {
  it('[PUSH-02] of a message refreshes the chat that is open, and says nothing', async () => {
    const received = vi.fn();
    const end = listenLive({}, received);
    receive(message);
    end();
    expect(received).toHaveBeenCalledExactlyOnceWith({ name: 'message', data: message });
    expect(page.getByText('You have a new message').query()).toBeNull();
  });

  it('[PUSH-03] of a message is a toast if no chat is open, and leads to it', async () => {
    receive(message);
    await expect.element(page.getByText('You have a new message')).toBeVisible();
    await page.getByRole('button', { name: 'View' }).click();
    expect(paths).toEqual(['/chatting?conversationId=7&type=store&chatFrom=push']);
  });

  it('[PUSH-05] [PUSH-06] of an order leads a customer to it, and a guest to tracking', async () => {
    markSession();
    receive(order);
    await expect.element(page.getByText(/It is on its way/)).toBeVisible();
    await page.getByRole('button', { name: 'View' }).click();
    clearSessionMark();
    receive({ ...order, body: 'It has arrived.' });
    await page.getByRole('button', { name: 'View' }).click();
    expect(paths).toEqual(['/profile?page=my-orders&orderId=1234567890', '/track-order?order_id=1234567890']);
  });

  it('[PUSH-03] of a message is a toast too if only its number is shown', async () => {
    const end = listenLive({}, () => {}, 'notes');
    receive(message);
    end();
    await expect.element(page.getByText('You have a new message')).toBeVisible();
  });

  it('[PUSH-04] of an invitation is shown for five seconds, and leads to the friend', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    receive({ type: 'referral_code', title: 'Someone used your referral code', body: '' });
    await expect.element(page.getByText('Someone used your referral code')).toBeVisible();
    expect(timers.mock.calls.some(([, milliseconds]) => milliseconds === 5000)).toBe(true);
    await page.getByRole('button', { name: 'View' }).click();
    expect(paths).toEqual(['/profile?page=referral-code']);
  });

  it('[OPS-039] of a given coupon leads to the coupons', async () => {
    receive({
      type: 'goodwill',
      page: 'coupons',
      title: 'A coupon of ₦500 for you',
      body: 'Your code is GIFT-7KQ2M9XA.',
    });
    await page.getByRole('button', { name: 'View' }).click();
    expect(paths).toEqual(['/profile?page=coupons']);
  });
});
