import { randomBytes } from 'node:crypto';
import { invitationDays, maxOpenInvitations } from 'market/access/access.rules';
import { type Medium, maskedContact } from 'market/auth/auth.rules';
import { readContact } from '#api/auth/read-contact.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import type { AuthorizedOperator, AuthorizedStore } from '#api/http/callers/staff.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { mustBeGrantableRole } from '../manage-members.ts';
import { mustBeGrantableRoles } from '../manage-operators.ts';
import {
  type GivenAccess,
  type InvitationRow,
  type Invited,
  insertInvitation,
  isContactOfStaff,
  lockTeam,
  openInvitations,
  withdrawFromContact,
  withdrawInvitation,
} from './access-invitations.data.ts';

type Inviting = AuthorizedStore | AuthorizedOperator;

export interface NewInvitation {
  to: Invited;
  /** As typed: an e-mail address or a phone number. */
  contact: string;
  /** Where this server was called, such as https://soko.example. */
  origin: string;
}

export interface SentInvitation {
  invitation: InvitationRow;
  link: string;
  isSent: boolean;
}

const dayMilliseconds = 86_400_000;
const tokenBytes = 32;

/**
 * Invites a person and sends the link, which is good for seven days and one acceptance [SEAT-19]. It also returns the
 * link, because a market without a provider of messages sends nothing. Call it after checking that the person may grant
 * the role.
 */
export async function inviteStaff(
  context: ApiContext,
  staff: Inviting,
  { to, contact: typed, origin }: NewInvitation,
): Promise<SentInvitation> {
  const { country, business_name: market } = await settingsOf(context.db);
  const contact = readContact(typed, country, context.mode);
  if (!contact) throw fieldRefusal('contact', 'Must be a valid email or phone number');
  await countTry(context, {
    name: 'invitations of an account',
    subject: String(staff.customerId),
    windowSeconds: dayMilliseconds / 1000,
    limit: limitNumber(context, 'LIMIT_INVITATIONS'),
  });
  const token = randomBytes(tokenBytes).toString('base64url');
  const at = context.now();
  const invitation = await actAsStaff(context, staff, async (transaction) => {
    await mustBeNew(transaction, staff, { storeId: to.storeId, contact: contact.value, at });
    const written = await insertInvitation(transaction, {
      tokenHash: hashOf(token),
      to,
      contact: contact.value,
      invitedBy: staff.customerId,
      at,
      expiresAt: new Date(at.getTime() + invitationDays * dayMilliseconds),
    });
    return { result: written, change: changeOf('invitation.create', contact, written) };
  });
  const link = `${origin}/${to.storeId === null ? 'admin' : 'vendor'}/join#${token}`;
  return { invitation, link, isSent: await sendInvitation(context, { contact, invitation, link, market }) };
}

/** Withdraws an open invitation to the place that the person works for, to no more than the person may give [SEAT-18] [SEAT-19]. */
export function withdrawStaffInvitation(context: ApiContext, staff: Inviting, id: number): Promise<void> {
  const storeId = staff.kind === 'vendor' ? staff.storeId : null;
  return actAsStaff(context, staff, async (transaction) => {
    const given = await withdrawInvitation(transaction, { id, storeId, at: context.now() });
    if (!given) throw new Refusal('invitation_over');
    mustBeGrantable(staff, given);
    return { result: undefined, change: { action: 'invitation.withdraw', subject: `invitation:${id}` } };
  });
}

function mustBeGrantable(staff: Inviting, { role, roles, zone_ids: zoneIds }: GivenAccess): void {
  if (staff.kind === 'vendor') mustBeGrantableRole(staff, role ?? 'owner');
  else mustBeGrantableRoles(staff, roles ?? ['owner'], zoneIds ?? 'all');
}

interface NewContact {
  storeId: number | null;
  contact: string;
  at: Date;
}

async function mustBeNew(db: Transaction, staff: Inviting, { storeId, contact, at }: NewContact): Promise<void> {
  await lockTeam(db, storeId);
  if (await isContactOfStaff(db, storeId, contact)) throw new Refusal('already_member');
  for (const given of await withdrawFromContact(db, storeId, contact, at)) mustBeGrantable(staff, given);
  const open = await openInvitations(db, storeId, at);
  if (open.length >= maxOpenInvitations) throw new Refusal('invitations_full');
}

/** The audit log outlives accounts, so it has no whole contact. */
function changeOf(action: string, { medium, value }: { medium: Medium; value: string }, invitation: InvitationRow) {
  const { id, role, roles, zone_ids } = invitation;
  const given = role === null ? { roles, zone_ids } : { role };
  return { action, subject: `invitation:${id}`, after: { contact: maskedContact(medium, value), ...given } };
}

interface Letter {
  contact: { medium: Medium; value: string };
  invitation: InvitationRow;
  link: string;
  market: string;
}

/** Returns whether a provider took the message; the link in the reply works in any case. */
async function sendInvitation({ sms, mail }: ApiContext, { contact, invitation, link, market }: Letter) {
  const { invited_by: inviter, store_name: store } = invitation;
  const place = store ?? market;
  const text = `${market}: ${inviter} invites you to work for ${place}. Open ${link} within ${invitationDays} days.`;
  const to = contact.value;
  try {
    await (contact.medium === 'phone' ? sms.send({ to, text }) : mail.send({ to, subject: `Work for ${place}`, text }));
    return true;
  } catch {
    return false;
  }
}
