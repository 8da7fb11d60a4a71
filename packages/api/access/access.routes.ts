import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showMemberships } from './show-memberships.ts';

export const accessRoutes = (context: ApiContext): Handlers<Contract['access']> => ({
  memberships: ({ caller }) => showMemberships(context, caller.customerId),
});
