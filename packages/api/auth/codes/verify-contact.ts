import type { authContract, SignInReply } from 'market/auth/auth.contract';
import type { BodyOf } from 'market/calls/endpoint';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { Refusal } from '#api/http/refusal.ts';
import { finishSignIn, isForSession, type SigningIn } from '../finish-sign-in.ts';
import { readContact } from '../read-contact.ts';
import { type SignIn, signInOf } from '../sign-in-ticket.ts';
import { checkCode } from './check-code.ts';
import { type SentCode, sendCode } from './send-code.ts';

type Proof = BodyOf<typeof authContract.verifyPhone>;

/** Proves a contact by its code and continues the sign-in [AUTH-49] [AUTH-50] [AUTH-51] [AUTH-61]. */
export async function verifyContact(context: ApiContext, body: Proof, call: SigningIn): Promise<SignInReply> {
  const signIn = await signInOf(context.db, body.ticket);
  if (!isForSession(signIn)) throw new Refusal('ticket_unknown');
  const medium = body.verification_type;
  await mustBeContactOf(context, signIn, body[medium]);
  await checkCode(context, signIn, { otp: body.otp, medium, from: call.from });
  return finishSignIn(context, signIn, call);
}

/** Another code to where the last one went [AUTH-58]. */
export async function sendCodeAgain(
  context: ApiContext,
  { ticket, from }: { ticket: string; from: Requester },
): Promise<SentCode> {
  const signIn = await signInOf(context.db, ticket);
  const medium = signIn.code_medium;
  const contact = medium && signIn[medium];
  if (!contact || signIn[`is_${medium}_proved`]) throw new Refusal('ticket_unknown');
  return sendCode(context, signIn, { medium, contact, from });
}

/** A code proves the contact that it was sent to, and no other that a client may name. */
async function mustBeContactOf({ db, mode }: ApiContext, signIn: SignIn, named: string | undefined): Promise<void> {
  if (!named) return;
  const { country } = await settingsOf(db);
  const contact = readContact(named, country, mode);
  if (!contact || signIn[contact.medium] !== contact.value) throw new Refusal('code_wrong');
}
