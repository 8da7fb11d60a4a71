import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { correctWallet } from './correct-wallet.ts';
import { giveGoodwill } from './give-goodwill.ts';
import { closeAccount, revealContact, writeNote } from './look-after-customer.ts';
import { listCustomers, showCustomer } from './show-customers.ts';

export const adminCustomersRoutes = (context: ApiContext): Handlers<Contract['adminCustomers']> => ({
  list: ({ caller, query }) => listCustomers(context, caller, query),

  show: ({ caller, params }) => showCustomer(context, caller, params.account_id),

  contact: ({ caller, params, body }) => revealContact(context, caller, params.account_id, body.reason),

  note: ({ caller, params, body }) => writeNote(context, caller, params.account_id, body.text),

  correctWallet: ({ caller, params, body, idempotencyKey }) =>
    correctWallet(context, caller, { customerId: params.account_id, key: idempotencyKey }, body),

  giveGoodwill: ({ caller, params, body, idempotencyKey }) =>
    giveGoodwill(context, caller, { customerId: params.account_id, key: idempotencyKey }, body),

  suspend: ({ caller, params, body }) => closeAccount(context, caller, params.account_id, body.reason),

  restore: ({ caller, params }) => closeAccount(context, caller, params.account_id, null),
});
