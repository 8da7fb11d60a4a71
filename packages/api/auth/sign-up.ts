import type { SignInReply, signUpBody } from 'market/auth/auth.contract';
import type { Settings } from 'market/config/config.contract';
import type { output } from 'zod/mini';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { addressLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { accountByEmail, accountByPhone } from './auth-customers.data.ts';
import { finishSignIn, type SigningIn } from './finish-sign-in.ts';
import { hashPassword } from './hash-passwords.ts';
import { mustBeGoodPassword } from './must-be-good-password.ts';
import { parsePhone } from './parse-phone.ts';
import { normalizedEmail } from './read-contact.ts';
import { referrerOf } from './read-ref-code.ts';
import { mustAllowLogin } from './sessions/log-in.ts';
import { startSignIn } from './sign-in-ticket.ts';

/**
 * Creates an account: at once if nothing has to be proved, else when the code is entered, so that no account has an
 * unproved contact [AUTH-90] [AUTH-91]. If the contact has an account, its owner gets a message and the caller gets the
 * usual reply, as long as codes can distinguish the two.
 */
export async function signUp(
  context: ApiContext,
  body: output<typeof signUpBody>,
  call: SigningIn,
): Promise<SignInReply> {
  const { db, mode } = context;
  const settings = await settingsOf(db);
  mustAllowLogin(settings, 'manual');
  mustBeGoodPassword(body.password, body.confirm_password);
  const phone = parsePhone(body.phone, { country: settings.country, field: 'phone', mode });
  const email = normalizedEmail(body.email);
  await spendLimits(context, call.from, {
    beforeChallenge: addressLimits(context, call.from, { name: 'sign-ups', number: 'LIMIT_SIGN_UPS_OF_ADDRESS' }),
  });
  const referred_by = await referrerOf(context, body.ref_code);
  const password_hash = await hashPassword(body.password);
  const is_decoy = await isKnown(context, { phone, email }, settings);
  const start = { login_type: 'manual', name: body.name, phone, email, password_hash, referred_by, is_decoy } as const;
  return finishSignIn(context, await startSignIn(db, start), call);
}

/** Reveals that a contact is known only if no code could protect it: verification of that medium is off. */
async function isKnown(
  { db }: ApiContext,
  { phone, email }: { phone: string; email: string },
  { centralize_login: switches }: Pick<Settings, 'centralize_login'>,
): Promise<boolean> {
  const [byPhone, byEmail] = await Promise.all([accountByPhone(db, phone), accountByEmail(db, email)]);
  if (byPhone && switches.phone_verification_status === 0) throw new Refusal('phone_taken');
  if (byEmail && switches.email_verification_status === 0) throw new Refusal('email_taken');
  return byPhone !== undefined || byEmail !== undefined;
}
