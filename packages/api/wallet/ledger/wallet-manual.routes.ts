import type { Contract } from 'market/calls/contract';
import { maxCounted } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import { bookJournal, declineJournal, manualReply, mustSeeAll, proposeJournal } from './book-by-hand.ts';
import { countManualJournals, manualJournals } from './wallet-manual.data.ts';

export const adminManualRoutes = (context: ApiContext): Handlers<Contract['adminManual']> => ({
  async list({ caller, query }) {
    mustSeeAll(caller);
    const rows = await manualJournals(context.db, sliceOf(query));
    const total = await totalOf(query, rows.length, () => countManualJournals(context.db, maxCounted));
    const journals = rows.map((row) => manualReply(row, caller));
    return { total_size: total, limit: query.limit, offset: query.offset, journals };
  },
  propose: ({ caller, body, idempotencyKey }) => proposeJournal(context, caller, idempotencyKey, body),
  book: ({ caller, params }) => bookJournal(context, caller, params.manual_id),
  decline: ({ caller, params, body }) => declineJournal(context, caller, params.manual_id, body.reason),
});
