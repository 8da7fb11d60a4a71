import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { courierAnswers, courierApp, noon } from '../../testing/courier-under-test.ts';
import { CourierHistoryPage } from './courier-history-page.tsx';

const past = (change: object = {}) => ({
  order_id: '1000000482',
  code: '0482',
  store_name: 'Firewood & Basmati',
  is_returned: false,
  metres: 1800,
  at_store_at: noon,
  picked_up_at: noon,
  at_door_at: noon,
  ended_at: noon,
  currency: 'NGN',
  pay: 1_420,
  tip: 200,
  proof: { code_at: null, photo_full_url: null, cash_at: noon },
  ...change,
});

function open(...deliveries: object[]) {
  const routes = [{ path: '/history', Component: CourierHistoryPage }];
  const answers = {
    ...courierAnswers,
    deliveries: () => reply({ total_size: deliveries.length, limit: 20, offset: 1, deliveries }),
  };
  return renderInApp(routes, answers, '/history', courierApp);
}

describe('[DEL-59] the deliveries of 90 days', () => {
  it('show their pay, their times and their proof', async () => {
    const { screen } = await open(past());
    await expect.element(screen.getByText('₦1,620')).toBeVisible();
    await screen.getByText('Firewood & Basmati').click();
    await expect.element(screen.getByText('At the door')).toBeVisible();
    await expect.element(screen.getByText(/^Cash received at/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Messages' })).not.toBeInTheDocument();
  });

  it('[DEL-62] lead to the messages for an hour', async () => {
    const { screen } = await open(past({ ended_at: new Date(Date.now() - 59 * 60_000).toISOString() }));
    await screen.getByText('Firewood & Basmati').click();
    await expect.element(screen.getByRole('button', { name: 'Messages' })).toBeVisible();
  });

  it('[DEL-33] are corrected by support, also later', async () => {
    const { screen, fakeApi } = await open(past());
    await screen.getByText('Firewood & Basmati').click();
    await screen.getByRole('button', { name: 'Correct it' }).click();
    await expect.poll(() => fakeApi.calls.map(({ path }) => path).at(-1)).toMatch(/1000000482\/chats?\/support/);
  });

  it('say so where there are none', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { name: 'No deliveries yet' })).toBeVisible();
  });
});
