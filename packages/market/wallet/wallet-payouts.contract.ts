import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { paidTo, payeeKinds } from './wallet-payees.contract.ts';
import { payeeAccountKinds, payoutHolds } from './wallet-payees.rules.ts';
import { payoutStates } from './wallet-payouts.rules.ts';
import { statementQuery, statementReply } from './wallet-statements.contract.ts';

const payeeKind = z.enum(payeeKinds);

/** How many payees a run has at most; the others wait for the next one. */
export const maxPayouts = 1000;

const wanted = {
  payee: payeeKind,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Decimals of the currency; what is below waits for the next run. */
  least: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000)), 0),
};

const sums = {
  /** What the market owes. */
  owed: z.number(),
  /** Cash of the market in hand. */
  cash: z.number(),
  set_off: z.number(),
  amount: z.number(),
};

const run = z.object({
  id: z.int(),
  payee: payeeKind,
  currency: z.string(),
  least: z.number(),
  state: z.enum(['prepared', 'released', 'withdrawn']),
  version: z.int(),
  made_at: z.iso.datetime(),
  /** Null for a person whose account is gone. */
  made_by: z.nullable(z.string()),
  ended_at: z.nullable(z.iso.datetime()),
  ended_by: z.nullable(z.string()),
  /** Of its payouts, without those that were left out. */
  payouts: z.int(),
  total: z.number(),
  /** How many are on the way, paid and failed. */
  sent: z.int(),
  paid: z.int(),
  failed: z.int(),
  /** The caller has prepared it: another person releases it. */
  is_own: z.boolean(),
});
export type AdminPayoutRun = z.infer<typeof run>;

const payout = z.object({
  id: z.int(),
  payee_id: z.int(),
  name: z.string(),
  phone: z.string(),
  ...sums,
  /** Null where it is kept back because there is no account. */
  account: z.nullable(paidTo),
  state: z.enum(payoutStates),
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  changed_at: z.iso.datetime(),
});
export type AdminPayout = z.infer<typeof payout>;

const runWithPayouts = z.object({ run, payouts: z.array(payout) });
const runParams = z.object({ run_id: id });
const payoutParams = z.object({ run_id: id, payout_id: id });
const reason = text(200).check(z.minLength(3, 'This field is required.'));
const onRun = z.object({ version: z.int() });
const runRefusals = ['payout_run_not_found', 'payout_run_closed', 'changed_meanwhile'] as const;
const payoutRefusals = ['payout_run_not_found', 'payout_not_found', 'payout_settled'] as const;

/** Payouts to stores and couriers, prepared by one person and released by another [OPS-079]. */
export const adminPayoutsContract = {
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/admin/payout-runs/preview',
    summary: 'Who would be paid how much, minus cash in hand, and who waits [OPS-079]',
    callers: 'operator:ops.payouts',
    query: z.object(wanted),
    reply: z.object({
      payouts: z.array(z.object({ payee_id: z.int(), name: z.string(), ...sums })),
      total: z.number(),
      /** Whose payout is kept back, and why [STO-087]. */
      held: z.array(z.object({ payee_id: z.int(), name: z.string(), amount: z.number(), reason: z.enum(payoutHolds) })),
      /** Payees with a balance that is not paid: below the least amount, below 0, or beyond the most that a run takes. */
      waiting: z.int(),
    }),
    refusals: [],
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payout-runs',
    summary: 'Prepare a run of payouts; nothing is booked until another person releases it [OPS-079]',
    callers: 'operator:ops.payouts',
    oncePerKey: true,
    body: z.object(wanted),
    reply: runWithPayouts,
    refusals: ['payout_nothing'],
  }),
  runs: endpoint({
    method: 'GET',
    path: '/api/v1/admin/payout-runs',
    summary: 'Runs of payouts, newest first [OPS-079]',
    callers: 'operator:ops.payouts',
    query: z.object(pageQuery()),
    reply: listReply('runs', run),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/payout-runs/{run_id}',
    summary: 'A run with its payouts, the largest first [OPS-079]',
    callers: 'operator:ops.payouts',
    params: runParams,
    reply: runWithPayouts,
    refusals: ['payout_run_not_found'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payout-runs/{run_id}/withdraw',
    summary: 'Withdraw a run that is not released; its payees are free for the next one [OPS-079]',
    callers: 'operator:ops.payouts',
    params: runParams,
    body: z.object({ version: z.int(), reason }),
    reply: runWithPayouts,
    refusals: runRefusals,
  }),
  leaveOut: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payout-runs/{run_id}/payouts/{payout_id}/leave-out',
    summary: 'Leave a payee out of a run that is not released; the balance stays [OPS-079]',
    callers: 'operator:ops.payouts',
    params: payoutParams,
    body: z.object({ version: z.int(), reason }),
    reply: runWithPayouts,
    refusals: [...runRefusals, 'payout_not_found', 'payout_settled'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payout-runs/{run_id}/release',
    summary: 'Release a run that another person has prepared: its payouts are booked and go to the bank [OPS-079]',
    callers: 'operator:ops.payouts',
    needsFreshSecondFactor: true,
    params: runParams,
    body: onRun,
    reply: runWithPayouts,
    refusals: [...runRefusals, 'payout_same_person'],
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payout-runs/{run_id}/file',
    summary:
      'What the bank, or who runs the mobile money, needs to pay a released run; with whole account numbers [OPS-079]',
    callers: 'operator:ops.payouts',
    needsFreshSecondFactor: true,
    params: runParams,
    body: z.object({ kind: z.enum(payeeAccountKinds) }),
    reply: z.object({
      transfers: z.array(
        z.object({
          /** Comes back on the statement of the bank, such as 'payout-12'. */
          reference: z.string(),
          ...{ holder: z.string(), institution: z.string(), number: z.string() },
          ...{ amount: z.number(), currency: z.string() },
        }),
      ),
    }),
    refusals: ['payout_run_not_found', 'payout_run_closed'],
  }),
  markPaid: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payout-runs/{run_id}/payouts/{payout_id}/paid',
    summary: 'Note that the bank has paid a payout, with the reference of the transfer [OPS-079]',
    callers: 'operator:ops.payouts',
    params: payoutParams,
    body: z.object({ reference: text(100).check(z.minLength(1, 'This field is required.')) }),
    reply: runWithPayouts,
    refusals: payoutRefusals,
  }),
  markFailed: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payout-runs/{run_id}/payouts/{payout_id}/failed',
    summary: 'Note that a payout came back; the payee is owed it again [OPS-079]',
    callers: 'operator:ops.payouts',
    params: payoutParams,
    body: z.object({ reason }),
    reply: runWithPayouts,
    refusals: payoutRefusals,
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/v1/admin/statements/{payee}/{payee_id}',
    summary: 'What a store or a courier has earned, was paid and holds in cash [STO-085] [DEL-58]',
    callers: 'operator:ops.payouts',
    params: z.object({ payee: payeeKind, payee_id: id }),
    query: statementQuery,
    reply: z.object({ name: z.string(), ...statementReply.shape }),
    refusals: ['payee_not_found'],
  }),
};
