import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../../calls/endpoint.ts';
import { contest } from './wallet-contests.contract.ts';
import { contestAudiences, contestDecisions, maxContestWords } from './wallet-contests.rules.ts';

/** A contest as operators read it. */
const contestOfDesk = z.extend(contest, {
  audience: z.enum(contestAudiences),
  /** The courier or the store. */
  party_id: z.int(),
  party: z.string(),
  order_id: z.nullable(z.string()),
  /** The comment with a rating, or the reason of a suspension; null for a sum. */
  words_about: z.nullable(z.string()),
});
export type ContestOfDesk = z.infer<typeof contestOfDesk>;

/** What operators answer to those who contest. */
export const adminContestsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/contests',
    summary:
      'What couriers and stores contest, as far as the operator may answer it: what is open first, the longest wait on top [DEL-57]',
    callers: 'operator',
    query: z.object({ ...pageQuery(), state: z._default(z.enum(['open', 'answered']), 'open') }),
    reply: listReply('contests', contestOfDesk),
    refusals: [],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/admin/contests/{contest_id}/answer',
    summary:
      'Grant or deny what is contested, with words: the books, the rating or the suspension follow at once [DEL-57]',
    callers: 'operator',
    params: z.object({ contest_id: id }),
    body: z.object({
      decision: z.enum(contestDecisions),
      answer: text(maxContestWords).check(z.minLength(3, 'This field is required.')),
      /** Of a sum, what is granted of it; omitted for all. */
      granted: z.optional(z.number().check(z.minimum(0.01), z.maximum(1_000_000_000))),
    }),
    reply: contestOfDesk,
    refusals: ['contest_not_found', 'contest_answered', 'contest_amount', 'right_missing', 'courier_not_found'],
  }),
};
