import type { Contract } from 'market/calls/contract';
import { describeDevice } from '#api/auth/sessions/describe-device.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { acceptInvitation, showInvitation } from './accept-invitation.ts';
import { showMemberships } from './show-memberships.ts';

export const accessRoutes = (context: ApiContext): Handlers<Contract['access']> => ({
  memberships: ({ caller }) => showMemberships(context, caller.customerId),

  invitation: ({ body }) => showInvitation(context, body.token),

  async acceptInvitation({ caller: { customerId }, body: { token }, requestId, userAgent }) {
    await acceptInvitation(context, { customerId, token, requestId, device: describeDevice(userAgent) });
    return showMemberships(context, customerId);
  },
});
