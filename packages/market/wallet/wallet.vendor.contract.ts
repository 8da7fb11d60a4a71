import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { newAccount, newAccountRefusals, ownAccountReply } from './wallet-payees.contract.ts';
import { ownPayout, statementQuery, statementReply } from './wallet-statements.contract.ts';

const params = z.object({ store_id: id });

/** The money of a store, as its staff reads it. */
export const vendorWalletContract = {
  statement: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/statement',
    summary: 'What a store has earned, was paid and holds in cash: a query of the ledger [STO-085]',
    callers: 'vendor:store.money',
    params,
    query: statementQuery,
    reply: statementReply,
    refusals: [],
  }),
  payouts: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/payouts',
    summary: 'Payouts of a store: expected, on the way, paid, failed with the reason; newest first [STO-086]',
    callers: 'vendor:store.money',
    params,
    query: z.object(pageQuery()),
    reply: listReply('payouts', ownPayout),
    refusals: [],
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/payee-account',
    summary: 'The account that a store is paid to, with the last four characters of its number [STO-087]',
    callers: 'vendor:store.money',
    params,
    reply: ownAccountReply,
    refusals: [],
  }),
  setAccount: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/payee-account',
    summary: 'Set the account that a store is paid to; nothing is paid to a new one for a day [STO-087]',
    callers: 'vendor:store.owner',
    needsFreshSecondFactor: true,
    params,
    body: newAccount,
    reply: ownAccountReply,
    refusals: newAccountRefusals,
  }),
};
