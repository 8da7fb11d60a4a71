import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { invitedContact, sentInvitation, storeInvitation, storeRole } from './access.contract.ts';
import { vendorDevicesContract } from './devices/access-devices.vendor.contract.ts';

const storeParams = z.object({ store_id: id });
const memberParams = z.object({ store_id: id, account_id: id });

const member = z.object({
  account_id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: storeRole,
  suspended_reason: z.nullable(z.string()),
  /** To be sent back with a change. */
  version: z.int(),
  created_at: z.iso.datetime(),
});

/** Who works for a store, and on which shared tablets. */
export const vendorAccessContract = {
  ...vendorDevicesContract,
  members: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/members',
    summary: 'The staff of a store, owners first [SEAT-13]',
    callers: 'vendor:store.staff',
    params: storeParams,
    query: z.object(pageQuery()),
    reply: listReply('members', member),
    refusals: [],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/members/{account_id}',
    summary: 'Give a member another role [SEAT-13] [SEAT-18] [SEAT-21] [SEAT-39]',
    callers: 'vendor:store.staff',
    params: memberParams,
    body: z.object({ role: storeRole, version: z.int() }),
    reply: member,
    refusals: ['member_not_found', 'right_missing', 'last_owner', 'not_yourself', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/vendor/stores/{store_id}/members/{account_id}',
    summary: 'Remove a member from the staff of a store [SEAT-22]',
    callers: 'vendor:store.staff',
    params: memberParams,
    reply: z.object({ message: z.string() }),
    refusals: ['member_not_found', 'right_missing', 'last_owner', 'not_yourself'],
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/leave',
    summary: 'Leave the staff of a store; the last owner stays [SEAT-21] [SEAT-22]',
    callers: 'vendor',
    openWhileClosed: true,
    offDevices: true,
    params: storeParams,
    reply: z.object({ message: z.string() }),
    refusals: ['last_owner'],
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/invitations',
    summary: 'The open invitations of a store, newest first [SEAT-19]',
    callers: 'vendor:store.staff',
    params: storeParams,
    query: z.object(pageQuery()),
    reply: listReply('invitations', storeInvitation),
    refusals: [],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/invitations',
    summary: 'Invite a person to work for a store; an open invitation of the same contact is replaced [SEAT-19]',
    callers: 'vendor:store.staff',
    params: storeParams,
    body: z.object({ contact: invitedContact, role: storeRole }),
    reply: z.object({ invitation: storeInvitation, ...sentInvitation }),
    refusals: ['right_missing', 'already_member', 'invitations_full', 'too_many'],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/v1/vendor/stores/{store_id}/invitations/{invitation_id}',
    summary: 'Withdraw an open invitation of a store [SEAT-19]',
    callers: 'vendor:store.staff',
    params: z.object({ store_id: id, invitation_id: id }),
    reply: z.object({ message: z.string() }),
    refusals: ['invitation_over'],
  }),
};
