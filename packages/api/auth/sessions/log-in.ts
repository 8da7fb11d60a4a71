import type { SignInReply } from 'market/auth/auth.contract';
import { offeredLogins } from 'market/auth/auth.rules';
import type { Settings } from 'market/config/config.contract';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { type AccountRow, accountByEmail, accountByPhone, amendAccount } from '../auth-customers.data.ts';
import { mustBeWithinCodeLimits } from '../codes/limit-codes.ts';
import { finishSignIn, type SigningIn } from '../finish-sign-in.ts';
import { hashPassword, isOutdated, verifyPassword, withinCheckLimit } from '../hash-passwords.ts';
import { readContact } from '../read-contact.ts';
import { startSignIn } from '../sign-in-ticket.ts';
import { clearFailedTries, countFailedTry, mustNotTryTooOften } from './throttle-logins.ts';

interface PasswordLogin {
  emailOrPhone: string;
  password: string;
}

/**
 * Signs in with a password [AUTH-01] [AUTH-35]. An unknown account and a wrong password get the same reply, in the same
 * time.
 */
export function logInWithPassword(context: ApiContext, login: PasswordLogin, call: SigningIn): Promise<SignInReply> {
  return withinCheckLimit(() => checkPassword(context, login, call));
}

async function checkPassword(
  context: ApiContext,
  { emailOrPhone, password }: PasswordLogin,
  call: SigningIn,
): Promise<SignInReply> {
  const { db } = context;
  const settings = await settingsOf(db);
  mustAllowLogin(settings, 'manual');
  const contact = readContact(emailOrPhone, settings.country, context.mode);
  const attempt = { account: contact?.value ?? emailOrPhone.toLowerCase(), from: call.from };
  await mustNotTryTooOften(context, attempt);
  const account = await (contact?.medium === 'phone'
    ? accountByPhone(db, contact.value)
    : accountByEmail(db, contact?.value ?? ''));
  if (!(await verifyPassword(password, account?.password_hash)) || !account) {
    await countFailedTry(context, attempt);
    throw new Refusal('credentials_wrong');
  }
  await clearFailedTries(context, attempt);
  if (!account.is_active) throw new Refusal('account_inactive');
  await renewHash(context, account, password);
  return finishSignIn(context, await startSignIn(db, { login_type: 'manual', customer_id: account.id }), call);
}

/** Signs in with a code to a phone: known and unknown numbers get the same reply [AUTH-02] [AUTH-37]. */
export async function logInWithCode(context: ApiContext, phone: string, call: SigningIn): Promise<SignInReply> {
  const settings = await settingsOf(context.db);
  mustAllowLogin(settings, 'otp');
  const contact = readContact(phone, settings.country, context.mode);
  if (contact?.medium !== 'phone') throw fieldRefusal('phone', 'number must be 10 digits');
  await mustBeWithinCodeLimits(context, { medium: contact.medium, contact: contact.value, from: call.from });
  return finishSignIn(context, await startSignIn(context.db, { login_type: 'otp', phone: contact.value }), call);
}

export function mustAllowLogin(
  { centralize_login }: Pick<Settings, 'centralize_login'>,
  way: 'manual' | 'otp' | 'social',
) {
  if (!offeredLogins(centralize_login)[way]) throw new Refusal('login_type_off');
}

/** The password is only known here, so this is where it gets the parameters of today. */
async function renewHash(
  { db }: ApiContext,
  { id, password_hash: known }: AccountRow,
  password: string,
): Promise<void> {
  if (known && isOutdated(known)) await amendAccount(db, id, { password_hash: await hashPassword(password) });
}
