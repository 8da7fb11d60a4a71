import { maskedContact } from 'market/auth/auth.rules';
import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import type { Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { insertAuditLine } from '#api/http/callers/audit.data.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { insertMember, insertOperator } from '../access.data.ts';
import { type InvitationRow, lockInvitation, lockTeam, markAccepted } from './access-invitations.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns who invites the holder of a token, and to what [SEAT-19]. */
export async function showInvitation(
  { db, now }: Context,
  token: string,
): Promise<ReplyOf<Contract['access']['invitation']>> {
  const invitation = await transact(db, (transaction) => lockInvitation(transaction, hashOf(token), now()));
  if (!invitation) throw new Refusal('invitation_over');
  const { store_name, role, roles, invited_by, contact, expires_at } = invitation;
  const medium = contact.includes('@') ? 'email' : 'phone';
  return {
    store_name,
    role,
    roles,
    invited_by,
    contact: maskedContact(medium, contact),
    expires_at: expires_at.toISOString(),
  };
}

export interface Acceptance {
  customerId: number;
  token: string;
  requestId: string;
  device: string;
}

/**
 * Makes an account what the invitation of a token says, once [SEAT-19]. The link proves the contact that it was sent to,
 * so any account of its holder may accept. Refuses an account that works there already.
 */
export async function acceptInvitation({ db, now }: Context, acceptance: Acceptance): Promise<void> {
  const { customerId, token, requestId, device } = acceptance;
  await transact(db, async (transaction) => {
    const invitation = await lockInvitation(transaction, hashOf(token), now());
    if (!invitation) throw new Refusal('invitation_over');
    if (!(await admit(transaction, customerId, invitation))) throw new Refusal('already_member');
    await markAccepted(transaction, invitation.id, now());
    const { store_id: storeId, role, roles, zone_ids } = invitation;
    await insertAuditLine(transaction, {
      accountId: customerId,
      audience: storeId === null ? 'operator' : 'vendor',
      storeId,
      requestId,
      device,
      action: 'invitation.accept',
      subject: `invitation:${invitation.id}`,
      before: null,
      after: role === null ? { roles, zone_ids } : { role },
      reason: null,
    });
  });
}

/** Returns false where the account works there already. */
async function admit(db: Transaction, customerId: number, invitation: InvitationRow): Promise<boolean> {
  const { store_id: storeId, role, roles, zone_ids: zoneIds } = invitation;
  await lockTeam(db, storeId);
  if (storeId !== null && role !== null) return insertMember(db, { storeId, customerId, role });
  return insertOperator(db, { customerId, roles: roles ?? [], zoneIds });
}
