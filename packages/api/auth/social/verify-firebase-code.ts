import type { authContract, SignInReply } from 'market/auth/auth.contract';
import type { BodyOf } from 'market/calls/endpoint';
import { settingsInForce } from '#api/config/offer-providers.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { giveBackLimits } from '#api/http/limits/spend-limits.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { NotProven } from '#api/providers/identity/identity-providers.ts';
import { markPhoneProved, spendGuess } from '../codes/check-code.ts';
import { finishSignIn, isForSession, type SigningIn } from '../finish-sign-in.ts';
import { readContact } from '../read-contact.ts';
import { mustAllowLogin } from '../sessions/log-in.ts';
import { type SignIn, signInOf, startSignIn } from '../sign-in-ticket.ts';

type Proof = BodyOf<typeof authContract.verifyByFirebase>;

export interface FirebaseGuess {
  /** Names the code at Firebase. */
  sessionInfo: string;
  otp: string;
  /** In international form. */
  phone: string;
  /** Who guesses. */
  from: Requester;
}

/**
 * Proves the phone number by a code that Firebase sent, and continues the sign-in [AUTH-62]. Without a ticket it begins
 * a sign-in with this number.
 */
export async function verifyFirebaseCode(context: ApiContext, body: Proof, call: SigningIn): Promise<SignInReply> {
  const settings = await settingsInForce(context);
  const contact = readContact(body.phone, settings.country, context.mode);
  if (contact?.medium !== 'phone') throw fieldRefusal('phone', 'number must be 10 digits');
  if (body.ticket === undefined) mustAllowLogin(settings, 'otp');
  const known = body.ticket === undefined ? undefined : await signInOf(context.db, body.ticket);
  if (known && known.phone !== contact.value) throw new Refusal('code_wrong');
  const { session_info: sessionInfo, otp } = body;
  await mustBeProvedByFirebase(context, { sessionInfo, otp, phone: contact.value, from: call.from });
  const signIn = known ?? (await startSignIn(context.db, { login_type: 'otp', phone: contact.value }));
  await markPhoneProved(context, signIn, contact.value);
  // A new password is set by the call that follows.
  return isForSession(signIn) ? finishSignIn(context, signIn, call) : replyOf(signIn);
}

/**
 * Refuses a number that Firebase does not vouch for; also for a change of number in the profile [PROF-27]. Failures count
 * together with those at our own codes.
 */
export async function mustBeProvedByFirebase(context: ApiContext, guess: FirebaseGuess): Promise<void> {
  const { sessionInfo, otp, phone, from } = guess;
  const { firebase } = context.identity;
  const { firebase_otp_verification: status } = await settingsInForce(context);
  if (!firebase || status === 0) throw new Refusal('login_type_off');
  const tries = await spendGuess(context, { medium: 'phone', contact: phone, from });
  try {
    await firebase.verify({ sessionInfo, code: otp, phone });
  } catch (error) {
    if (error instanceof NotProven) throw new Refusal(error.code);
    await giveBackLimits(context, tries);
    throw error;
  }
  await giveBackLimits(context, tries);
}

function replyOf({ ticket, phone, email }: SignIn): SignInReply {
  return {
    token: null,
    is_personal_info: 1,
    is_exist_user: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    email,
    phone,
    ticket,
    code: null,
    cart_conflict: null,
    message: 'The code is right.',
  };
}
