import { createHash } from 'node:crypto';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { currencyFacts } from 'market/config/config-market.rules';
import type {
  adminStatementsContract,
  StatementComparison,
} from 'market/payments/statements/payments-statements.admin.contract';
import {
  type DifferenceKind,
  differenceOf,
  type StatementSpan,
  spanFault,
} from 'market/payments/statements/payments-statements.rules';
import { settingsOf, timeZoneOfMarket } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import {
  countNewDifferences,
  deleteStatement,
  endFoundDifferences,
  insertDifferences,
  insertStatement,
  insertStatementLines,
  isStatementKnown,
  lockStatements,
  type NewDifference,
  type NotedPaymentRow,
  paidProviders,
  paymentsOfReferences,
  type StatementLineRow,
  statementById,
  unlistedPayments,
} from './payments-statements.data.ts';
import { readStatement, type StatementFile, statementColumns } from './read-statement.ts';

type Context = Pick<ApiContext, 'db' | 'now' | 'payments'>;
type Statements = typeof adminStatementsContract;

/** Returns the providers that take payments or have taken some, and what a statement has to have [OPS-077]. */
export async function showStatementProviders(
  { db, now, payments }: Context,
  staff: AuthorizedOperator,
): Promise<ReplyOf<Statements['providers']>> {
  mustSeeAll(staff);
  const [paid, { currency_code: own }, timeZone] = [
    await paidProviders(db),
    await settingsOf(db),
    await timeZoneOfMarket(db),
  ];
  const names = [...new Set([...payments.keys(), ...paid.map(({ provider }) => provider)])];
  const providers = names.map((name) => {
    const offered = payments.get(name);
    const takesOwn = offered !== undefined && (!offered.currencies || offered.currencies.includes(own));
    const had = paid.filter(({ provider }) => provider === name).map(({ currency }) => currency);
    return { name, title: offered?.title ?? name, currencies: [...new Set([...(takesOwn ? [own] : []), ...had])] };
  });
  return {
    providers: providers.filter(({ currencies }) => currencies.length > 0),
    columns: Object.entries(statementColumns).map(([name, { about }]) => ({ name, about })),
    time_zone: timeZone,
    today: dayIn(timeZone)(now()),
  };
}

interface Plan {
  comparison: StatementComparison;
  span: StatementSpan;
  lines: StatementLineRow[];
  differences: NewDifference[];
}

/**
 * Compares a statement with the payments of its provider. Saved, each difference that was not on the list before becomes a
 * task, and tasks about payments that this statement lists after all end; with a fault nothing is saved [OPS-077].
 */
export async function compareStatement(
  context: Context,
  staff: AuthorizedOperator,
  wanted: BodyOf<Statements['compare']>,
): Promise<StatementComparison> {
  const { db, now } = context;
  const { provider, currency, file, file_name: fileName, step } = wanted;
  const { providers, today, time_zone: timeZone } = await showStatementProviders(context, staff);
  const known = providers.find(({ name }) => name === provider);
  if (!known) throw fieldRefusal('provider', 'This value is not valid.');
  const decimals = currencyFacts(currency)?.decimals;
  if (decimals === undefined || !known.currencies.includes(currency)) {
    throw fieldRefusal('currency', 'This value is not valid.');
  }
  if (!(file instanceof Uint8Array)) throw fieldRefusal('file', 'Send a file');
  const checksum = createHash('sha256').update(file).digest('hex');
  const read = await readStatement(file, { currency, decimals, dayOf: dayIn(timeZone) });
  const span = spanOf(read, wanted);
  const faults = [...read.faults, ...faultsOfSpan(read, span, today)].toSorted((one, other) => one.line - other.line);
  if (await isStatementKnown(db, provider, checksum)) throw new Refusal('statement_twice');
  if (faults.length > 0 || span === undefined) return { ...emptyComparison(read, span), faults };
  const plan = (connection: Connection) => planOf(connection, { provider, currency, timeZone }, { read, span });
  if (step === 'preview') return (await plan(db)).comparison;
  return actAsStaff(context, staff, async (transaction) => {
    await lockStatements(transaction);
    if (await isStatementKnown(transaction, provider, checksum)) throw new Refusal('statement_twice');
    const { comparison, lines, differences } = await plan(transaction);
    const { same } = comparison.counts;
    const id = await insertStatement(transaction, {
      ...{ provider, currency, ...span, fileName, checksum, by: staff.customerId, at: now() },
      ...{ lineCount: lines.length, sameCount: same },
    });
    await insertStatementLines(transaction, id, lines);
    await endFoundDifferences(transaction, id, now());
    await insertDifferences(transaction, { statementId: id, provider }, differences);
    const after = { provider, currency, ...span, lines: lines.length, same, differences: differences.length };
    return {
      result: { ...comparison, statement_id: id },
      change: { action: 'statement.compare', subject: `statement:${id}`, after },
    };
  });
}

