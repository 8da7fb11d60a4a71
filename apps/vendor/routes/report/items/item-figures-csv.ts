import { csvOf } from 'market/access/access-audit.rules';
import type { ItemFigures } from 'market/stores/stores-report.vendor.contract';

const columns = [
  'item_id',
  'name',
  'pieces',
  'orders',
  'turnover',
  'views',
  'carts',
  'off_minutes',
  'refunded_pieces',
  'refunded',
] as const satisfies readonly (keyof ItemFigures)[];

/** Returns the figures of items as a table for spreadsheets [STO-092]. */
export function itemFiguresCsv(items: readonly ItemFigures[], currency: string): string {
  return csvOf([[...columns, 'currency'], ...items.map((item) => [...columns.map((name) => item[name]), currency])]);
}
