import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { invitedContact, operatorInvitation, operatorRole, sentInvitation } from './access.contract.ts';

const operatorParams = z.object({ account_id: id });

const operator = z.object({
  account_id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  roles: z.array(operatorRole),
  /** Null for all zones. */
  zone_ids: z.nullable(z.array(z.int())),
  suspended_reason: z.nullable(z.string()),
  /** To be sent back with a change. */
  version: z.int(),
  created_at: z.iso.datetime(),
});

const rolesAndZones = {
  roles: z.array(operatorRole).check(z.minLength(1), z.maxLength(10)),
  /** Null for all zones. */
  zone_ids: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(500))),
};

/** Who runs the market. */
export const adminAccessContract = {
  operators: endpoint({
    method: 'GET',
    path: '/api/v1/admin/operators',
    summary: 'The operators of the market, owners first [SEAT-14]',
    callers: 'operator:ops.staff',
    query: z.object(pageQuery()),
    reply: listReply('operators', operator),
    refusals: [],
  }),
  changeRoles: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/operators/{account_id}',
    summary: 'Give an operator other roles or zones [SEAT-14] [SEAT-18] [SEAT-21] [SEAT-39]',
    callers: 'operator:ops.staff',
    params: operatorParams,
    body: z.object({ ...rolesAndZones, version: z.int() }),
    reply: operator,
    refusals: ['member_not_found', 'right_missing', 'last_owner', 'not_yourself', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/operators/{account_id}',
    summary: 'Take the access of an operator away [SEAT-22]',
    callers: 'operator:ops.staff',
    params: operatorParams,
    reply: z.object({ message: z.string() }),
    refusals: ['member_not_found', 'right_missing', 'last_owner', 'not_yourself'],
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/v1/admin/invitations',
    summary: 'The open invitations of operators, newest first [SEAT-19]',
    callers: 'operator:ops.staff',
    query: z.object(pageQuery()),
    reply: listReply('invitations', operatorInvitation),
    refusals: [],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/admin/invitations',
    summary: 'Invite a person as an operator; an open invitation of the same contact is replaced [SEAT-19]',
    callers: 'operator:ops.staff',
    body: z.object({ contact: invitedContact, ...rolesAndZones }),
    reply: z.object({ invitation: operatorInvitation, ...sentInvitation }),
    refusals: ['right_missing', 'already_member', 'invitations_full', 'too_many'],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/invitations/{invitation_id}',
    summary: 'Withdraw an open invitation of an operator [SEAT-19]',
    callers: 'operator:ops.staff',
    params: z.object({ invitation_id: id }),
    reply: z.object({ message: z.string() }),
    refusals: ['invitation_over'],
  }),
};
