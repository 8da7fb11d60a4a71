import * as z from 'zod/mini';
import { payoutStates } from './wallet-payouts.rules.ts';

/** How many lines a statement lists; its closing counts all of them. */
export const maxStatementLines = 2000;

export const statementQuery = z.object({
  from: z.iso.datetime({ offset: true }),
  until: z.iso.datetime({ offset: true }),
});

const side = z.object({ opening: z.number(), closing: z.number() });

const line = z.object({
  at: z.iso.datetime(),
  /** The kind of the journal. */
  kind: z.string(),
  order_id: z.nullable(z.string()),
  /** What else it is about, such as 'payout:12'. */
  subject: z.nullable(z.string()),
  /** What the market owes, or cash of the market in hand. */
  side: z.enum(['owed', 'cash']),
  amount: z.number(),
});

/** A statement of a store or a courier: a query of the ledger [STO-085] [DEL-58]. */
export const statementReply = z.object({
  now: z.iso.datetime(),
  currencies: z.array(
    z.object({
      currency: z.string(),
      /** What the market owes; below 0 it is owed. */
      owed: side,
      cash: side,
      /** The oldest first. */
      lines: z.array(line),
      is_whole: z.boolean(),
    }),
  ),
});
export type Statement = z.infer<typeof statementReply>;

/** A payout as its payee sees it [STO-086] [DEL-56]. */
export const ownPayout = z.object({
  id: z.int(),
  currency: z.string(),
  amount: z.number(),
  /** Cash that stayed in hand as a part of what was owed. */
  set_off: z.number(),
  state: z.enum(payoutStates),
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  changed_at: z.iso.datetime(),
});
export type OwnPayout = z.infer<typeof ownPayout>;
