import { type BodyOf, maxCounted, type QueryOf, type ReplyOf } from 'market/calls/endpoint';
import { currencyFacts } from 'market/config/config-market.rules';
import type {
  adminStatementsContract,
  PaymentDifference,
  PaymentStatement,
} from 'market/payments/statements/payments-statements.admin.contract';
import { thousandthsOf } from 'market/payments/statements/payments-statements.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { mustSeeAll } from './match-statement.ts';
import {
  countDifferences,
  type DifferenceRow,
  lockDifferences,
  paymentDifferences,
  writeDifferenceAnswers,
} from './payments-differences.data.ts';
import { paymentStatements } from './payments-statements.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;
type Statements = typeof adminStatementsContract;

/** Returns the statements that were compared, with what is open of each [OPS-077]. */
export async function listStatements(
  { db }: Context,
  staff: AuthorizedOperator,
  page: QueryOf<Statements['list']>,
): Promise<ReplyOf<Statements['list']>> {
  mustSeeAll(staff);
  const { rows, total } = await paymentStatements(db, sliceOf(page));
  const statements = rows.map(
    ({ made_at: madeAt, is_answered: isAnswered, ...row }): PaymentStatement => ({
      ...{ ...row, made_at: madeAt.toISOString(), can_be_removed: !isAnswered },
    }),
  );
  return { total_size: total, ...page, statements };
}

/** Returns differences between statements and payments: tasks, or those that have an answer [OPS-077]. */
export async function listDifferences(
  { db }: Context,
  staff: AuthorizedOperator,
  { state, kind, statement_id: statementId, ...page }: QueryOf<Statements['differences']>,
): Promise<ReplyOf<Statements['differences']>> {
  mustSeeAll(staff);
  const filter = { isOpen: state === 'open', kind, statementId };
  const rows = await paymentDifferences(db, filter, sliceOf(page));
  const total = await totalOf(page, rows.length, () => countDifferences(db, filter, maxCounted));
  return { total_size: total, ...page, differences: rows.map(replyOf) };
}

/** Answers differences in words, all of them or none [OPS-077]. */
export function answerDifferences(
  { db, now }: Context,
  staff: AuthorizedOperator,
  { ids: wanted, words }: BodyOf<Statements['answer']>,
): Promise<{ answered: number }> {
  mustSeeAll(staff);
  const ids = [...new Set(wanted)];
  return actAsStaff({ db }, staff, async (transaction) => {
    const found = await lockDifferences(transaction, ids);
    if (found.length < ids.length) throw new Refusal('difference_not_found');
    if (found.some(({ is_answered: isAnswered }) => isAnswered)) throw new Refusal('difference_answered');
    await writeDifferenceAnswers(transaction, ids, { words, by: staff.customerId, at: now() });
    return {
      result: { answered: ids.length },
      change: { action: 'statement.answer', subject: 'statements', after: { difference_ids: ids }, reason: words },
    };
  });
}

function replyOf(row: DifferenceRow): PaymentDifference {
  const { id, statement_id, provider, kind, reference, line, payment_id, order_id, status, found_in } = row;
  const { there_thousandths: thousandths, there_day, here_day, amount, currency, answered_at: answeredAt } = row;
  return {
    ...{
      id,
      statement_id,
      provider,
      kind,
      reference,
      line,
      found_in,
      answer: row.answer,
      answered_by: row.answered_by,
    },
    there: thousandths === null ? null : sideOf(thousandths, row.statement_currency, there_day),
    here: amount === null || currency === null ? null : sideOf(thousandthsOf(amount), currency, here_day),
    payment: payment_id === null || status === null ? null : { id: payment_id, status, order_id },
    answered_at: answeredAt?.toISOString() ?? null,
  };
}

function sideOf(thousandths: number, currency: string, day: string | null) {
  return { amount: thousandths / 1000, currency, decimals: currencyFacts(currency)?.decimals ?? 2, day };
}
