import type { authContract, SignInReply } from 'market/auth/auth.contract';
import type { BodyOf } from 'market/calls/endpoint';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { addressLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import type { AccountRow } from './auth-customers.data.ts';
import { amendSignIn, type SignInRow } from './auth-sign-ins.data.ts';
import { finishSignIn, isForSession, type SigningIn } from './finish-sign-in.ts';
import { parsePhone } from './parse-phone.ts';
import { normalizedEmail } from './read-contact.ts';
import { referrerOf } from './read-ref-code.ts';
import { resolveSignIn } from './resolve-sign-in.ts';
import { signInOf } from './sign-in-ticket.ts';

type Info = BodyOf<typeof authContract.updateInfo>;

/** Adds the name and the missing contact of a caller who has proved their identity [AUTH-67] to [AUTH-72]. */
export async function updateInfo(context: ApiContext, body: Info, call: SigningIn): Promise<SignInReply> {
  const { db, mode } = context;
  const signIn = await signInOf(db, body.ticket);
  if (!isForSession(signIn) || !hasProved(signIn)) throw new Refusal('ticket_unknown');
  await spendLimits(context, call.from, {
    beforeChallenge: addressLimits(context, call.from, { name: 'infos', number: 'LIMIT_INFOS_OF_ADDRESS' }),
  });
  const settings = await settingsOf(db);
  const { account } = await resolveSignIn(db, signIn, settings);
  await amendSignIn(db, signIn.id, {
    name: body.name,
    ...missingContacts(signIn, account, {
      phone: body.phone ? parsePhone(body.phone, { country: settings.country, field: 'phone', mode }) : undefined,
      email: body.email ? normalizedEmail(body.email) : undefined,
    }),
    referred_by: await referrerOf(context, body.ref_code, account?.id),
  });
  return finishSignIn(context, signIn, call);
}

/** A ticket alone is worth nothing: its sign-up or phone number may be anybody's. */
function hasProved({ customer_id, issuer, is_phone_proved, is_email_proved }: SignInRow): boolean {
  return customer_id !== null || issuer !== null || is_phone_proved || is_email_proved;
}

/** A proved contact, or one of the account, does not change here. */
function missingContacts(
  signIn: SignInRow,
  account: AccountRow | undefined,
  { phone, email }: { phone: string | undefined; email: string | undefined },
): Partial<SignInRow> {
  return {
    ...(phone !== undefined && !signIn.is_phone_proved && !account?.phone && { phone }),
    ...(email !== undefined && !signIn.is_email_proved && !account?.email && { email }),
  };
}
