import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { pageOfAll, sliceOf } from '#api/http/list-pages.ts';
import { contestReply } from './contest-replies.ts';
import { listContestable, makeContest, partyOf } from './make-contest.ts';
import { contestsOf } from './wallet-contests.data.ts';

export const vendorContestsRoutes = (context: ApiContext): Handlers<Contract['vendorContests']> => ({
  async list({ caller, query }) {
    const { rows, total } = await contestsOf(context.db, partyOf(caller), sliceOf(query));
    const linkTo = await privateLinks(context);
    const contests = rows.map((row) => contestReply(row, linkTo));
    return { total_size: total, limit: query.limit, offset: query.offset, contests };
  },
  async contestable({ caller, query }) {
    const things = await listContestable(context, caller);
    const contestable = things.filter(
      ({ kind, booked }) => kind === 'suspension' || (kind === 'sum' && (booked ?? 0) < 0),
    );
    const { rows, page } = pageOfAll(contestable, query);
    return { ...page, contestable: rows };
  },
  make: ({ caller, body, idempotencyKey }) => makeContest(context, caller, idempotencyKey, body),
});
