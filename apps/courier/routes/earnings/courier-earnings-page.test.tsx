import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { CourierEarningsPage } from './courier-earnings-page.tsx';

const rule = { base: 500, per_km: 120, per_waiting_minute: 15, free_waiting_minutes: 3 };
const earning = (code: string, part: object = {}) => ({
  order_id: `1000${code}`,
  ...{ code, store_name: 'Firewood & Basmati', earned_at: '2026-11-20T12:36:00.000Z', is_returned: false },
  ...{ metres: 2500, waiting_minutes: 0, currency: 'NGN', base: 500, distance: 300, waiting: 0, tip: 0, total: 800 },
  ...{ store_waiting: 0, store_waiting_minutes: 0 },
  rule: { ...rule, starts_at: '2026-11-01T00:00:00.000Z' },
  ...part,
});
const today = {
  ...{ now: '2026-11-20T12:40:00.000Z', time_zone: 'Africa/Lagos' },
  ...{ from: '2026-11-19T23:00:00.000Z', until: '2026-11-20T23:00:00.000Z' },
  owed: [{ amount: 1905, currency: 'NGN' }],
  cash_in_hand: [{ amount: 4200, currency: 'NGN' }],
  late_tips: [],
  store_waits: [],
  handed_over: [],
  sums: [{ currency: 'NGN', deliveries: 2, pay: 1605, tips: 300, total: 1905 }],
  days: [{ day: '2026-11-20', currency: 'NGN', deliveries: 2, total: 1905 }],
  deliveries: [
    earning('0482', { tip: 300, total: 1100 }),
    earning('0483', { is_returned: true, waiting_minutes: 7, waiting: 60, total: 860, store_name: 'Lekki Pantry' }),
  ],
};
const nothing = { ...today, owed: [], cash_in_hand: [], sums: [], days: [], deliveries: [] };

function open(earnings: object) {
  const routes = [{ path: 'earnings', Component: CourierEarningsPage }];
  return renderInApp(routes, { info: () => reply(bisi), earnings: () => reply(earnings) }, '/earnings');
}

describe('[DEL-54] the earnings of a rider', () => {
  it('[DEL-53] [DEL-55] show the sum, its tips, and how the sum of each delivery came about', async () => {
    const { screen } = await open(today);
    await expect.element(screen.getByText('₦1,905').first()).toBeVisible();
    await expect.element(screen.getByText('As of 1:40 PM')).toBeVisible();
    await expect.element(screen.getByText('2 deliveries')).toBeVisible();
    const first = screen.getByText('Firewood & Basmati');
    await expect.element(screen.getByText('For the delivery').first()).not.toBeVisible();
    await first.click();
    await expect.element(screen.getByText('For the delivery').first()).toBeVisible();
    await expect.element(screen.getByText(/Way, 2.5 km at ₦120 a km/).first()).toBeVisible();
    await expect.element(screen.getByText('By the rule since 1 Nov 2026').first()).toBeVisible();
    await screen.getByText('Lekki Pantry').click();
    await expect.element(screen.getByText(/Wait at the door, 7 minutes; ₦15 each after the first 3/)).toBeVisible();
    await expect.element(screen.getByText(/brought back/)).toBeVisible();
  });

  it('[DEL-55] list a tip that came after the delivery, on its day', async () => {
    const late = { order_id: '10000477', code: '0477', store_name: 'Mama Put', given_at: '2026-11-20T10:05:00.000Z' };
    const { screen } = await open({ ...nothing, late_tips: [{ ...late, currency: 'NGN', amount: 700 }] });
    await expect.element(screen.getByRole('heading', { name: 'Tips after the delivery' })).toBeVisible();
    await expect.element(screen.getByText('Mama Put')).toBeVisible();
    await expect.element(screen.getByText('₦700')).toBeVisible();
  });

  it('[DEL-28] show the wait at a store beside that at the door, also of an order that was given back', async () => {
    const waits = { store_waiting_minutes: 6, store_waiting: 45, waiting_minutes: 7, waiting: 105, total: 905 };
    const given = { order_id: '10000499', code: '0499', store_name: 'Mama Put', given_back_at: today.now };
    const { screen } = await open({
      ...today,
      deliveries: [earning('0485', waits)],
      store_waits: [{ ...given, minutes: 16, currency: 'NGN', amount: 195 }],
    });
    await screen.getByText('Firewood & Basmati').click();
    await expect.element(screen.getByText('Wait at the store, 6 minutes; ₦15 each after the first 3')).toBeVisible();
    await expect.element(screen.getByText('₦45')).toBeVisible();
    await expect.element(screen.getByText('₦60')).toBeVisible();
    await expect.element(screen.getByText(/16 minutes, given back/)).toBeVisible();
    await expect.element(screen.getByText('₦195')).toBeVisible();
  });

  it('[DEL-39] show the way until another rider took over', async () => {
    const way = { order_id: '10000500', code: '0500', store_name: 'Mama Put', ended_at: today.now, metres: 1_900 };
    const { screen } = await open({ ...nothing, handed_over: [{ ...way, currency: 'NGN', amount: 230 }] });
    await expect.element(screen.getByRole('heading', { name: 'Ways until another rider took over' })).toBeVisible();
    await expect.element(screen.getByText(/1.9 km/)).toBeVisible();
    await expect.element(screen.getByText('₦230')).toBeVisible();
  });

  it('[DEL-48] say what is owed to the rider, and what of their cash belongs to the market', async () => {
    const { screen } = await open(today);
    await expect.element(screen.getByText('Cash in hand, to be handed in')).toBeVisible();
    await expect.element(screen.getByText('₦4,200')).toBeVisible();
  });

  it('say so where nothing was earned', async () => {
    const { screen } = await open(nothing);
    await expect.element(screen.getByText(/Nothing earned in this period/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
  });
});
