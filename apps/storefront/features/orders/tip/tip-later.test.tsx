import { afterEach, describe, expect, it, vi } from 'vitest';
import { whole } from '../../../testing/known-orders.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { TipLater } from './tip-later.tsx';

const delivered = {
  ...whole,
  order_status: 'delivered' as const,
  delivered: '2026-11-20T11:40:00.000Z',
  tip_until: '2026-11-27T11:40:00.000Z',
  tip_left: 3350,
};

/** Answers each tip by the next reply; notes what was sent, with its key. */
function answerTips(replies: (Response | Error)[]) {
  const sent: { amount: number; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/order/tip')) return new Response('{}');
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ amount: JSON.parse(String(init.body)).amount, key });
    const reply = replies.shift() ?? new Error('Nothing left to answer');
    if (reply instanceof Error) throw reply;
    return reply;
  });
  return sent;
}

const given = (amount: number) =>
  new Response(JSON.stringify({ order_id: whole.id, amount, late_tip: amount, currency: 'NGN', balance: 0 }));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('[DEL-55] a tip after the delivery', () => {
  it('is chosen, and given from the wallet', async () => {
    const sent = answerTips([given(500)]);
    const onGiven = vi.fn();
    const screen = await renderInMarket(<TipLater order={delivered} onGiven={onGiven} />);
    await expect.element(screen.getByText(/You can tip until 27 Nov/)).toBeVisible();
    await screen.getByRole('button', { name: '₦500' }).click();
    await screen.getByRole('button', { name: 'Tip ₦500 from your wallet' }).click();
    await expect.element(screen.getByText('Your rider gets ₦500. Thank you.')).toBeVisible();
    expect(sent.map(({ amount }) => amount)).toEqual([500]);
    expect(onGiven).toHaveBeenCalledOnce();
  });

  it('has one key until it is answered, so that a lost reply tips once', async () => {
    const sent = answerTips([new TypeError('Failed to fetch'), given(200), given(200)]);
    const screen = await renderInMarket(<TipLater order={delivered} onGiven={() => undefined} />);
    const tip200 = async () => {
      await screen.getByRole('button', { name: '₦200', exact: true }).click();
      await screen.getByRole('button', { name: 'Tip ₦200 from your wallet' }).click();
    };
    await tip200();
    await expect.poll(() => sent.length).toBe(1);
    await tip200();
    await expect.poll(() => sent.length).toBe(2);
    await tip200();
    await expect.poll(() => sent.length).toBe(3);
    const [first, again, further] = sent.map(({ key }) => key);
    expect(first).toBe(again);
    expect(further).not.toBe(first);
  });

  it('is not more than the order, and says where the wallet has too little', async () => {
    const short = JSON.stringify({ errors: [{ code: 'wallet_short', message: 'Too low' }] });
    answerTips([new Response(short, { status: 409 })]);
    const order = { ...delivered, late_tip: 3000, tip_left: 350 };
    const screen = await renderInMarket(<TipLater order={order} onGiven={() => undefined} />);
    await expect.element(screen.getByText(/You have tipped ₦3,000/)).toBeVisible();
    // What is usual and more than what is left is not offered.
    expect(screen.getByRole('button', { name: '₦500' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Other' }).click();
    await screen.getByLabelText('Your tip').fill('351');
    await expect.element(screen.getByText('₦350 at most, as much as the order itself.')).toBeVisible();
    expect(screen.getByRole('button', { name: /from your wallet/ }).elements()).toEqual([]);
    await screen.getByLabelText('Your tip').fill('350');
    await screen.getByRole('button', { name: 'Tip ₦350 from your wallet' }).click();
    await expect.element(screen.getByText(/Your wallet has not enough for this tip\./)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Add money' }))
      .toHaveAttribute('href', '/profile?page=wallet');
  });
});
