import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminCoupon } from 'market/promotions/promotions-coupons.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminCouponPage } from './admin-coupon-page.tsx';
import { AdminCouponsPage } from './admin-coupons-page.tsx';

const coupon: AdminCoupon = {
  ...{ id: 7, code: 'RAINY', codes: 1, currency: 'NGN', title: 'Rainy day', kind: 'discount' },
  ...{ discount: 20, discount_type: 'percent', max_discount: 1000, min_purchase: 2000 },
  ...{ limit_per_customer: 1, limit_in_all: 50, module_types: ['food'], zone_ids: null, store_id: null },
  ...{ store_name: null, starts_at: '2026-11-01T00:00:00.000Z', expires_at: '2026-12-01T00:00:00.000Z' },
  ...{ is_listed: true, is_active: true, state: 'running', used_count: 12, cost: 9000, max_cost: 50_000, version: 3 },
};
const zone = { id: 3, name: 'Yaba', city: 'Lagos', currency: 'NGN', modules: [{ module_type: 'food' }] };

function open(path: string, more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp(
    [
      { path: 'promotions', element: <AdminCouponsPage /> },
      { path: 'promotions/coupons/:promotion', element: <AdminCouponPage /> },
    ],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.promotions'])),
      zones: () => reply({ total_size: 1, limit: 100, offset: 1, zones: [zone] }),
      stores: () => reply({ total_size: 0, limit: 100, offset: 1, stores: [] }),
      coupons: () => reply({ total_size: 1, limit: 100, offset: 1, coupons: [coupon] }),
      7: () => reply(coupon),
      ...more,
    },
    path,
  );
}

describe('[OPS-063] the coupons of an operator', () => {
  it('are listed with what they give, how often they were used, and what they cost', async () => {
    const { screen } = await open('/promotions');
    const row = screen.getByRole('link', { name: /^RAINY.*Rainy day.*20% off.*Used 12 times/ });
    await expect.element(row).toBeVisible();
    await row.click();
    await expect.element(screen.getByLabelText('Percent')).toHaveValue('20');
  });

  it('say what they may cost and who must make them, and are tried on goods', async () => {
    const { screen } = await open('/promotions/coupons/7');
    await expect.element(screen.getByText(/^It may cost .*50,000 at most\.$/)).toBeVisible();
    await screen.getByLabelText('Try it on goods for, NGN').fill('1000');
    await expect.element(screen.getByText(/^It is not taken: it needs goods for .*2,000\.$/)).toBeVisible();
    await screen.getByLabelText('Try it on goods for, NGN').fill('10000');
    await expect.element(screen.getByText(/1,000 less; .*9,000 are left to pay\.$/)).toBeVisible();
    await screen.getByLabelText('Uses by all together').fill('');
    await expect.element(screen.getByText('Nothing limits what it may cost.')).toBeVisible();
    await expect.element(screen.getByText(/^You can make coupons up to .*1,000,000 alone\./)).toBeVisible();
  });

  it('name each field that is missing before anything is sent, and show what the server refuses', async () => {
    const { screen } = await open('/promotions/coupons/new', {
      coupons: () => refused('coupon_exists', 409, 'There is a coupon with this code already.'),
    });
    await screen.getByRole('button', { name: 'Make this coupon' }).click();
    for (const fault of ['Enter a name.', 'Choose a module.', 'Use letters from A to Z, digits and hyphens.']) {
      await expect.element(screen.getByText(fault)).toBeVisible();
    }
    await screen.getByLabelText('Name').fill('Harvest');
    await screen.getByRole('textbox', { name: 'Code', exact: true }).fill('harvest');
    await screen.getByLabelText('Percent').fill('10');
    await screen.getByRole('checkbox', { name: 'Food' }).click();
    await screen.getByRole('button', { name: 'Make this coupon' }).click();
    await expect.element(screen.getByText('There is a coupon with this code already.')).toBeVisible();
  });
});
