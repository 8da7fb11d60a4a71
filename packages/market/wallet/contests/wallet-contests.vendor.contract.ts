import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../../calls/endpoint.ts';
import { contest, contestable, newContest, newContestRefusals } from './wallet-contests.contract.ts';

const params = z.object({ store_id: id });

/** What a store contests: sums that were taken from it [STO-089], and that an operator has closed it [SEAT-09]. */
export const vendorContestsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/contests',
    summary: 'What a store has contested, with the answers; the newest first [STO-089]',
    callers: 'vendor:store.money',
    params,
    query: z.object(pageQuery()),
    reply: listReply('contests', contest),
    refusals: [],
  }),
  contestable: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/contestable',
    summary: 'The deductions of the last 7 days that a store may contest [STO-089]',
    callers: 'vendor:store.money',
    params,
    query: z.object(pageQuery()),
    reply: listReply('contestable', contestable),
    refusals: [],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/contests',
    summary:
      'Contest a deduction, which is not taken until the answer, or the closing of the store by an operator; with words and pictures, once and within 7 days [STO-089] [SEAT-09]',
    callers: 'vendor:store.money',
    openWhileClosed: true,
    oncePerKey: true,
    params,
    bodyAs: 'multipart',
    body: z.extend(newContest, { about: z.string().check(z.regex(/^(journal|suspension):[1-9]\d{0,14}$/)) }),
    reply: contest,
    refusals: newContestRefusals,
  }),
};
