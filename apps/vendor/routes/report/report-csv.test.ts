import type { ReportFigures, StoreReport } from 'market/stores/stores-report.vendor.contract';
import { expect, it } from 'vitest';
import { reportCsv, reportFigures } from './report-csv.ts';

const zero = Object.fromEntries(reportFigures.map((name) => [name, 0])) as ReportFigures;
const report: StoreReport = {
  now: '2026-11-20T11:00:00.000Z',
  from: '2026-11-14',
  until: '2026-11-20',
  currency: 'NGN',
  figures: { ...zero, orders: 3, turnover: 4500, ready_p50: null },
  before: { ...zero, orders: 2 },
  items: [{ item_id: 7, name: 'Rice, "large"', pieces: 4, turnover: 4500 }],
  hours: [{ hour: 12, orders: 3, turnover: 4500 }],
  payments: [{ method: 'wallet', orders: 3, turnover: 4500 }],
  endings: [{ by: 'store', was_accepted: false, reason: 'Too busy', orders: 1 }],
};

it('[STO-091] writes every figure beside that of the week before, and every part', () => {
  const lines = reportCsv(report).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2 + reportFigures.length + 4);
  expect(new Set(reportFigures)).toEqual(new Set(Object.keys(report.figures)));
  expect(lines).toContain('figure,orders,3,2,,');
  expect(lines).toContain('figure,ready_p50,,0,,');
  expect(lines).toContain('item,"Rice, ""large""",4,,4500,NGN');
  expect(lines).toContain('hour,12,3,,4500,NGN');
  expect(lines).toContain('payment,wallet,3,,4500,NGN');
  expect(lines).toContain('refused,store: Too busy,1,,,');
});
