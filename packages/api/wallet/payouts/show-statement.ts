import { type Money, minus, nothing, toDecimal } from 'market/values/money';
import { cashAccount } from 'market/wallet/wallet.rules';
import { type Payee, payeeAccount } from 'market/wallet/wallet-payouts.rules';
import { maxStatementLines, type Statement } from 'market/wallet/wallet-statements.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { statementRows, statementSums } from './wallet-statements.data.ts';

/**
 * Returns what a payee has earned, was paid and holds in cash: a query of the ledger and nothing else, so that it cannot
 * differ from them [STO-085] [DEL-58]. What is owed is a credit in the ledger and written as a positive amount.
 */
export async function showStatement(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  payee: Payee,
  wanted: { from: string; until: string },
): Promise<Statement> {
  const [account, cash] = [payeeAccount(payee), cashAccount(payee)];
  const span = { accounts: [account, cash], from: new Date(wanted.from), until: new Date(wanted.until) };
  const [sums, rows] = await Promise.all([
    statementSums(db, span),
    statementRows(db, { ...span, limit: maxStatementLines + 1 }),
  ]);
  const isWhole = rows.length <= maxStatementLines;
  const written = (sum: Money, of: string) => toDecimal(of === account ? minus(nothing, sum) : sum);
  const sideOf = (of: string, currency: string) => {
    const sum = sums.find((one) => one.account === of && one.currency === currency);
    return { opening: written(sum?.opening ?? nothing, of), closing: written(sum?.closing ?? nothing, of) };
  };
  return {
    now: now().toISOString(),
    currencies: [...new Set(sums.map(({ currency }) => currency))].map((currency) => ({
      currency,
      owed: sideOf(account, currency),
      cash: sideOf(cash, currency),
      lines: rows
        .slice(0, maxStatementLines)
        .filter((row) => row.currency === currency)
        .map((row) => ({
          ...{ kind: row.kind, order_id: row.order_id, subject: row.subject, at: row.made_at.toISOString() },
          side: row.account === account ? ('owed' as const) : ('cash' as const),
          amount: written(row.amount, row.account),
        })),
      is_whole: isWhole,
    })),
  };
}
