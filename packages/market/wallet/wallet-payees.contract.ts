import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { payeeAccountKinds } from './wallet-payees.rules.ts';

export const payeeKinds = ['store', 'courier'] as const;

/** An account as everybody but the bank reads it. */
export const paidTo = z.object({
  kind: z.enum(payeeAccountKinds),
  /** The name that the account is kept under. */
  holder: z.string(),
  /** The bank, or who runs the mobile money. */
  institution: z.string(),
  /** Its last four characters. */
  masked: z.string(),
});

const ownAccount = z.object({
  id: z.int(),
  ...paidTo.shape,
  made_at: z.iso.datetime(),
  made_by: z.nullable(z.string()),
  /** Nothing is paid to it before. */
  usable_at: z.iso.datetime(),
  /** An operator has seen that the bank shows the same name. */
  is_checked: z.boolean(),
});

/** What a payee reads of the account [STO-087] [DEL-56]. */
export const ownAccountReply = z.object({
  /** Null while there is none: payouts wait. */
  account: z.nullable(ownAccount),
  /** Why an operator has refused the last one; null where it was not refused. */
  refused_reason: z.nullable(z.string()),
  /** The form of numbers, as a two-letter code. */
  country: z.string(),
  /** The call that sets it wants the password, because the person has no second factor that was proved. */
  needs_password: z.boolean(),
});
export type OwnPayeeAccount = z.infer<typeof ownAccountReply>;

const required = 'This field is required.';

export const newAccount = z.object({
  kind: z.enum(payeeAccountKinds),
  holder: text(100).check(z.minLength(2, required)),
  institution: text(100).check(z.minLength(2, required)),
  number: text(50).check(z.minLength(1, required)),
  current_password: z.optional(z.string().check(z.maxLength(200))),
  /** The account that is replaced; 0 where there is none. */
  replaces: z.int().check(z.minimum(0)),
});

export const newAccountRefusals = ['password_wrong', 'changed_meanwhile', 'too_many'] as const;

const account = z.object({
  id: z.int(),
  payee: z.enum(payeeKinds),
  payee_id: z.int(),
  /** The store, or the courier. */
  name: z.string(),
  ...paidTo.shape,
  made_at: z.iso.datetime(),
  made_by: z.nullable(z.string()),
  usable_at: z.iso.datetime(),
  checked_name: z.nullable(z.string()),
  /** The caller has entered it: another person checks it. */
  is_own: z.boolean(),
});
export type AdminPayeeAccount = z.infer<typeof account>;

const params = z.object({ account_id: id });

/** Accounts that stores and couriers are paid to, as operators check them [STO-087]. */
export const adminPayeesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/payee-accounts',
    summary: 'Accounts of stores and couriers, those that nobody has checked first, the oldest first [STO-087]',
    callers: 'operator:ops.payouts',
    query: z.object(pageQuery()),
    reply: listReply('accounts', account),
    refusals: [],
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payee-accounts/{account_id}/reveal',
    summary: 'The whole number of an account, for a test transfer; the audit log notes who has read it [STO-087]',
    callers: 'operator:ops.payouts',
    needsFreshSecondFactor: true,
    params,
    reply: z.object({ number: z.string() }),
    refusals: ['payee_account_not_found'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payee-accounts/{account_id}/check',
    summary:
      'Note the name that the bank shows for an account; it must be the one that the payee has entered [STO-087]',
    callers: 'operator:ops.payouts',
    params,
    body: z.object({ name_at_bank: text(100).check(z.minLength(2, required)) }),
    reply: account,
    refusals: ['payee_account_not_found', 'account_name_differs', 'account_same_person'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payee-accounts/{account_id}/refuse',
    summary: 'Refuse an account; its payee reads the reason and enters another one [STO-087]',
    callers: 'operator:ops.payouts',
    params,
    body: z.object({ reason: text(200).check(z.minLength(3, required)) }),
    reply: account,
    refusals: ['payee_account_not_found'],
  }),
};
