import { countsAsVerified, isUnprovedAccount, type Medium } from 'market/auth/auth.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { type AccountRow, accountByEmail, accountByPhone, amendAccount } from './auth-customers.data.ts';
import { endSignIn, lockedSignIn } from './auth-sign-ins.data.ts';
import { checkCode } from './codes/check-code.ts';
import { mustBeWithinCodeLimits } from './codes/limit-codes.ts';
import { type SentCode, sendCode } from './codes/send-code.ts';
import { hashPassword } from './hash-passwords.ts';
import { mustBeGoodPassword } from './must-be-good-password.ts';
import { readContact } from './read-contact.ts';
import { deleteSessionsOf } from './sessions/auth-sessions.data.ts';
import { signInOf, startSignIn } from './sign-in-ticket.ts';

/**
 * Sends a code for a new password. The reply does not reveal whether there is an account: one message is sent in any
 * case, and only the owner of the contact reads its text [AUTH-102].
 */
export async function askForNewPassword(
  context: ApiContext,
  { emailOrPhone, from }: { emailOrPhone: string; from: Requester },
): Promise<{ ticket: string; code: SentCode }> {
  const { db, mode } = context;
  const { country, centralize_login: switches } = await settingsOf(db);
  const contact = readContact(emailOrPhone, country, mode);
  if (!contact) throw fieldRefusal('email_or_phone', 'Must be a valid email or phone number');
  const { medium, value } = contact;
  await mustBeWithinCodeLimits(context, { medium, contact: value, from });
  const account = await (medium === 'phone' ? accountByPhone(db, value) : accountByEmail(db, value));
  const customer_id =
    account && opensAccount(account, medium, switches[`${medium}_verification_status`] === 1) ? account.id : null;
  const start = { login_type: 'reset', customer_id, [medium]: value, is_decoy: customer_id === null } as const;
  const signIn = await startSignIn(db, start);
  return { ticket: signIn.ticket, code: await sendCode(context, signIn, { medium, contact: value, from }) };
}

/**
 * If contacts of this kind are verified, an unproved one does not reset the password while the other one is proved: it
 * may be mistyped, or a stranger's. If they are not verified, the contact signs its owner in, so it also resets the
 * password.
 */
function opensAccount(account: AccountRow, medium: Medium, isVerificationOn: boolean): boolean {
  const state = account[`is_${medium}_verified`] ? 'proved' : 'unproved';
  return countsAsVerified(state, isVerificationOn) || isUnprovedAccount(account);
}

export interface NewPassword {
  ticket: string;
  otp: string;
  password: string;
  confirmed: string;
  /** Who asks. */
  from: Requester;
}

/** Sets the password by the code and ends all sessions [AUTH-102]. */
export async function resetPassword(context: ApiContext, reset: NewPassword): Promise<void> {
  const { db } = context;
  const signIn = await signInOf(db, reset.ticket);
  const medium = signIn.code_medium;
  if (signIn.login_type !== 'reset' || !medium) throw new Refusal('ticket_unknown');
  mustBeGoodPassword(reset.password, reset.confirmed);
  // Proved before when Firebase did it, or when the hash had to wait too long.
  if (!signIn.is_code_proved) await checkCode(context, signIn, { otp: reset.otp, medium, from: reset.from });
  const password_hash = await hashPassword(reset.password);
  await transact(db, async (transaction) => {
    const row = await lockedSignIn(transaction, signIn.id);
    if (!row?.is_code_proved || row.customer_id === null) throw new Refusal('ticket_unknown');
    await amendAccount(transaction, row.customer_id, { password_hash, [`is_${medium}_verified`]: true });
    await deleteSessionsOf(transaction, row.customer_id);
    await endSignIn(transaction, row.id);
  });
}
