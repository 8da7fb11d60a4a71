import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery, text } from '../calls/endpoint.ts';

const account = z.object({
  account: z.string(),
  currency: z.string(),
  /** Debit above 0, credit below: what the market owes is below 0. */
  balance: z.number(),
  entries: z.int(),
});

const about = {
  journal_id: z.int(),
  kind: z.string(),
  at: z.iso.datetime(),
  order_id: z.nullable(z.string()),
  /** What else the journal is about, such as 'payout:12'. */
  subject: z.nullable(z.string()),
};

const entry = z.object({ ...about, amount: z.number() });
export type LedgerEntryRow = z.infer<typeof entry>;

const journal = z.object({
  ...about,
  entries: z.array(z.object({ account: z.string(), currency: z.string(), amount: z.number() })),
});

/** How many breaches of a run are listed; its count has all of them. */
export const maxListedBreaches = 200;

const invariants = z.object({
  /** A run that was wanted and has not ended. */
  is_running: z.boolean(),
  /** Null before the first run. */
  last: z.nullable(
    z.object({
      ended_at: z.iso.datetime(),
      seconds: z.int(),
      /** Null for the run of each night. */
      wanted_by: z.nullable(z.string()),
      breach_count: z.int(),
      breaches: z.array(z.object({ invariant: z.string(), breach: z.string(), subject: z.string() })),
    }),
  ),
});
export type Invariants = z.infer<typeof invariants>;

/** The ledger, to be read [OPS-076]. */
export const adminLedgerContract = {
  accounts: endpoint({
    method: 'GET',
    path: '/api/v1/admin/ledger/accounts',
    summary: 'Accounts of the ledger with their balances, by a part of the name [OPS-076]',
    callers: 'operator:ops.ledger',
    query: z.object({ ...pageQuery(), search: z.optional(text(60)) }),
    reply: listReply('accounts', account),
    refusals: ['right_missing'],
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/v1/admin/ledger/entries',
    summary: 'What was booked on an account, newest first [OPS-076]',
    callers: 'operator:ops.ledger',
    query: z.object({
      ...pageQuery(),
      account: text(100).check(z.minLength(1)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    }),
    reply: listReply('entries', entry),
    refusals: ['right_missing'],
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/v1/admin/ledger/orders/{order_id}',
    summary: 'Every journal of an order with its entries, and who holds what of it now [OPS-014]',
    callers: 'operator:ops.ledger',
    params: z.object({ order_id: text(40).check(z.minLength(1)) }),
    reply: z.object({
      /** The oldest first. */
      journals: z.array(journal),
      /** The sums of all journals; together they are 0. */
      balances: z.array(z.object({ account: z.string(), currency: z.string(), amount: z.number() })),
    }),
    refusals: ['order_not_found'],
  }),
  invariants: endpoint({
    method: 'GET',
    path: '/api/v1/admin/ledger/invariants',
    summary: 'The last check of the invariants, with its first breaches [OPS-081]',
    callers: 'operator:ops.ledger',
    reply: invariants,
    refusals: ['right_missing'],
  }),
  checkInvariants: endpoint({
    method: 'POST',
    path: '/api/v1/admin/ledger/invariants',
    summary: 'Check the invariants now, in the background; a check that runs already is enough [OPS-081]',
    callers: 'operator:ops.ledger',
    reply: invariants,
    refusals: ['right_missing'],
  }),
};
