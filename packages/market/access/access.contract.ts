import * as z from 'zod/mini';
import { email, newPassword } from '../auth/auth.contract.ts';
import { endpoint, text } from '../calls/endpoint.ts';
import { operatorPermissions, operatorRoles, storePermissions, storeRoles } from './access.rules.ts';
import { startContract } from './access-start.contract.ts';
import { deviceOfSession, devicesContract } from './devices/access-devices.contract.ts';

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as [Key, ...Key[]];

export const storeRole = z.enum(storeRoles);
export const operatorRole = z.enum(operatorRoles);
export type StoreRole = z.output<typeof storeRole>;
export type OperatorRole = z.output<typeof operatorRole>;
const storePermission = z.enum(keysOf(storePermissions));
const operatorPermission = z.enum(keysOf(operatorPermissions));
/** Why a membership is suspended; null while it is not. */
const suspendedReason = z.nullable(z.string());

/** An open invitation, as those who invite see it. */
const openInvitation = {
  id: z.int(),
  contact: z.string(),
  /** Who has invited. */
  invited_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
};

export const storeInvitation = z.object({ ...openInvitation, role: storeRole });
export const operatorInvitation = z.object({
  ...openInvitation,
  roles: z.array(operatorRole),
  /** Null for all zones. */
  zone_ids: z.nullable(z.array(z.int())),
});

/** What a new invitation answers beside itself. */
export const sentInvitation = {
  /** Opens the invitation, once: for a person whom the message does not reach. */
  link: z.string(),
  /** Whether a message with the link was sent to the contact. */
  is_sent: z.boolean(),
};

/** The contact of an invited person: an e-mail address or a phone number. */
export const invitedContact = text(200).check(z.minLength(1, 'Email or phone number is required'));

const token = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This value is not valid.')) });

/** Where an account works, and what it may do there. */
const memberships = z.object({
  stores: z.array(
    z.object({
      store_id: z.int(),
      slug: z.string(),
      name: z.string(),
      role: storeRole,
      permissions: z.array(storePermission),
      suspended_reason: suspendedReason,
      /** Whether it is a pharmacy to which customers send prescriptions. */
      takes_prescriptions: z.boolean(),
      /** Of a store that an operator has closed: it can be read, and running orders finished [SEAT-09]. */
      closing: z.nullable(
        z.object({
          /** Null for one that an earlier release has written. */
          id: z.nullable(z.int()),
          reason: z.string(),
          decided_role: z.nullable(operatorRole),
          decided_at: z.nullable(z.iso.datetime()),
          /** Null until an operator opens it. */
          until: z.nullable(z.iso.datetime()),
        }),
      ),
    }),
  ),
  courier: z.nullable(z.object({ courier_id: z.int(), suspended_reason: suspendedReason })),
  operator: z.nullable(
    z.object({
      roles: z.array(operatorRole),
      permissions: z.array(operatorPermission),
      /** Null for all zones. */
      zone_ids: z.nullable(z.array(z.int())),
      suspended_reason: suspendedReason,
    }),
  ),
  /** The shared tablet on which this session is; it works for the store of the tablet alone. */
  device: deviceOfSession,
});

/** What an account may do beside ordering. */
export const accessContract = {
  ...startContract,
  ...devicesContract,
  memberships: endpoint({
    method: 'GET',
    path: '/api/v1/customer/memberships',
    summary: 'The stores that an account works for, and whether it is a courier or an operator [SEAT-01] [SEAT-02]',
    callers: 'customer',
    onDevices: true,
    reply: memberships,
    refusals: [],
  }),
  invitation: endpoint({
    method: 'POST',
    path: '/api/v1/auth/invitation',
    summary: 'Who invites the holder of a link, and to what [SEAT-19]',
    callers: 'anyone',
    body: token,
    reply: z.object({
      /** Null for an invitation to run the market. */
      store_name: z.nullable(z.string()),
      role: z.nullable(storeRole),
      roles: z.nullable(z.array(operatorRole)),
      invited_by: z.string(),
      /** Without its middle. */
      contact: z.string(),
      expires_at: z.iso.datetime(),
    }),
    refusals: ['invitation_over'],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/v1/customer/invitations/accept',
    summary: 'Accept an invitation: the account works there from now on [SEAT-19]',
    callers: 'customer',
    body: token,
    reply: memberships,
    refusals: ['invitation_over', 'already_member'],
  }),
  showSetupLink: endpoint({
    method: 'POST',
    path: '/api/v1/auth/setup/link',
    summary: 'Until when the link to the set-up of a market without an owner works [OPS-083]',
    callers: 'anyone',
    body: token,
    reply: z.object({ expires_at: z.iso.datetime() }),
    refusals: ['setup_over'],
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/api/v1/auth/setup',
    summary: 'Make the account of the first owner of the market, once, and sign it in [OPS-083] [SEAT-14]',
    callers: 'anyone',
    body: z.extend(token, {
      name: text(100).check(z.minLength(1, 'Name is required')),
      email,
      password: newPassword,
    }),
    reply: z.object({
      /** The session, for clients without cookies; the storefront’s own pages get a cookie. */
      token: z.string(),
    }),
    refusals: ['setup_over', 'email_taken', 'password_short', 'password_common'],
  }),
};
