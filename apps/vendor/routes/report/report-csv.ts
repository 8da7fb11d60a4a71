import { csvOf } from 'market/access/access-audit.rules';
import type { ReportFigures, StoreReport } from 'market/stores/stores-report.vendor.contract';

/** The figures of a report in the order in which they are read. */
export const reportFigures = [
  'orders',
  'turnover',
  'pieces',
  'ready_p50',
  'promised_p50',
  'ready_p90',
  'promised_p90',
  'ready_orders',
  'on_time',
  'refused',
  'canceled',
  'paused_minutes',
  'lost_orders',
  'lost_turnover',
  'off_minutes',
  'lost_pieces',
  'lost_items_turnover',
] as const satisfies readonly (keyof ReportFigures)[];

/** Returns a report as a table for spreadsheets: each figure beside that of the week before, then its parts [STO-091]. */
export function reportCsv(report: StoreReport): string {
  const { from, until, currency, figures, before, items, hours, payments, endings } = report;
  return csvOf([
    ['part', 'name', 'value', 'before', 'turnover', 'currency'],
    ['days', from, until, '', '', currency],
    ...reportFigures.map((name) => ['figure', name, figures[name] ?? '', before[name] ?? '', '', '']),
    ...items.map(({ name, pieces, turnover }) => ['item', name, pieces, '', turnover, currency]),
    ...hours.map(({ hour, orders, turnover }) => ['hour', hour, orders, '', turnover, currency]),
    ...payments.map(({ method, orders, turnover }) => ['payment', method, orders, '', turnover, currency]),
    ...endings.map(({ by, was_accepted: wasAccepted, reason, orders }) => [
      ...[wasAccepted ? 'canceled' : 'refused', `${by}: ${reason}`, orders, '', '', ''],
    ]),
  ]);
}
