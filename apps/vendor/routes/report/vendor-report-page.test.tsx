import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { VendorReportPage } from './vendor-report-page.tsx';

const figures = {
  ...{ orders: 12, pieces: 30, turnover: 45_000, refused: 1, canceled: 2, ready_orders: 10, on_time: 9 },
  ...{ ready_p50: 18, ready_p90: 27, promised_p50: 20, promised_p90: 25 },
  ...{ paused_minutes: 45, lost_orders: 2.5, lost_turnover: 6000, off_minutes: 600, lost_pieces: 1.5 },
  lost_items_turnover: 2000,
};
const report = (change: object = {}) => ({
  now: '2026-11-20T11:00:00.000Z',
  from: '2026-11-14',
  until: '2026-11-20',
  currency: 'NGN',
  figures,
  before: { ...figures, orders: 10, turnover: 50_000 },
  items: [{ item_id: 7, name: 'Jollof rice', pieces: 20, turnover: 30_000 }],
  hours: [{ hour: 9, orders: 4, turnover: 12_000 }],
  payments: [{ method: 'cash_on_delivery', orders: 12, turnover: 45_000 }],
  endings: [{ by: 'store', was_accepted: false, reason: 'The store is too busy.', orders: 1 }],
  ...change,
});

const member = (permissions: string[]) => ({
  store_id: 3,
  name: 'Kitchen',
  role: 'bookkeeper',
  permissions,
  suspended_reason: null,
  takes_prescriptions: false,
});

const open = (permissions = ['store.reports', 'store.export']) =>
  renderInApp(
    [{ path: 'report', Component: VendorReportPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply({ stores: [member(permissions)], operator: null, courier: null }),
      report: () => reply(report()),
    },
    '/report',
  );

it('[STO-091] shows the figures of a week against the one before, with losses and parts', async () => {
  const { screen, fakeApi } = await open();
  await expect.element(screen.getByText('Jollof rice')).toBeVisible();
  const text = () => screen.container.textContent;
  for (const words of [
    '+20%',
    '-10%',
    '18 promised 20',
    '27 promised 25',
    '90%',
    '2.5 orders',
    '1.5 pieces',
    '09:00',
  ]) {
    expect(text()).toContain(words);
  }
  expect(text()).toContain('The store is too busy.');
  await screen.getByRole('button', { name: 'Earlier' }).click();
  await expect.poll(() => fakeApi.calls.at(-1)?.path).toContain('until=2026-11-13');
});

it('[STO-091] saves it as CSV, for those who may export', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
  await screen.unmount();
  const other = await open(['store.reports']);
  await expect.element(other.screen.getByText('Jollof rice')).toBeVisible();
  expect(other.screen.getByRole('button', { name: 'Save as CSV' }).elements()).toHaveLength(0);
});
