import * as z from 'zod/mini';
import { endpoint, id, listReply, orderId, pageQuery, text } from '../calls/endpoint.ts';
import { vehicles } from '../registration/registration.rules.ts';
import { invitedContact, operatorInvitation, operatorRole, sentInvitation } from './access.contract.ts';
import { courierStates } from './access-couriers.rules.ts';
import { maxSuspensionOrders, suspensionRules } from './access-suspensions.rules.ts';

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
  /** Proves more than a password at sign-in. */
  has_second_factor: z.boolean(),
  /** To be sent back with a change. */
  version: z.int(),
  created_at: z.iso.datetime(),
});

const rolesAndZones = {
  roles: z.array(operatorRole).check(z.minLength(1), z.maxLength(10)),
  /** Null for all zones. */
  zone_ids: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(500))),
};

const courierParams = z.object({ courier_id: id });
const city = text(80).check(z.minLength(1, 'This field is required.'));

const courier = z.object({
  id: z.int(),
  /** Null for a courier without an account. */
  account_id: z.nullable(z.int()),
  name: z.string(),
  /** Without its middle for an operator who may not contact people. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  city: z.string(),
  /** Couriers of the demo have other ones too. */
  vehicle: z.string(),
  /** A suspended courier has no shift. */
  state: z.enum(courierStates),
  on_shift_since: z.nullable(z.iso.datetime()),
  suspended_reason: z.nullable(z.string()),
  /** Numbers of the orders that the courier fetches or carries. */
  order_ids: z.array(z.string()),
  /** When an operator has seen the papers; null until then [DEL-01]. */
  papers_seen_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  /** To be sent back with a change. */
  version: z.int(),
});

export type AdminCourier = z.output<typeof courier>;

/** Who delivers. */
const courierCalls = {
  couriers: endpoint({
    method: 'GET',
    path: '/api/v1/admin/couriers',
    summary: 'The couriers in the cities of an operator, newest first [OPS-058]',
    callers: 'operator:ops.couriers',
    query: z.object({
      ...pageQuery(),
      /** A part of the name, the e-mail address or the phone number. */
      search: z.optional(text(100)),
      city: z.optional(text(80)),
      state: z.optional(z.enum(courierStates)),
    }),
    reply: listReply('couriers', courier),
    refusals: [],
  }),
  courier: endpoint({
    method: 'GET',
    path: '/api/v1/admin/couriers/{courier_id}',
    summary: 'One courier, as an operator sees it [OPS-026]',
    callers: 'operator:ops.couriers',
    params: courierParams,
    reply: courier,
    refusals: ['courier_not_found'],
  }),
  addCourier: endpoint({
    method: 'POST',
    path: '/api/v1/admin/couriers',
    summary: 'Let an account work as a courier in a city [OPS-058]',
    callers: 'operator:ops.couriers',
    body: z.object({
      contact: invitedContact,
      city,
      vehicle: z.enum(vehicles),
      /** The operator knows that an account is the person’s, although its contact was not confirmed by a code. */
      is_known: z._default(z.boolean(), false),
    }),
    reply: courier,
    refusals: ['account_not_found', 'account_unconfirmed', 'already_member', 'city_unknown', 'right_missing'],
  }),
  changeCourier: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/couriers/{courier_id}',
    summary: 'Move a courier to another city or vehicle [OPS-058] [SEAT-39]',
    callers: 'operator:ops.couriers',
    params: courierParams,
    body: z.object({ city, vehicle: z.enum(vehicles), version: z.int() }),
    reply: courier,
    refusals: ['courier_not_found', 'city_unknown', 'right_missing', 'courier_busy', 'changed_meanwhile'],
  }),
  suspendCourier: endpoint({
    method: 'POST',
    path: '/api/v1/admin/couriers/{courier_id}/suspend',
    summary:
      'End the shift of a courier with a rule, a reason, the orders that it is about and an end; running orders go to others [OPS-058] [OPS-026] [DEL-66]',
    callers: 'operator:ops.couriers',
    params: courierParams,
    body: z.object({
      version: z.int(),
      reason: text(200).check(z.minLength(3, 'This field is required.')),
      rule: z._default(z.enum(suspensionRules), 'other'),
      /** The orders that it is about. */
      order_ids: z._default(z.array(orderId).check(z.maxLength(maxSuspensionOrders)), []),
      /** When it ends by itself; null for not until an operator ends it. */
      until: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
    }),
    reply: courier,
    refusals: ['courier_not_found', 'order_not_found', 'suspension_end', 'courier_busy', 'changed_meanwhile'],
  }),
  seePapers: endpoint({
    method: 'POST',
    path: '/api/v1/admin/couriers/{courier_id}/papers',
    summary: 'Note that the papers of a courier were seen; the courier reads when [DEL-01]',
    callers: 'operator:ops.couriers',
    params: courierParams,
    body: z.object({ version: z.int() }),
    reply: courier,
    refusals: ['courier_not_found', 'changed_meanwhile'],
  }),
  signOutCourier: endpoint({
    method: 'POST',
    path: '/api/v1/admin/couriers/{courier_id}/sign-out',
    summary:
      'Sign a courier out on every device, as when the phone is stolen; a shift without an order ends [SEAT-08] [DEL-38]',
    callers: 'operator:ops.couriers',
    params: courierParams,
    body: z.object({ version: z.int() }),
    reply: courier,
    refusals: ['courier_not_found', 'account_not_found', 'changed_meanwhile'],
  }),
  restoreCourier: endpoint({
    method: 'POST',
    path: '/api/v1/admin/couriers/{courier_id}/restore',
    summary: 'Let a suspended courier work again [OPS-058]',
    callers: 'operator:ops.couriers',
    params: courierParams,
    body: z.object({ version: z.int() }),
    reply: courier,
    refusals: ['courier_not_found', 'changed_meanwhile'],
  }),
};

