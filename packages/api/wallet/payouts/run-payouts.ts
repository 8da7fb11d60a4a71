import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import { fromDecimal, type Money, minus, nothing, plus, toDecimal } from 'market/values/money';
import { cashAccount } from 'market/wallet/wallet.rules';
import {
  maskedAccountNumber,
  type PayeeAccountKind,
  type PayoutHold,
  payoutHoldOf,
} from 'market/wallet/wallet-payees.rules';
import {
  type AdminPayout,
  type AdminPayoutRun,
  type adminPayoutsContract,
  maxPayouts,
} from 'market/wallet/wallet-payouts.contract';
import {
  coversPayout,
  entriesOfPayout,
  entriesOfPayoutFailed,
  mayBecome,
  type Payee,
  type PayoutState,
  payeeAccount,
  planPayout,
} from 'market/wallet/wallet-payouts.rules';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { accountsOfPayees } from '../payees/wallet-payees.data.ts';
import {
  balancesOf,
  bookPayouts,
  bumpRun,
  changePayouts,
  endRun,
  insertPayouts,
  insertRun,
  lockPayees,
  lockRun,
  type NewPayout,
  type PayeeKind,
  type PayoutRow,
  type PayoutRunRow,
  payeeBalances,
  payoutRun,
  payoutsOfRun,
} from './wallet-payouts.data.ts';

type Payouts = typeof adminPayoutsContract;
type RunReply = ReplyOf<Payouts['show']>;
type Context = Pick<ApiContext, 'db' | 'now' | 'pausePoint'>;

/** Returns who would be paid, without changing anything [OPS-079]. */
export async function previewPayouts(
  { db, now }: Context,
  staff: AuthorizedOperator,
  wanted: QueryOf<Payouts['preview']>,
): Promise<ReplyOf<Payouts['preview']>> {
  const { planned, held, waiting } = await planOf({ db, now }, staff, wanted);
  return {
    payouts: planned.map(({ payeeId, name, owed, cash, setOff, amount }) => ({
      ...{ payee_id: payeeId, name },
      ...sumsReply({ owed, cash, set_off: setOff, amount }),
    })),
    total: toDecimal(plus(...planned.map(({ amount }) => amount))),
    held: held.map(({ payeeId, name, amount, hold }) => ({
      ...{ payee_id: payeeId, name, amount: toDecimal(amount), reason: hold },
    })),
    waiting,
  };
}

/** Prepares a run: it reserves its payees, so that no other run has them, and books nothing [OPS-079]. */
export async function prepareRun(
  context: Context,
  staff: AuthorizedOperator,
  key: string,
  wanted: BodyOf<Payouts['prepare']>,
): Promise<RunReply> {
  const { id } = await actOnceAsStaff(context, staff, { key, request: { wanted } }, async (transaction) => {
    const at = context.now();
    const { planned, held } = await planOf({ db: transaction, now: () => at }, staff, wanted);
    const made = { at, by: staff.customerId };
    const { payee, currency } = wanted;
    const scope = { payee, currency, zoneIds: zoneIdsOf(staff) };
    const runId = await insertRun(transaction, { ...scope, least: fromDecimal(wanted.least), ...made });
    const count = await insertPayouts(transaction, [...planned, ...held], { runId, payee, currency, ...made });
    if (count === 0) throw new Refusal('payout_nothing');
    const change = { action: 'payout.prepare', subject: `payout-run:${runId}`, after: { ...wanted, payouts: count } };
    return { result: { id: runId }, change };
  });
  return showRun(context, staff, id);
}

export async function showRun({ db }: Context, staff: AuthorizedOperator, id: number): Promise<RunReply> {
  const run = await payoutRun(db, id, zoneIdsOf(staff));
  if (!run) throw new Refusal('payout_run_not_found');
  return { run: runReply(run, staff), payouts: (await payoutsOfRun(db, id)).map(payoutReply) };
}

