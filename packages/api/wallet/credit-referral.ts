import { dayMilliseconds } from 'market/values/durations';
import { maxReferrals, type RewardTerms } from 'market/wallet/wallet.rules';
import { lockCustomer } from '#api/auth/auth-customers.data.ts';
import type { Connection } from '#api/db/connection.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { creditWallet } from './move-wallet.ts';
import { countReferrals, type InvitationRow, insertReferral, invitationOf } from './wallet-referrals.data.ts';

interface Invited {
  customerId: number;
  orderId: string;
  currency: string;
  terms: RewardTerms;
  at: Date;
}

/** Credits the inviting customer for the first delivered order of an invited one, at most ten times a month. */
export async function creditReferral(transaction: Connection, invited: Invited): Promise<void> {
  const { customerId, orderId, currency, terms, at } = invited;
  const { referralCredit: amount } = terms;
  if (amount === 0) return;
  const invitation = await invitationOf(transaction, { customerId, orderId });
  if (!invitation || isOneself(invitation) || invitation.has_earlier) return;
  const { referrer_id: referrerId, phone } = invitation;
  if (!(await lockCustomer(transaction, referrerId, 'alone'))) return;
  const since = new Date(at.getTime() - maxReferrals.days * dayMilliseconds);
  if ((await countReferrals(transaction, referrerId, since)) >= maxReferrals.credits) return;
  const plainHash = phone === null ? null : hashOf(phone);
  const referral = { refereeId: customerId, referrerId, orderId, plainHash, currency, amount, at };
  if (!(await insertReferral(transaction, referral))) return;
  await creditWallet(transaction, {
    kind: 'referral_earned',
    about: { subject: `referral:${customerId}` },
    customerId: referrerId,
    currency,
    amount,
    other: 'referrals',
    at,
  });
}

/** A customer who appears to have invited themselves gets no credit, and no message about it. */
function isOneself(invitation: InvitationRow): boolean {
  const { is_circular, shares_phone, shares_device, shares_door } = invitation;
  return is_circular || shares_phone || shares_device || shares_door;
}
