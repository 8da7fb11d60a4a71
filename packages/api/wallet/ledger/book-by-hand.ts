import type { BodyOf } from 'market/calls/endpoint';
import { fromDecimal, minus, nothing, toDecimal } from 'market/values/money';
import type { adminManualContract, ManualJournal } from 'market/wallet/wallet-manual.contract';
import { isBookableByHand, lossesAccount } from 'market/wallet/wallet-manual.rules';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { writeJournal } from '../wallet.data.ts';
import {
  decideManualJournal,
  insertManualJournal,
  knownAccounts,
  lockManualJournal,
  type ManualJournalRow,
} from './wallet-manual.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Proposes a manual journal on two accounts that are known: it adds up to 0 by its form [OPS-080]. */
export function proposeJournal(
  context: Context,
  staff: AuthorizedOperator,
  key: string,
  wanted: BodyOf<typeof adminManualContract.propose>,
): Promise<ManualJournal> {
  mustSeeAll(staff);
  return actOnceAsStaff(context, staff, { key, request: { wanted } }, async (transaction) => {
    const { kind, credit, currency, reason } = wanted;
    const debit = wanted.debit ?? (kind === 'written_off' ? lossesAccount : '');
    const [accounts, at] = [[debit, credit], context.now()];
    const known = await knownAccounts(transaction, accounts, currency);
    // The first loss of a market makes its account.
    const isKnown = (account: string) => account === lossesAccount || known.includes(account);
    if (debit === credit || !accounts.every((one) => isBookableByHand(one) && isKnown(one))) {
      throw new Refusal('ledger_account_unknown');
    }
    const amount = fromDecimal(wanted.amount);
    const made = { kind, debit, credit, currency, amount, reason, by: staff.customerId, at };
    const id = await insertManualJournal(transaction, made);
    const change = { action: 'journal.propose', subject: subjectOf(id), after: { ...wanted, debit }, reason };
    return { result: await replyOf(transaction, staff, id), change };
  });
}

/** Books a journal that another person has proposed [OPS-080]. */
export function bookJournal(context: Context, staff: AuthorizedOperator, id: number): Promise<ManualJournal> {
  return actAsStaff(context, staff, async (transaction) => {
    const journal = await lockProposedJournal(transaction, staff, id);
    if (journal.maker_id === staff.customerId) throw new Refusal('manual_same_person');
    const { kind, debit, credit, currency, amount, reason } = journal;
    const at = context.now();
    await decideManualJournal(transaction, id, { state: 'booked', by: staff.customerId, at });
    const entries = [
      { account: debit, amount },
      { account: credit, amount: minus(nothing, amount) },
    ];
    await writeJournal(transaction, { kind, about: { subject: subjectOf(id) }, currency, entries, at });
    const after = { debit, credit, currency, amount: toDecimal(amount) };
    return {
      result: await replyOf(transaction, staff, id),
      change: { action: 'journal.book', subject: subjectOf(id), after, reason },
    };
  });
}

/** Declines a proposed journal; the person who made it takes it back by the same [OPS-080]. */
export function declineJournal(
  context: Context,
  staff: AuthorizedOperator,
  id: number,
  reason: string,
): Promise<ManualJournal> {
  return actAsStaff(context, staff, async (transaction) => {
    await lockProposedJournal(transaction, staff, id);
    await decideManualJournal(transaction, id, { state: 'declined', by: staff.customerId, at: context.now(), reason });
    return {
      result: await replyOf(transaction, staff, id),
      change: { action: 'journal.decline', subject: subjectOf(id), reason },
    };
  });
}

export function manualReply(
  { maker_id: maker, amount, made_at: madeAt, decided_at: decidedAt, ...row }: ManualJournalRow,
  staff: AuthorizedOperator,
): ManualJournal {
  return {
    ...row,
    amount: toDecimal(amount),
    made_at: madeAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    is_own: maker === staff.customerId,
  };
}

/** The books have no zones: they are for operators of all of them. */
export function mustSeeAll({ zones }: AuthorizedOperator): void {
  if (zones !== 'all') throw new Refusal('right_missing');
}

async function lockProposedJournal(
  transaction: Transaction,
  staff: AuthorizedOperator,
  id: number,
): Promise<ManualJournalRow> {
  mustSeeAll(staff);
  const journal = await lockManualJournal(transaction, id);
  if (!journal) throw new Refusal('manual_not_found');
  if (journal.state !== 'proposed') throw new Refusal('manual_decided');
  return journal;
}

async function replyOf(transaction: Transaction, staff: AuthorizedOperator, id: number): Promise<ManualJournal> {
  return manualReply((await lockManualJournal(transaction, id)) as ManualJournalRow, staff);
}

const subjectOf = (id: number) => `manual:${id}`;
