import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { OperatorPermission } from 'market/access/access.rules';
import type { ReportFile } from 'market/wallet/reports/wallet-reports.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminReportsPage } from './admin-reports-page.tsx';

const page = { total_size: 1, limit: 50, offset: 1 };
const refunds = {
  ...{ ...page, columns: ['order', 'currency', 'amount', 'by_market', 'by_store', 'reason'] },
  rows: [['4100000017', 'NGN', 1500.5, 1000, 500.5, null]],
};
const file: ReportFile = {
  ...{ id: 3, report: 'refunds', first_day: '2026-11-01', last_day: '2026-11-20', state: 'waiting' },
  ...{ row_count: 20_000, part_count: 0, made_at: '2026-11-20T11:00:00.000Z', until: '2026-11-27T11:00:00.000Z' },
};

function open(permissions: OperatorPermission[], path = '/reports?report=refunds&from=2026-11-01&until=2026-11-20') {
  return renderInApp(
    [{ path: '/reports', element: <AdminReportsPage /> }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(permissions)),
      refunds: () => reply(refunds),
      orders: () => reply({ ...page, total_size: 0, columns: ['order'], rows: [] }),
      stores: () => reply({ ...page, total_size: 0, columns: ['store'], rows: [] }),
      'report-files': () => reply({ ...page, total_size: 0, files: [] }),
    },
    path,
  );
}

describe('[OPS-086] reports on the screen', () => {
  it('show amounts whole, with the span in the address', async () => {
    const { screen, fakeApi } = await open(['ops.reports']);
    await expect.element(screen.getByText('1,500.50')).toBeVisible();
    await expect.element(screen.getByText('Paid by the store')).toBeVisible();
    await expect.element(screen.getByLabelText('First day')).toHaveValue('2026-11-01');
    await expect.element(screen.getByRole('button', { name: 'Save as CSV' })).not.toBeInTheDocument();
    expect(fakeApi.calls.some(({ path }) => path.includes('first_day=2026-11-01&last_day=2026-11-20'))).toBe(true);
    expect(fakeApi.calls.some(({ path }) => path.includes('report-files'))).toBe(false);
  });

  it('[SEAT-15] are saved as files by those who may, long ones when they are ready', async () => {
    const { screen, fakeApi } = await open(['ops.reports', 'ops.export']);
    fakeApi.answers.files = () => refused('report_too_long', 409, 'This is more than 1 million rows.');
    await screen.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.element(screen.getByText('This is more than 1 million rows.')).toBeVisible();
    fakeApi.answers.files = () => reply(file);
    fakeApi.answers['report-files'] = () => reply({ ...page, files: [file] });
    await screen.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.element(screen.getByText('Being written…')).toBeVisible();
    fakeApi.answers['report-files'] = () => reply({ ...page, files: [{ ...file, state: 'done', part_count: 1 }] });
    fakeApi.answers['1'] = () => reply({ csv: 'order\r\n' });
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => fakeApi.calls.some(({ path }) => path.endsWith('/report-files/3/parts/1'))).toBe(true);
  });

  it('name states, modules and ways to pay in words', async () => {
    const { screen, fakeApi } = await open(['ops.reports'], '/reports?report=stores');
    const columns = ['order', 'module', 'type', 'status', 'payment'];
    const rows = [['4100000018', 'food', 'take_away', 'picked_up', 'cash_on_delivery']];
    fakeApi.answers.orders = () => reply({ ...page, columns, rows });
    await screen.getByRole('link', { name: 'Orders' }).click();
    for (const word of ['Food', 'Pick-up', 'On the way', 'Cash'])
      await expect.element(screen.getByRole('cell', { name: word, exact: true })).toBeVisible();
  });

  it('are of days in sequence', async () => {
    const { screen } = await open(['ops.reports'], '/reports?report=refunds&from=2026-11-21&until=2026-11-20');
    await expect.element(screen.getByText(/Choose a span of at most two years/)).toBeVisible();
  });

  it('say that a span has nothing', async () => {
    const { screen } = await open(['ops.reports'], '/reports?report=orders');
    await expect.element(screen.getByText('Nothing in these days.')).toBeVisible();
  });
});
