import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import type { Grant, Person, TeamCalls } from 'app-kit/team/team.ts';
import type { StoreRole } from 'market/access/access.contract';
import { vendorAccessContract } from 'market/access/access.vendor.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { everyRow } from 'market/calls/every-row';

const calls = createApiClient({ vendorAccess: vendorAccessContract }).vendorAccess;

type Member = ReplyOf<typeof vendorAccessContract.members>['members'][number];

/** Returns the calls of the team of a store. */
export function storeTeamCalls(storeId: number): TeamCalls {
  const params = { store_id: storeId };
  return {
    async people(signal) {
      const members = await everyRow('members', (query) => calls.members({ params, query, signal }));
      return members.map(personOf);
    },
    async invitations(signal) {
      const open = await everyRow('invitations', (query) => calls.invitations({ params, query, signal }));
      return open.map(({ id, contact, invited_by, expires_at, role }) => ({
        id,
        contact,
        invitedBy: invited_by,
        expiresAt: expires_at,
        roles: [role],
        zoneIds: null,
      }));
    },
    async invite(contact, grant) {
      const sent = await calls.invite({ params, body: { contact, role: roleOf(grant) } });
      return { contact: sent.invitation.contact, link: sent.link, isSent: sent.is_sent };
    },
    withdraw: (id) => calls.withdrawInvitation({ params: { ...params, invitation_id: id } }),
    async change({ accountId, version }, grant) {
      const body = { role: roleOf(grant), version };
      return personOf(await calls.changeRole({ params: { ...params, account_id: accountId }, body }));
    },
    remove: (accountId) => calls.remove({ params: { ...params, account_id: accountId } }),
    leave: () => calls.leave({ params }),
  };
}

/** A store gives one role, of those for stores. */
function roleOf({ roles }: Grant): StoreRole {
  return roles[0] as StoreRole;
}

function personOf({ account_id, name, phone, email, role, suspended_reason, version }: Member): Person {
  const contact = { phone, email };
  return {
    accountId: account_id,
    name,
    ...contact,
    roles: [role],
    zoneIds: null,
    suspendedReason: suspended_reason,
    version,
  };
}
