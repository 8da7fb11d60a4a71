import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showCourierReach } from './show-reach.ts';

export const courierReachRoutes = (context: ApiContext): Handlers<Contract['courierReach']> => ({
  show: ({ caller }) => showCourierReach(context, caller),
});
