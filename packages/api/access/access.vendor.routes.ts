import type { vendorDevicesContract } from 'market/access/devices/access-devices.vendor.contract';
import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { type MemberRow, membersOf } from './access.data.ts';
import { type InvitationRow, openInvitations } from './invitations/access-invitations.data.ts';
import { inviteStaff, withdrawStaffInvitation } from './invitations/invite-staff.ts';
import { changeMemberRole, leaveStore, mustBeGrantableRole, removeMember } from './manage-members.ts';

export const vendorAccessRoutes = (
  context: ApiContext,
): Handlers<Omit<Contract['vendorAccess'], keyof typeof vendorDevicesContract>> => ({
  async members({ caller, query }) {
    const { rows, page } = pageOfAll(await membersOf(context.db, caller.storeId), query);
    return { ...page, members: rows.map(asReply) };
  },

  async changeRole({ caller, params, body }) {
    return asReply(await changeMemberRole(context, caller, { ...body, accountId: params.account_id }));
  },

  async remove({ caller, params }) {
    await removeMember(context, caller, params.account_id);
    return { message: 'Removed from the staff.' };
  },

  async leave({ caller }) {
    await leaveStore(context, caller);
    return { message: 'You have left the staff.' };
  },

  async invitations({ caller, query }) {
    const open = await openInvitations(context.db, caller.storeId, context.now());
    const { rows, page } = pageOfAll(open, query);
    return { ...page, invitations: rows.map(invitationReply) };
  },

  async invite({ caller, body: { contact, role }, origin }) {
    mustBeGrantableRole(caller, role);
    const to = { storeId: caller.storeId, role, roles: null, zoneIds: null };
    const { invitation, link, isSent } = await inviteStaff(context, caller, { to, contact, origin });
    return { invitation: invitationReply(invitation), link, is_sent: isSent };
  },

  async withdrawInvitation({ caller, params }) {
    await withdrawStaffInvitation(context, caller, params.invitation_id);
    return { message: 'Invitation withdrawn.' };
  },
});

function asReply({ created_at, ...member }: MemberRow) {
  return { ...member, created_at: created_at.toISOString() };
}

function invitationReply({ id, contact, invited_by, role, created_at, expires_at }: InvitationRow) {
  // An invitation of a store has a role; the type of the row has those of operators too.
  if (role === null) throw new Error(`Invitation ${id} has no role`);
  return {
    id,
    contact,
    invited_by,
    role,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