/** Who runs the market, and who delivers. */
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
    needsFreshSecondFactor: true,
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
    needsFreshSecondFactor: true,
    params: operatorParams,
    reply: z.object({ message: z.string() }),
    refusals: ['member_not_found', 'right_missing', 'last_owner', 'not_yourself'],
  }),
  operatorSessions: endpoint({
    method: 'GET',
    path: '/api/v1/admin/operators/{account_id}/sessions',
    summary: 'Where an operator is signed in, the latest first [SEAT-08] [OPS-092]',
    callers: 'operator:ops.staff',
    params: operatorParams,
    query: z.object(pageQuery()),
    reply: listReply(
      'sessions',
      z.object({
        id: z.int(),
        /** Such as 'Chrome on Android', as far as the browser says. */
        device: z.string(),
        created_at: z.iso.datetime(),
        seen_at: z.iso.datetime(),
      }),
    ),
    refusals: ['member_not_found'],
  }),
  endOperatorSessions: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/operators/{account_id}/sessions',
    summary: 'Sign an operator out on one device, or on all where no number is given [SEAT-08] [OPS-092]',
    callers: 'operator:ops.staff',
    params: operatorParams,
    query: z.object({ session_id: z.optional(id) }),
    reply: z.object({ message: z.string() }),
    refusals: ['member_not_found', 'right_missing', 'not_yourself', 'session_not_found'],
  }),
  resetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/operators/{account_id}/second-factor',
    summary:
      'Take the second factor of an operator away who has lost it; the sessions of the account end [OPS-092] [SEAT-04]',
    callers: 'operator:ops.staff',
    needsFreshSecondFactor: true,
    params: operatorParams,
    reply: operator,
    refusals: ['member_not_found', 'right_missing', 'not_yourself'],
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
    needsFreshSecondFactor: true,
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
  ...courierCalls,
};
