import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import type { Grant, Person, TeamCalls } from 'app-kit/team/team.ts';
import { adminAccessContract } from 'market/access/access.admin.contract';
import type { OperatorRole } from 'market/access/access.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { everyRow } from 'market/calls/every-row';

const calls = createApiClient({ adminAccess: adminAccessContract }).adminAccess;

type Operator = ReplyOf<typeof adminAccessContract.operators>['operators'][number];

/** The calls of the team that runs the market. */
export const marketTeamCalls: TeamCalls = {
  async people(signal) {
    const operators = await everyRow('operators', (query) => calls.operators({ query, signal }));
    return operators.map(personOf);
  },
  async invitations(signal) {
    const open = await everyRow('invitations', (query) => calls.invitations({ query, signal }));
    return open.map(({ id, contact, invited_by, expires_at, roles, zone_ids }) => ({
      id,
      contact,
      invitedBy: invited_by,
      expiresAt: expires_at,
      roles,
      zoneIds: zone_ids,
    }));
  },
  async invite(contact, grant) {
    const sent = await calls.invite({ body: { contact, ...givenBy(grant) } });
    return { contact: sent.invitation.contact, link: sent.link, isSent: sent.is_sent };
  },
  withdraw: (id) => calls.withdrawInvitation({ params: { invitation_id: id } }),
  async change({ accountId, version }, grant) {
    return personOf(
      await calls.changeRoles({ params: { account_id: accountId }, body: { ...givenBy(grant), version } }),
    );
  },
  signOut: (accountId, isFactorLost) => {
    const params = { account_id: accountId };
    return isFactorLost ? calls.resetSecondFactor({ params }) : calls.endOperatorSessions({ params, query: {} });
  },
  remove: (accountId) => calls.remove({ params: { account_id: accountId } }),
};

/** The market gives roles for operators alone. */
function givenBy({ roles, zoneIds }: Grant) {
  return { roles: roles as OperatorRole[], zone_ids: zoneIds };
}

function personOf({
  account_id,
  name,
  phone,
  email,
  roles,
  zone_ids,
  suspended_reason,
  has_second_factor,
  version,
}: Operator): Person {
  const contact = { phone, email };
  return {
    accountId: account_id,
    name,
    ...contact,
    roles,
    zoneIds: zone_ids,
    suspendedReason: suspended_reason,
    hasSecondFactor: has_second_factor,
    version,
  };
}
