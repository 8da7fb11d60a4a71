import { csvOf } from 'market/access/access-audit.rules';
import type { Statement } from 'market/wallet/wallet-statements.contract';

/** Returns a statement as a table for spreadsheets: opening, lines and closing of each side. */
export function statementCsv({ currencies }: Statement): string {
  const rows = currencies.flatMap(({ currency, lines, owed, cash }) => [
    ['', 'opening', '', 'owed', owed.opening, currency],
    ['', 'opening', '', 'cash', cash.opening, currency],
    ...lines.map(({ at, kind, order_id: order, subject, side, amount }) => [
      ...[at, kind, order ?? subject ?? '', side, amount, currency],
    ]),
    ['', 'closing', '', 'owed', owed.closing, currency],
    ['', 'closing', '', 'cash', cash.closing, currency],
  ]);
  return csvOf([['at', 'kind', 'about', 'side', 'amount', 'currency'], ...rows]);
}
