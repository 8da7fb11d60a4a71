import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { manualJournalKinds } from './wallet-manual.rules.ts';

const reason = text(200).check(z.minLength(3, 'This field is required.'));
const account = text(60).check(z.minLength(1, 'This field is required.'));

const manualJournal = z.object({
  id: z.int(),
  kind: z.enum(manualJournalKinds),
  debit: z.string(),
  credit: z.string(),
  currency: z.string(),
  amount: z.number(),
  reason: z.string(),
  state: z.enum(['proposed', 'booked', 'declined']),
  /** Null for a person whose account is gone. */
  made_by: z.nullable(z.string()),
  made_at: z.iso.datetime(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.iso.datetime()),
  decline_reason: z.nullable(z.string()),
  /** The caller has made it: another person decides. */
  is_own: z.boolean(),
});
export type ManualJournal = z.infer<typeof manualJournal>;

const params = z.object({ manual_id: id });
const decisionRefusals = ['right_missing', 'manual_not_found', 'manual_decided', 'manual_same_person'] as const;

/** Manual journals: made by one person, booked by another [OPS-080]. */
export const adminManualContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/manual-journals',
    summary: 'Manual journals, those that wait for a second person first, then the newest [OPS-080]',
    callers: 'operator:ops.finance',
    query: z.object(pageQuery()),
    reply: listReply('journals', manualJournal),
    refusals: ['right_missing'],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/v1/admin/manual-journals',
    summary: 'Propose a manual journal; nothing is booked until another person agrees [OPS-080]',
    callers: 'operator:ops.finance',
    oncePerKey: true,
    body: z.object({
      kind: z.enum(manualJournalKinds),
      /** The account that has the amount afterwards; without one what is written off is a loss of the market. */
      debit: z.optional(account),
      credit: account,
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** Decimals of the currency. */
      amount: z.number().check(z.positive(), z.maximum(1_000_000_000)),
      reason,
    }),
    reply: manualJournal,
    refusals: ['right_missing', 'ledger_account_unknown'],
  }),
  book: endpoint({
    method: 'POST',
    path: '/api/v1/admin/manual-journals/{manual_id}/book',
    summary: 'Book a journal that another person has proposed [OPS-080]',
    callers: 'operator:ops.finance',
    needsFreshSecondFactor: true,
    params,
    reply: manualJournal,
    refusals: decisionRefusals,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/admin/manual-journals/{manual_id}/decline',
    summary: 'Decline a proposed journal, or take an own one back [OPS-080]',
    callers: 'operator:ops.finance',
    params,
    body: z.object({ reason }),
    reply: manualJournal,
    refusals: ['right_missing', 'manual_not_found', 'manual_decided'],
  }),
};
