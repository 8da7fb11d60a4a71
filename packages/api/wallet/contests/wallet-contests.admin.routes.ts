import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { answerContest, listContestsOfDesk } from './answer-contest.ts';

export const adminContestsRoutes = (context: ApiContext): Handlers<Contract['adminContests']> => ({
  list: ({ caller, query }) => listContestsOfDesk(context, caller, query),
  answer: ({ caller, params, body }) => answerContest(context, caller, params.contest_id, body),
});