/** Withdraws a run that is not released [OPS-079]. */
export async function withdrawRun(
  context: Context,
  staff: AuthorizedOperator,
  runId: number,
  { version, reason }: BodyOf<Payouts['withdraw']>,
): Promise<RunReply> {
  await actAsStaff(context, staff, async (transaction) => {
    await lockOpenRun(transaction, staff, runId, version);
    const made = { at: context.now(), by: staff.customerId };
    const planned = (await payoutsOfRun(transaction, runId)).filter(({ state }) => state === 'planned');
    await changePayouts(transaction, idsOf(planned), { state: 'left_out', reason, ...made });
    await endRun(transaction, runId, { state: 'withdrawn', ...made });
    return { result: undefined, change: { action: 'payout.withdraw', subject: `payout-run:${runId}`, reason } };
  });
  return showRun(context, staff, runId);
}

/** Leaves a payee out of a run that is not released [OPS-079]. */
export async function leaveOut(
  context: Context,
  staff: AuthorizedOperator,
  { run_id: runId, payout_id: payoutId }: { run_id: number; payout_id: number },
  { version, reason }: BodyOf<Payouts['leaveOut']>,
): Promise<RunReply> {
  await actAsStaff(context, staff, async (transaction) => {
    await lockOpenRun(transaction, staff, runId, version);
    const payout = await payoutIn(transaction, runId, payoutId, 'left_out');
    const made = { at: context.now(), by: staff.customerId };
    await changePayouts(transaction, [payoutId], { state: 'left_out', reason, ...made });
    await bumpRun(transaction, runId);
    const before = { amount: toDecimal(payout.amount) };
    return { result: undefined, change: { action: 'payout.leave_out', subject: `payout:${payoutId}`, before, reason } };
  });
  return showRun(context, staff, runId);
}

/**
 * Releases a run that another person has prepared: every payout is booked in this one transaction, and the run is locked
 * meanwhile, so that no payee is paid twice, even if a process crashes or a request is repeated. A payee whose balance no
 * longer covers what was planned is left out [OPS-079].
 */
export async function releaseRun(
  context: Context,
  staff: AuthorizedOperator,
  runId: number,
  version: number,
): Promise<RunReply> {
  await actAsStaff(context, staff, async (transaction) => {
    const run = await lockOpenRun(transaction, staff, runId, version);
    if (run.maker_id === staff.customerId) throw new Refusal('payout_same_person');
    const made = { at: context.now(), by: staff.customerId };
    const planned = (await payoutsOfRun(transaction, runId)).filter(({ state }) => state === 'planned');
    await lockPayees(
      transaction,
      run.payee,
      planned.map(({ payee_id: id }) => id).toSorted((one, other) => one - other),
    );
    const { payable, held } = await checkAccounts(transaction, run, planned, made.at);
    await changePayouts(transaction, idsOf(held), { state: 'left_out', reason: 'account_changed', ...made });
    const { covered, uncovered } = await checkBalances(transaction, run, payable);
    await changePayouts(transaction, idsOf(uncovered), { state: 'left_out', reason: 'balance_changed', ...made });
    await changePayouts(transaction, idsOf(covered), { state: 'sent', ...made });
    await context.pausePoint?.('payouts sent');
    const booked = covered.map(({ id, payee_id: payeeId, set_off: setOff, amount }) => ({
      id,
      entries: entriesOfPayout(payeeOf(run.payee, payeeId), { setOff, amount }),
    }));
    await bookPayouts(transaction, booked, { kind: 'payout_released', currency: run.currency, at: made.at });
    await endRun(transaction, runId, { state: 'released', ...made });
    const total = toDecimal(plus(...covered.map(({ amount }) => amount)));
    const after = { payouts: covered.length, total, currency: run.currency, left_out: planned.length - covered.length };
    return { result: undefined, change: { action: 'payout.release', subject: `payout-run:${runId}`, after } };
  });
  return showRun(context, staff, runId);
}

