import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showDay } from './show-day.ts';

export const adminDayRoutes = (context: ApiContext): Handlers<Contract['adminDay']> => ({
  show: ({ caller }) => showDay(context, caller),
});
