import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showSuspension } from './show-suspension.ts';

export const courierSuspensionRoutes = (context: ApiContext): Handlers<Contract['courierSuspension']> => ({
  show: ({ caller }) => showSuspension(context, caller),
});