/** Returns the transfers of a released run, for the file of the bank; the audit log has who has taken it [OPS-079] [SEAT-15]. */
export function exportRun(
  context: Context,
  staff: AuthorizedOperator,
  runId: number,
  kind: PayeeAccountKind,
): Promise<ReplyOf<Payouts['file']>> {
  return actAsStaff(context, staff, async (transaction) => {
    const run = await lockRun(transaction, runId, zoneIdsOf(staff));
    if (!run) throw new Refusal('payout_run_not_found');
    if (run.state !== 'released') throw new Refusal('payout_run_closed');
    const transfers = (await payoutsOfRun(transaction, runId))
      .filter((payout) => payout.state === 'sent' && payout.kind === kind)
      .map(({ id, holder, institution, number, amount }) => ({
        ...{ reference: `payout-${id}`, holder: holder ?? '', institution: institution ?? '', number: number ?? '' },
        ...{ amount: toDecimal(amount), currency: run.currency },
      }));
    const after = { kind, transfers: transfers.length };
    return { result: { transfers }, change: { action: 'payout.export', subject: `payout-run:${runId}`, after } };
  });
}

/** Notes that a payout has arrived, or that it came back: then its payee is owed it again [OPS-079]. */
export async function settlePayout(
  context: Context,
  staff: AuthorizedOperator,
  { run_id: runId, payout_id: payoutId }: { run_id: number; payout_id: number },
  end: { state: 'paid'; reference: string } | { state: 'failed'; reason: string },
): Promise<RunReply> {
  await actAsStaff(context, staff, async (transaction) => {
    const run = await lockRun(transaction, runId, zoneIdsOf(staff));
    if (!run) throw new Refusal('payout_run_not_found');
    const payout = await payoutIn(transaction, runId, payoutId, end.state);
    const at = context.now();
    await changePayouts(transaction, [payoutId], { ...end, at, by: staff.customerId });
    if (end.state === 'failed') {
      const entries = entriesOfPayoutFailed(payeeOf(run.payee, payout.payee_id), payout.amount);
      const booking = { kind: 'payout_failed', currency: run.currency, at } as const;
      await bookPayouts(transaction, [{ id: payoutId, entries }], booking);
    }
    const change = {
      action: `payout.${end.state}`,
      subject: `payout:${payoutId}`,
      before: { state: payout.state },
      after: { amount: toDecimal(payout.amount), ...(end.state === 'paid' && { reference: end.reference }) },
      ...(end.state === 'failed' && { reason: end.reason }),
    };
    return { result: undefined, change };
  });
  return showRun(context, staff, runId);
}

/** Returns a run that can still change, locked until the transaction ends. */
async function lockOpenRun(
  transaction: Transaction,
  staff: AuthorizedOperator,
  runId: number,
  version: number,
): Promise<PayoutRunRow> {
  const run = await lockRun(transaction, runId, zoneIdsOf(staff));
  if (!run) throw new Refusal('payout_run_not_found');
  if (run.state !== 'prepared') throw new Refusal('payout_run_closed');
  if (run.version !== version)
    throw new ChangedMeanwhile({ sent: { version }, now: { version: run.version, state: run.state } });
  return run;
}

/** Returns a payout of a locked run that may take a step. */
async function payoutIn(transaction: Transaction, runId: number, id: number, next: PayoutState): Promise<PayoutRow> {
  const payout = (await payoutsOfRun(transaction, runId)).find((one) => one.id === id);
  if (!payout) throw new Refusal('payout_not_found');
  if (!mayBecome(payout.state, next)) throw new Refusal('payout_settled');
  return payout;
}