/** Takes a statement back with its differences, as long as none of them has an answer [OPS-077]. */
export function removeStatement(
  context: Context,
  staff: AuthorizedOperator,
  id: number,
): Promise<Record<string, never>> {
  mustSeeAll(staff);
  return actAsStaff(context, staff, async (transaction) => {
    await lockStatements(transaction);
    const statement = await statementById(transaction, id);
    if (!statement) throw new Refusal('statement_not_found');
    if (statement.is_answered) throw new Refusal('statement_answered');
    await deleteStatement(transaction, id);
    const { provider, currency, first_day: first, last_day: last, line_count: lines } = statement;
    const before = { provider, currency, first, last, lines };
    return { result: {}, change: { action: 'statement.remove', subject: `statement:${id}`, before } };
  });
}

/** Payments are of all zones, as the books are. */
export function mustSeeAll({ zones }: AuthorizedOperator): void {
  if (zones !== 'all') throw new Refusal('right_missing');
}

/** The days of a statement: those that were chosen, else those of its lines. */
function spanOf(
  { lines }: StatementFile,
  { first_day: chosenFirst, last_day: chosenLast }: BodyOf<Statements['compare']>,
): StatementSpan | undefined {
  const days = lines.map(({ day }) => day).toSorted();
  const [first, last] = [chosenFirst ?? days[0], chosenLast ?? days.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

function faultsOfSpan({ lines, faults }: StatementFile, span: StatementSpan | undefined, today: string) {
  if (span === undefined) {
    const reason = 'The file has no payments. Choose the days that it is of.';
    return faults.length > 0 ? [] : [{ line: 0, field: '', reason }];
  }
  const fault = spanFault(span, today);
  if (fault !== undefined) return [{ line: 0, field: 'day', reason: fault }];
  return lines
    .filter(({ day }) => day < span.first || day > span.last)
    .map(({ line }) => ({ line, field: 'day', reason: `is not from ${span.first} to ${span.last}` }));
}

function emptyComparison({ lines, leftOut }: StatementFile, span: StatementSpan | undefined): StatementComparison {
  const none = { same: 0, missing_here: 0, missing_there: 0, other_amount: 0, other_day: 0 };
  return {
    statement_id: null,
    line_count: lines.length,
    left_out: leftOut,
    first_day: span?.first ?? null,
    last_day: span?.last ?? null,
    amount: lines.reduce((sum, { thousandths }) => sum + thousandths, 0) / 1000,
    counts: none,
    known_count: 0,
    faults: [],
  };
}

interface Compared {
  provider: string;
  currency: string;
  timeZone: string;
}

async function planOf(
  db: Connection,
  { provider, currency, timeZone }: Compared,
  { read, span }: { read: StatementFile; span: StatementSpan },
): Promise<Plan> {
  const references = read.lines.map(({ reference }) => reference);
  const found = byReference(await paymentsOfReferences(db, { provider, references, timeZone }));
  const listed = new Set<string>();
  const pairs = read.lines.map((line) => {
    const payment = found.get(line.reference);
    // Named a second time by its other reference, it was paid twice.
    if (payment === undefined || listed.has(payment.id)) return { line, payment: undefined };
    listed.add(payment.id);
    return { line, payment };
  });
  const unlisted = (await unlistedPayments(db, { provider, currency, ...span, timeZone })).filter(
    ({ id }) => !listed.has(id),
  );
  const differences: NewDifference[] = [
    ...pairs.flatMap(({ line, payment }) => {
      const kind = differenceOf({ ...line, currency }, payment);
      return kind === undefined ? [] : [differenceIn(kind, line, payment)];
    }),
    ...unlisted.map(({ id, reference, day }) => ({
      ...{ kind: 'missing_there' as const, reference: reference ?? id, line: null },
      ...{ there_thousandths: null, there_day: null, payment_id: id, here_day: day },
    })),
  ];
  const counts = countsOf(differences);
  const missing = differences.length - counts.missing_there;
  return {
    span,
    lines: pairs.map(({ line, payment }) => ({ ...line, payment_id: payment?.id ?? null })),
    differences,
    comparison: {
      ...emptyComparison(read, span),
      counts: { ...counts, same: read.lines.length - missing },
      known_count: differences.length - (await countNewDifferences(db, provider, differences)),
    },
  };
}

/** By both references, of which the provider’s comes first. */
function byReference(payments: readonly NotedPaymentRow[]): Map<string, NotedPaymentRow> {
  return new Map([
    ...payments.map((payment) => [payment.id, payment] as const),
    ...payments.flatMap((payment) => (payment.reference === null ? [] : [[payment.reference, payment] as const])),
  ]);
}

function differenceIn(
  kind: DifferenceKind,
  { line, reference, thousandths, day }: StatementFile['lines'][number],
  payment: NotedPaymentRow | undefined,
): NewDifference {
  return {
    ...{ kind, reference, line, there_thousandths: thousandths, there_day: day },
    ...{ payment_id: payment?.id ?? null, here_day: payment?.day ?? null },
  };
}

function countsOf(differences: readonly NewDifference[]): Record<DifferenceKind, number> {
  const count = (kind: DifferenceKind) => differences.filter((one) => one.kind === kind).length;
  return {
    missing_here: count('missing_here'),
    missing_there: count('missing_there'),
    other_amount: count('other_amount'),
    other_day: count('other_day'),
  };
}

/** Returns a function that gives the day of a moment in a time zone. */
function dayIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts.year}-${parts.month}-${parts.day}`;
  };
}
