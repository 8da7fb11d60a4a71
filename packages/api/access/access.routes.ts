import type { devicesContract } from 'market/access/devices/access-devices.contract';
import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { describeDevice } from '#api/http/callers/describe-device.ts';
import { showStart } from './couriers/show-start.ts';
import { acceptInvitation, showInvitation } from './invitations/accept-invitation.ts';
import { setUpMarket, showSetup } from './set-up-market.ts';
import { showMemberships } from './show-memberships.ts';

export const accessRoutes = (
  context: ApiContext,
): Handlers<Omit<Contract['access'], keyof typeof devicesContract>> => ({
  memberships: ({ caller }) => showMemberships(context, caller.customerId, caller.device),

  riderStart: ({ caller }) => showStart(context, caller.customerId),

  invitation: ({ body }) => showInvitation(context, body.token),

  async acceptInvitation({ caller: { customerId }, body: { token }, requestId, userAgent }) {
    await acceptInvitation(context, { customerId, token, requestId, device: describeDevice(userAgent) });
    return showMemberships(context, customerId);
  },

  async showSetupLink({ body }) {
    return { expires_at: (await showSetup(context, body.token)).toISOString() };
  },

  async setUp({ body, requestId, userAgent, session }) {
    return {
      token: session.start(await setUpMarket(context, { ...body, requestId, device: describeDevice(userAgent) })),
    };
  },
});
