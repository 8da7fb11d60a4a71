import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../../calls/endpoint.ts';
import { differenceKinds, maxAnsweredAtOnce, maxAnswerWords } from './payments-statements.rules.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const counts = z.object({
  same: z.int(),
  missing_here: z.int(),
  missing_there: z.int(),
  other_amount: z.int(),
  other_day: z.int(),
});

const comparison = z.object({
  /** Null until it is saved. */
  statement_id: z.nullable(z.int()),
  line_count: z.int(),
  /** Lines whose status says that they are no payments. */
  left_out: z.int(),
  /** Null in a file without a line that can be read. */
  first_day: z.nullable(z.string()),
  last_day: z.nullable(z.string()),
  /** The sum of the lines. */
  amount: z.number(),
  counts,
  /** Differences that were on the list before, by a statement of the same days. */
  known_count: z.int(),
  /** With one of them nothing is saved; `field` is empty for the whole line, and `line` 0 for the whole file. */
  faults: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
});
export type StatementComparison = z.infer<typeof comparison>;

const statement = z.object({
  id: z.int(),
  provider: z.string(),
  currency: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  file_name: z.string(),
  line_count: z.int(),
  same_count: z.int(),
  /** Differences, and those of them without an answer. */
  difference_count: z.int(),
  open_count: z.int(),
  /** Null for a person whose account is gone. */
  made_by: z.nullable(z.string()),
  made_at: z.iso.datetime(),
  /** False once a difference has an answer: the statement stays. */
  can_be_removed: z.boolean(),
});
export type PaymentStatement = z.infer<typeof statement>;

const side = z.nullable(
  z.object({
    amount: z.number(),
    currency: z.string(),
    /** Decimals of the currency, with which the amount is shown whole. */
    decimals: z.int(),
    day: z.nullable(z.string()),
  }),
);

const difference = z.object({
  id: z.int(),
  statement_id: z.int(),
  provider: z.string(),
  kind: z.enum(differenceKinds),
  reference: z.string(),
  /** The line of the file; null for a payment that the provider does not list. */
  line: z.nullable(z.int()),
  /** What the provider lists, and what the market noted then. */
  there: side,
  here: side,
  /** The payment now; null where none has this reference. */
  payment: z.nullable(z.object({ id: z.string(), status: z.string(), order_id: z.nullable(z.string()) })),
  answer: z.nullable(z.string()),
  answered_by: z.nullable(z.string()),
  answered_at: z.nullable(z.iso.datetime()),
  /** The later statement that lists the payment after all: the difference needs no answer then. */
  found_in: z.nullable(z.int()),
});
export type PaymentDifference = z.infer<typeof difference>;

/** Statements of payment providers against the payments of the market [OPS-077]. */
export const adminStatementsContract = {
  providers: endpoint({
    method: 'GET',
    path: '/api/v1/admin/statements/providers',
    summary: 'The providers of payments, the currencies of each, and the columns of a statement [OPS-077]',
    callers: 'operator:ops.finance',
    reply: z.object({
      providers: z.array(z.object({ name: z.string(), title: z.string(), currencies: z.array(z.string()) })),
      columns: z.array(z.object({ name: z.string(), about: z.string() })),
      /** Days are those of this zone. */
      time_zone: z.string(),
      today: z.string(),
    }),
    refusals: ['right_missing'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/statements',
    summary: 'Statements that were compared, the newest first [OPS-077]',
    callers: 'operator:ops.finance',
    query: z.object(pageQuery()),
    reply: listReply('statements', statement),
    refusals: ['right_missing'],
  }),
  compare: endpoint({
    method: 'POST',
    path: '/api/v1/admin/statements',
    summary:
      'Compare a statement of a provider with its payments; with `save` each difference becomes a task, all of them or none [OPS-077]',
    callers: 'operator:ops.finance',
    bodyAs: 'multipart',
    body: z.object({
      provider: text(40),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      file: uploadedFile,
      file_name: z._default(text(200), ''),
      /** The days that the statement is of; without them those of its lines. */
      first_day: z.optional(day),
      last_day: z.optional(day),
      step: z.enum(['preview', 'save']),
    }),
    reply: comparison,
    refusals: ['right_missing', 'statement_twice', 'too_large', 'overloaded'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/statements/{statement_id}',
    summary: 'Take a statement back with its differences, as long as none of them has an answer [OPS-077]',
    callers: 'operator:ops.finance',
    params: z.object({ statement_id: id }),
    reply: z.object({}),
    refusals: ['right_missing', 'statement_not_found', 'statement_answered'],
  }),
  differences: endpoint({
    method: 'GET',
    path: '/api/v1/admin/statement-differences',
    summary:
      'Differences between statements and payments: open ones the oldest first, answered ones the newest [OPS-077]',
    callers: 'operator:ops.finance',
    query: z.object({
      ...pageQuery(),
      state: z._default(z.enum(['open', 'answered']), 'open'),
      kind: z.optional(z.enum(differenceKinds)),
      statement_id: z.optional(id),
    }),
    reply: listReply('differences', difference),
    refusals: ['right_missing'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/admin/statement-differences/answer',
    summary: 'Answer differences in words, all of them or none; what has an answer leaves the list [OPS-077]',
    callers: 'operator:ops.finance',
    body: z.object({
      ids: z.array(id).check(z.minLength(1), z.maxLength(maxAnsweredAtOnce)),
      words: text(maxAnswerWords).check(z.minLength(3, 'This field is required.')),
    }),
    reply: z.object({ answered: z.int() }),
    refusals: ['right_missing', 'difference_not_found', 'difference_answered'],
  }),
};
