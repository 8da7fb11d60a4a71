import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { useCheckout } from '../use-checkout.tsx';
import { CouponChoice } from './coupon-choice.tsx';

const customer = { name: 'Ada Obi', phone: '+2348035550142', email: '', addresses: [] };

function CheckoutHarness() {
  return <CouponChoice checkout={useCheckout({ page: 'cart', customer, methods: [], quote: null, refusal: null })} />;
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('[PROMO-28] [PROF-40] a coupon that was pressed in the account is tried once the checkout opens', async () => {
  const tried: object[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith('/coupon/apply')) tried.push(JSON.parse(String(body)));
    return Response.json({ code: 'EKO500', coupon_discount: 500 });
  });
  await renderInMarket(<CheckoutHarness />, {}, '/checkout', { coupon: 'EKO500' });
  await expect.element(page.getByRole('button', { name: 'Remove EKO500' })).toBeVisible();
  expect(tried).toMatchObject([{ code: 'EKO500' }]);
});

it('[PROMO-28] without one nothing is tried', async () => {
  const tried: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/coupon/apply')) tried.push(path);
    return Response.json({ code: 'EKO500', coupon_discount: 500 });
  });
  await renderInMarket(<CheckoutHarness />, {}, '/checkout');
  await expect.element(page.getByLabelText('Coupon code')).toHaveValue('');
  expect(tried).toEqual([]);
});
