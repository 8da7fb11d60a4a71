import type { CustomerCoupon } from 'market/promotions/promotions.contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { couponWith } from '../../../testing/known-promotions.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { CouponsView } from './coupons-view.tsx';

const coupon: CustomerCoupon = { ...couponWith({ code: 'KARIBU' }), state: 'ready', used_at: null };

describe('the coupons of a customer', () => {
  it('[PROF-40] [PROMO-25] are copied, or used where they are good', async () => {
    await renderInMarket(<CouponsView coupons={[coupon]} />);
    await expect.element(page.getByRole('button', { name: 'Copy KARIBU' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Use' })).toHaveAttribute('href', '/home');
  });

  it('[PROF-40] of a store are used there', async () => {
    const store = { id: 3, name: 'Mama Ngozi Kitchen', slug: 'mama-ngozi', zone_id: 1, module_id: 1 };
    await renderInMarket(<CouponsView coupons={[{ ...coupon, store }]} />);
    await expect.element(page.getByRole('link', { name: 'Use' })).toHaveAttribute('href', '/store/mama-ngozi');
  });
});
