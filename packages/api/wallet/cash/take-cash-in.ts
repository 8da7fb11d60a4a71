import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { fromDecimal, type Money, toDecimal } from 'market/values/money';
import type { adminCashContract, CashDeposit } from 'market/wallet/wallet-cash.contract';
import { shortageOf } from 'market/wallet/wallet-cash.rules';
import { entriesOfDeposit, entriesOfShortage } from 'market/wallet/wallet-payouts.rules';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { writeJournal } from '../wallet.data.ts';
import {
  type CashDepositRow,
  type CashLimitRow,
  cashDeposit,
  cashLimits,
  cashPosition,
  insertDeposit,
  lockCourierWithCash,
  saveLimit,
} from './wallet-cash.data.ts';

type Cash = typeof adminCashContract;
type Context = Pick<ApiContext, 'db' | 'now'>;

/**
 * Takes in the cash of a courier. The courier is locked meanwhile, so that neither a second deposit nor a payout calculates with
 * the same cash [OPS-078].
 */
export async function takeCashIn(
  context: Context,
  staff: AuthorizedOperator,
  key: string,
  { courier_id: courierId, currency, ...sent }: BodyOf<Cash['takeIn']>,
): Promise<ReplyOf<Cash['takeIn']>> {
  const request = { courierId, currency, ...sent };
  const { id } = await actOnceAsStaff(context, staff, { key, request }, async (transaction) => {
    const zoneIds = zoneIdsOf(staff);
    if (!(await lockCourierWithCash(transaction, courierId, zoneIds))) throw new Refusal('courier_not_found');
    const { held } = await cashPosition(transaction, courierId, currency);
    const counted = fromDecimal(sent.counted);
    const missing = shortageOf(held, { seen: fromDecimal(sent.held), counted, isAll: sent.is_all });
    if (typeof missing !== 'number') {
      const values = { sent: { held: sent.held }, now: { held: toDecimal(held) } };
      throw missing.refused === 'changed_meanwhile' ? new ChangedMeanwhile(values) : new Refusal(missing.refused);
    }
    if (missing > 0 && !sent.note) throw new Refusal('cash_note_needed');
    const at = context.now();
    const borneBy = missing > 0 ? sent.borne_by : null;
    const deposit = { currency, held, counted, missing, borneBy, note: sent.note, by: staff.customerId, at };
    const depositId = await insertDeposit(transaction, { courierId, ...deposit });
    await bookDeposit(transaction, { id: depositId, courierId, currency, counted, missing, borneBy, at });
    const after = { counted: sent.counted, missing: toDecimal(missing), currency, borne_by: borneBy };
    const change = { action: 'cash.take_in', subject: `courier:${courierId}`, before: { held: sent.held }, after };
    return { result: { id: depositId }, change: { ...change, ...(sent.note && { reason: sent.note }) } };
  });
  const row = await cashDeposit(context.db, id);
  if (!row) throw new Error('A deposit that was just made is not there');
  return depositReply(row);
}

interface BookedDeposit {
  id: number;
  courierId: number;
  currency: string;
  counted: Money;
  missing: Money;
  borneBy: 'courier' | 'market' | null;
  at: Date;
}

/** Books cash that was handed in, and what was missing of it. */
export async function bookDeposit(
  transaction: Transaction,
  { id, courierId, currency, counted, missing, borneBy, at }: BookedDeposit,
): Promise<void> {
  for (const [kind, entries] of [
    ['cash_deposited', entriesOfDeposit(courierId, counted)],
    ['cash_short', entriesOfShortage(courierId, missing, borneBy ?? 'courier')],
  ] as const) {
    if (entries.length === 0) continue;
    await writeJournal(transaction, { kind, about: { subject: `deposit:${id}` }, currency, entries, at });
  }
}

/** Sets how much cash couriers may hold; it is for the whole market, so for operators of all zones [DEL-48]. */
export async function setCashLimit(
  context: Context,
  staff: AuthorizedOperator,
  currency: string,
  { amount, version }: BodyOf<Cash['setLimit']>,
): Promise<ReplyOf<Cash['setLimit']>> {
  if (staff.zones !== 'all') throw new Refusal('right_missing');
  return actAsStaff(context, staff, async (transaction) => {
    const before = (await cashLimits(transaction)).find((one) => one.currency === currency);
    if (!before) throw new Refusal('rule_scope');
    const limit = amount === null ? null : fromDecimal(amount);
    if (!(await saveLimit(transaction, { currency, amount: limit, version })))
      throw new ChangedMeanwhile({ sent: { version, amount }, now: limitReply(before) });
    const after = { currency, amount: limit, version: version + 1 };
    const change = { action: 'cash.limit', subject: `currency:${currency}`, before: limitReply(before) };
    return { result: limitReply(after), change: { ...change, after: limitReply(after) } };
  });
}

export function limitReply({ currency, amount, version }: CashLimitRow) {
  return { currency, amount: amount === null ? null : toDecimal(amount), version };
}

export function depositReply({ made_at: madeAt, ...row }: CashDepositRow): CashDeposit {
  return {
    ...row,
    held: toDecimal(row.held),
    counted: toDecimal(row.counted),
    missing: toDecimal(row.missing),
    made_at: madeAt.toISOString(),
  };
}
