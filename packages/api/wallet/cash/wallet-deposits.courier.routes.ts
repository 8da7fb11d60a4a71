import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { ownDepositReply, reportDeposit } from './report-deposit.ts';
import { depositsOfCourier } from './wallet-own-deposits.data.ts';

export const courierDepositsRoutes = (context: ApiContext): Handlers<Contract['courierDeposits']> => ({
  async list({ caller, query }) {
    const { rows, total } = await depositsOfCourier(context.db, caller.courierId, sliceOf(query));
    const linkTo = await privateLinks(context);
    const deposits = rows.map((row) => ownDepositReply(row, linkTo));
    return { total_size: total, limit: query.limit, offset: query.offset, deposits };
  },
  make: ({ caller, body, idempotencyKey }) => reportDeposit(context, caller, idempotencyKey, body),
});
