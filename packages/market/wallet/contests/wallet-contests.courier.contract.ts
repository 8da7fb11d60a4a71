import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery } from '../../calls/endpoint.ts';
import { contest, contestable, newContest, newContestRefusals } from './wallet-contests.contract.ts';

/** What a courier contests: a sum, a rating, a suspension [DEL-57]. */
export const courierContestsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/courier/contests',
    summary: 'What a courier has contested, with the answers; the newest first [DEL-57]',
    callers: 'courier',
    openWhileSuspended: true,
    query: z.object(pageQuery()),
    reply: listReply('contests', contest),
    refusals: [],
  }),
  contestable: endpoint({
    method: 'GET',
    path: '/api/v1/courier/contestable',
    summary: 'The sums, ratings and the suspension of the last 14 days that a courier may contest [DEL-57]',
    callers: 'courier',
    openWhileSuspended: true,
    query: z.object(pageQuery()),
    reply: listReply('contestable', contestable),
    refusals: [],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/courier/contests',
    summary:
      'Contest a sum, a rating or a suspension with words and pictures, once and within 14 days; a deduction and a rating are held until the answer [DEL-57]',
    callers: 'courier',
    openWhileSuspended: true,
    oncePerKey: true,
    bodyAs: 'multipart',
    body: newContest,
    reply: contest,
    refusals: newContestRefusals,
  }),
};
