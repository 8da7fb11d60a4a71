import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { changeAcceptRule, showAcceptRule } from './edit-accept-rule.ts';

export const vendorAcceptanceRoutes = (context: ApiContext): Handlers<Contract['vendorAcceptance']> => ({
  show: ({ caller }) => showAcceptRule(context, caller.storeId),

  set: ({ caller, body }) => changeAcceptRule(context, caller, body),
});
