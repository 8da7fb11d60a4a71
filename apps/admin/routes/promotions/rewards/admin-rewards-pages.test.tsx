import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminReward, AdminRewardTerms } from 'market/promotions/promotions-rewards.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminRewardPage } from './admin-reward-page.tsx';
import { AdminRewardTermsPage } from './admin-reward-terms-page.tsx';
import { AdminRewardsPage } from './admin-rewards-page.tsx';

const reward: AdminReward = {
  ...{ id: 7, kind: 'cashback', title: 'Back on Fridays', currency: 'NGN', module_type: 'food', type: 'percent' },
  ...{ value: 5, max: 300, minimum: 4000, starts_at: '2026-11-20T08:00:00Z', ends_at: '2026-12-20T08:00:00Z' },
  ...{ state: 'running', version: 2 },
};
const terms: AdminRewardTerms = {
  ...{ currency: 'NGN', starts_at: '2026-01-01T00:00:00Z', state: 'running', spent_per_point: 100, point_worth: 0.5 },
  ...{
    minimum_points: 500,
    referral_credit: 1000,
    first_order_percent: 20,
    first_order_max: 1000,
    first_order_days: 30,
  },
};
const zone = { id: 3, name: 'Yaba', city: 'Lagos', currency: 'NGN', modules: [{ module_type: 'food' }] };
const list = (name: string, rows: object[]) => () => reply({ total_size: 1, limit: 100, offset: 1, [name]: rows });

function open(path: string, more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp(
    [
      { path: 'promotions/cashback', element: <AdminRewardsPage kind="cashback" /> },
      { path: 'promotions/cashback/:promotion', element: <AdminRewardPage kind="cashback" /> },
      { path: 'promotions/points', element: <AdminRewardTermsPage /> },
    ],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.promotions'])),
      zones: list('zones', [zone]),
      rewards: list('rewards', [reward]),
      'reward-terms': list('terms', [terms]),
      7: () => reply(reward),
      ...more,
    },
    path,
  );
}

describe('[OPS-064] the rewards of an operator', () => {
  it('are listed with what they give; of one that has begun the name and the end can change', async () => {
    const { screen } = await open('/promotions/cashback');
    await screen.getByRole('link', { name: /Back on Fridays.*5% up to ₦300.*from ₦4,000 on/ }).click();
    await expect.element(screen.getByLabelText('Percent')).toBeDisabled();
    await expect.element(screen.getByLabelText('Name')).toBeEnabled();
    await expect.element(screen.getByLabelText('Ends')).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Delete' }).elements()).toHaveLength(0);
  });

  it('show what the server refuses', async () => {
    const { screen, fakeApi } = await open('/promotions/cashback/7');
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Back on Fridays');
    fakeApi.answers['7'] = () => refused('reward_needs_lead', 403, 'Ask a lead.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Ask a lead.')).toBeVisible();
  });

  it('include the terms of points and invitations in each currency', async () => {
    const { screen } = await open('/promotions/points');
    await expect.element(screen.getByLabelText('Money spent for a point, NGN')).toHaveValue('100');
    await screen.getByLabelText('Worth of a point, NGN').fill('many');
    await expect.element(screen.getByText('Enter an amount.')).toBeVisible();
  });
});
