import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bisi } from '../../../testing/known-items.ts';
import { whole } from '../../../testing/known-orders.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import '#features/orders/refund/refund-dialog.tsx';
import { OrderView } from './order-view.tsx';

const fakeApi = { calls: [] as [path: string, body: unknown][], answers: {} as Record<string, [number, unknown]> };

beforeEach(() => {
  Object.assign(fakeApi, { calls: [], answers: {} });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/guest/request')) return new Response('{"guest_id":"a-guest-id-of-this-test"}');
    if (path.includes('/customer/order/'))
      fakeApi.calls.push([path, typeof body === 'string' ? JSON.parse(body) : undefined]);
    const known = Object.keys(fakeApi.answers).find((part) => path.includes(part));
    const [status, answer] = (known && fakeApi.answers[known]) || [200, {}];
    return new Response(JSON.stringify(answer), { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

const market = { customer: bisi, currencies: [{ code: 'NGN', symbol: '₦', side: 'left' as const }] };
describe('a refund', () => {
  it('[CUS-15] is requested by item, with the sum before it is sent, a reason and words', async () => {
    fakeApi.answers['refund-reasons'] = [
      200,
      {
        total_size: 2,
        data: [
          { id: 1, reason: 'Cold' },
          { id: 2, reason: 'Missing' },
        ],
      },
    ];
    const delivered = {
      ...whole,
      order_status: 'delivered',
      payment_status: 'paid',
      refundable: true,
      refund_until: '2026-11-27T12:00:00.000Z',
    } as const;
    await renderInMarket(<OrderView order={delivered} />, market);
    await page.getByRole('button', { name: 'Request a refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a refund' });
    await expect.element(dialog.getByText('You can ask until 27 Nov, 1:00 PM.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Request a refund' }).click();
    await expect.element(dialog.getByText('Choose an item first.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /Macaroni/ }).click();
    await dialog.getByRole('button', { name: 'Less' }).click();
    await dialog.getByRole('button', { name: 'Request ₦1,475' }).click();
    await expect.element(dialog.getByText('Choose a reason first.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Missing' }).click();
    await dialog.getByLabelText('Tell us more (optional)').fill('One bag only');
    await dialog.getByRole('button', { name: 'Request ₦1,475' }).click();
    await expect
      .poll(() => fakeApi.calls.find(([path]) => path.endsWith('refund-request'))?.[1])
      .toEqual({
        order_id: whole.id,
        reason: 'Missing',
        comment: 'One bag only',
        lines: [{ line: 1, quantity: 1 }],
        pictures: [],
      });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('[CUS-15] is requested of the whole order by no line, and not more than what is left', async () => {
    fakeApi.answers['refund-reasons'] = [200, { total_size: 1, data: [{ id: 1, reason: 'Cold' }] }];
    const delivered = { ...whole, order_status: 'delivered', payment_status: 'paid', refundable: true } as const;
    const earlier = { amount: 350, to_wallet: 350, to_provider: 0, to_cash: 0, lines: [], fees: [] };
    const refunds = [{ ...earlier, reason: 'Late', made_at: '2026-11-20T12:00:00.000Z' }];
    await renderInMarket(<OrderView order={{ ...delivered, refunds }} />, market);
    await page.getByRole('button', { name: 'Request a refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a refund' });
    await dialog.getByRole('checkbox', { name: 'The whole order' }).click();
    await dialog.getByRole('radio', { name: 'Cold' }).click();
    await dialog.getByRole('button', { name: 'Request ₦3,000' }).click();
    await expect
      .poll(() => fakeApi.calls.find(([path]) => path.endsWith('refund-request'))?.[1])
      .toMatchObject({ lines: [] });
  });

  it('[CUS-15] shows what was requested, with its photo, and the answer', async () => {
    const request = {
      state: 'granted' as const,
      reason: 'Cold',
      comment: 'It was left outside',
      lines: [{ line: 1, name: 'Macaroni', quantity: 1, amount: 1475 }],
      amount: 1475,
      granted: 1000,
      pictures: [{ id: 'a', image_full_url: '/images/360/macaroni.webp' }],
      requested_at: '2026-11-20T12:00:00.000Z',
    };
    const delivered = { ...whole, order_status: 'delivered', refund_reason: 'Cold', refund_request: request } as const;
    await renderInMarket(<OrderView order={delivered} />, market);
    const card = page.getByRole('region', { name: 'Refund requested' });
    for (const words of ['1 × Macaroni', 'It was left outside', 'You got back ₦1,000 of ₦1,475.']) {
      await expect.element(card.getByText(words)).toBeVisible();
    }
    await expect.element(card.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
  });
});
