import type { Contract } from 'market/calls/contract';
import { maxCounted } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { type OperatorRow, operatorsOfMarket } from './access.data.ts';
import {
  addCourierAsOperator,
  listCouriers,
  moveCourierTo,
  restoreCourier,
  seePapers,
  showCourier,
} from './couriers/manage-couriers.ts';
import { type InvitationRow, openInvitations } from './invitations/access-invitations.data.ts';
import { inviteStaff, withdrawStaffInvitation } from './invitations/invite-staff.ts';
import {
  changeOperatorRoles,
  endOperatorSessions,
  mustBeGrantableRoles,
  mustBeZones,
  removeOperator,
  resetOperatorFactor,
  showOperatorSessions,
} from './manage-operators.ts';

export const adminAccessRoutes = (
  context: ApiContext,
): Omit<Handlers<Contract['adminAccess']>, 'suspendCourier' | 'signOutCourier'> => ({
  async operators({ query }) {
    const { rows, page } = pageOfAll(await operatorsOfMarket(context.db), query);
    return { ...page, operators: rows.map(asReply) };
  },

  async changeRoles({ caller, params, body }) {
    const { roles, zone_ids: zoneIds, version } = body;
    const change = { accountId: params.account_id, roles, zoneIds, version };
    return asReply(await changeOperatorRoles(context, caller, change));
  },

  async remove({ caller, params }) {
    await removeOperator(context, caller, params.account_id);
    return { message: 'Removed from the staff.' };
  },

  async operatorSessions({ params, query }) {
    const { rows, page } = pageOfAll(await showOperatorSessions(context, params.account_id), query);
    const sessions = rows.map(({ id, device, created_at: createdAt, seen_at: seenAt }) => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      seen_at: seenAt.toISOString(),
    }));
    return { ...page, sessions };
  },

  async endOperatorSessions({ caller, params, query }) {
    await endOperatorSessions(context, caller, { accountId: params.account_id, sessionId: query.session_id });
    return { message: 'Logged out successfully.' };
  },

  async resetSecondFactor({ caller, params }) {
    return asReply(await resetOperatorFactor(context, caller, params.account_id));
  },

  async invitations({ query }) {
    const { rows, page } = pageOfAll(await openInvitations(context.db, null, context.now()), query);
    return { ...page, invitations: rows.map(invitationReply) };
  },

  async invite({ caller, body: { contact, roles: named, zone_ids: zoneIds }, origin }) {
    mustBeGrantableRoles(caller, named, zoneIds ?? 'all');
    await mustBeZones(context.db, zoneIds);
    const to = { storeId: null, role: null, roles: [...new Set(named)], zoneIds };
    const { invitation, link, isSent } = await inviteStaff(context, caller, { to, contact, origin });
    return { invitation: invitationReply(invitation), link, is_sent: isSent };
  },

  async withdrawInvitation({ caller, params }) {
    await withdrawStaffInvitation(context, caller, params.invitation_id);
    return { message: 'Invitation withdrawn.' };
  },

  async couriers({ caller, query }) {
    const { couriers, total } = await listCouriers(context, caller, query);
    return { total_size: Math.min(maxCounted, total), limit: query.limit, offset: query.offset, couriers };
  },

  courier: ({ caller, params }) => showCourier(context, caller, params.courier_id),

  addCourier: ({ caller, body }) => addCourierAsOperator(context, caller, body),

  changeCourier: ({ caller, params, body: { version, ...work } }) =>
    moveCourierTo(context, caller, { id: params.courier_id, version }, work),

  seePapers: ({ caller, params, body: { version } }) => seePapers(context, caller, { id: params.courier_id, version }),

  restoreCourier: ({ caller, params, body: { version } }) =>
    restoreCourier(context, caller, { id: params.courier_id, version }),
});

function asReply({ created_at, ...operator }: OperatorRow) {
  return { ...operator, created_at: created_at.toISOString() };
}

function invitationReply({ id, contact, invited_by, roles, zone_ids, created_at, expires_at }: InvitationRow) {
  return {
    id,
    contact,
    invited_by,
    roles: roles ?? [],
    zone_ids,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