/** Kept back are those whose account is no longer the one that was planned, such as one that was changed since [STO-087]. */
async function checkAccounts(
  transaction: Transaction,
  { payee }: PayoutRunRow,
  planned: readonly PayoutRow[],
  at: Date,
) {
  const ids = planned.map(({ payee_id: id }) => id);
  const accounts = await accountsOfPayees(transaction, payee, ids);
  const isPayable = ({ payee_id: id, account_id: accountId }: PayoutRow) => {
    const account = accounts.get(id);
    return account?.id === accountId && payoutHoldOf(account, at) === undefined;
  };
  return { payable: planned.filter(isPayable), held: planned.filter((one) => !isPayable(one)) };
}

async function checkBalances(
  transaction: Transaction,
  { payee, currency }: PayoutRunRow,
  planned: readonly PayoutRow[],
) {
  const accounts = planned.map(({ payee_id: id }) => {
    const one = payeeOf(payee, id);
    return { id, account: payeeAccount(one), cashAccount: cashAccount(one) };
  });
  const balances = await balancesOf(transaction, accounts, currency);
  const isCovered = ({ payee_id: id, set_off: setOff, amount }: PayoutRow) =>
    coversPayout(balances.get(id) ?? { owed: nothing, cash: nothing }, { setOff, amount });
  return { covered: planned.filter(isCovered), uncovered: planned.filter((one) => !isCovered(one)) };
}

type Planned = NewPayout & { name: string };

/** Returns the largest payouts of a run, those that are kept back, and how many balances wait. */
async function planOf(
  { db, now }: { db: Connection; now: () => Date },
  staff: AuthorizedOperator,
  { payee, currency, least }: QueryOf<Payouts['preview']>,
): Promise<{ planned: Planned[]; held: (Planned & { hold: PayoutHold })[]; waiting: number }> {
  const balances = await payeeBalances(db, { payee, currency, zoneIds: zoneIdsOf(staff) });
  const plans = balances.flatMap(({ id, name, owed, cash }) => {
    const plan = planPayout({ owed, cash }, fromDecimal(least));
    return plan ? [{ payeeId: id, name, owed, cash, ...plan }] : [];
  });
  const accounts = await accountsOfPayees(
    db,
    payee,
    plans.map(({ payeeId }) => payeeId),
  );
  const at = now();
  const payouts = plans
    .map((plan) => {
      const account = accounts.get(plan.payeeId);
      return { ...plan, accountId: account?.id ?? null, hold: payoutHoldOf(account, at) };
    })
    .toSorted((one, other) => minus(other.amount, one.amount));
  const planned = payouts.filter(({ hold }) => hold === undefined).slice(0, maxPayouts);
  const held = payouts.flatMap(({ hold, ...one }) => (hold ? [{ ...one, hold }] : [])).slice(0, maxPayouts);
  return { planned, held, waiting: balances.length - planned.length - held.length };
}

const idsOf = (payouts: readonly PayoutRow[]) => payouts.map(({ id }) => id);

function payeeOf(kind: PayeeKind, id: number): Payee {
  return kind === 'store' ? { storeId: id } : { courierId: id };
}

export function runReply(
  { zone_ids: _, maker_id: maker, ...row }: PayoutRunRow,
  staff: AuthorizedOperator,
): AdminPayoutRun {
  return {
    ...row,
    least: toDecimal(row.least),
    total: toDecimal(row.total),
    made_at: row.made_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    is_own: maker === staff.customerId,
  };
}

function payoutReply({
  changed_at: changedAt,
  account_id: _,
  kind,
  holder,
  institution,
  number,
  ...row
}: PayoutRow): AdminPayout {
  const account = kind && {
    ...{ kind, holder: holder ?? '', institution: institution ?? '', masked: maskedAccountNumber(number ?? '') },
  };
  return { ...row, ...sumsReply(row), account, changed_at: changedAt.toISOString() };
}

function sumsReply({ owed, cash, set_off, amount }: Record<'owed' | 'cash' | 'set_off' | 'amount', Money>) {
  return { owed: toDecimal(owed), cash: toDecimal(cash), set_off: toDecimal(set_off), amount: toDecimal(amount) };
}
