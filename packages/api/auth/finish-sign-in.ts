import { randomBytes } from 'node:crypto';
import type { SignInReply } from 'market/auth/auth.contract';
import { maskedContact, type SignInOutcome, verifiedFlag } from 'market/auth/auth.rules';
import type { Settings } from 'market/config/config.contract';
import { uploadPath } from 'market/values/image-path';
import { type CartConflict, mergeGuestCart } from '#api/cart/merge-guest-cart.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import { isTaken, transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf, type Shopper } from '#api/http/callers/callers.ts';
import { describeDevice } from '#api/http/callers/describe-device.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import type { SessionCookie } from '#api/http/callers/session-cookies.ts';
import { Refusal } from '#api/http/refusal.ts';
import { saveSignInDevice } from './auth-customers.data.ts';
import { endSignIn, lockedSignIn, type SignInRow } from './auth-sign-ins.data.ts';
import { type SentCode, sendCode } from './codes/send-code.ts';
import { nameOfAccount, type ResolvedSignIn, resolveSignIn } from './resolve-sign-in.ts';
import { deleteSession, insertSession } from './sessions/auth-sessions.data.ts';
import type { SignIn } from './sign-in-ticket.ts';
import { lockIdentity } from './social/auth-social.data.ts';
import { upsertAccount } from './upsert-account.ts';

/** The parts of a call that complete a sign-in: its origin, its cart, and how it gets its session. */
export interface SigningIn {
  from: Requester;
  userAgent: string;
  caller: Shopper | undefined;
  guestId: string | undefined;
  session: SessionCookie;
}

interface Opened {
  token: string;
  conflict: CartConflict | null;
}

/**
 * Takes a sign-in as far as what has been proved allows: to the session, or to the next thing that it needs; a code is
 * sent where that is one [AUTH-40] to [AUTH-51] [AUTH-112] to [AUTH-115].
 */
export async function finishSignIn(context: ApiContext, signIn: SignIn, call: SigningIn): Promise<SignInReply> {
  const settings = await settingsOf(context.db);
  const { state, opened } = await signInResult(context, settings, signIn, call);
  if (opened) {
    return { ...replyOf(state), token: call.session.start(opened.token), cart_conflict: opened.conflict };
  }
  return { ...replyOf(state, await codeFor(context, state, signIn, call)), ticket: signIn.ticket };
}

/** The reply names the conflicting contact only to a caller who has proved enough. */
async function signInResult(context: ApiContext, settings: Omit<Settings, 'demo'>, signIn: SignIn, call: SigningIn) {
  try {
    return await transact(
      context.db,
      async (transaction) => {
        const row = await lockedSignIn(transaction, signIn.id);
        if (!row || !isForSession(row)) throw new Refusal('ticket_unknown');
        if (row.issuer && row.subject) await lockIdentity(transaction, row.issuer, row.subject);
        const state = await resolveSignIn(transaction, row, settings);
        const opened =
          state.outcome === 'open' ? await openSession(transaction, state, call, context.now()) : undefined;
        return { state, opened };
      },
      (error) => isTaken(error, 'customers_ref_code_key'),
    );
  } catch (error) {
    if (isTaken(error, 'customers_by_phone')) throw new Refusal('phone_taken');
    if (isTaken(error, 'customers_by_email')) throw new Refusal('email_taken');
    throw error;
  }
}

/** A code for a new password, for the profile or for an order opens no session. */
export function isForSession<Row extends SignInRow>(row: Row): row is Row & ResolvedSignIn['row'] {
  return row.login_type !== 'reset' && row.login_type !== 'profile' && row.login_type !== 'order';
}

/** A new session has a new token and ends the previous one, which prevents session fixation. */
async function openSession(
  transaction: Transaction,
  state: ResolvedSignIn,
  call: SigningIn,
  at: Date,
): Promise<Opened> {
  const customerId = await upsertAccount(transaction, state);
  const token = randomBytes(32).toString('base64url');
  if (call.caller?.kind === 'customer') await deleteSession(transaction, call.caller.sessionId);
  await insertSession(transaction, { customerId, tokenHash: hashOf(token), device: describeDevice(call.userAgent) });
  const { guestId } = call;
  if (guestId !== undefined) await saveSignInDevice(transaction, customerId, hashOf(guestId));
  const conflict = guestId === undefined ? null : await mergeGuestCart(transaction, { guestId, customerId, at });
  await endSignIn(transaction, state.row.id);
  return { token, conflict };
}

function codeFor(
  context: ApiContext,
  { outcome, contacts }: ResolvedSignIn,
  signIn: SignIn,
  { from }: SigningIn,
): Promise<SentCode> | null {
  if (outcome !== 'verify_phone' && outcome !== 'verify_email') return null;
  const medium = outcome === 'verify_phone' ? 'phone' : 'email';
  const contact = contacts[medium].value;
  return contact === null ? null : sendCode(context, signIn, { medium, contact, from });
}

const messages: Record<SignInOutcome, string> = {
  open: 'Logged in successfully.',
  user_info: 'Tell us who you are.',
  is_exist_user: 'Is It You?',
  verify_phone: 'We have sent you a code.',
  verify_email: 'We have sent you a code.',
  phone_modal: 'Please give a phone number',
};

/** The only place that describes the state of a sign-in [AUTH-38] [AUTH-39]. */
function replyOf(
  { outcome, facts, matched, contacts, row, account }: ResolvedSignIn,
  code: SentCode | null = null,
): SignInReply {
  const needsPhone = outcome === 'verify_phone' || outcome === 'phone_modal';
  const flags = {
    phone: needsPhone ? 0 : verifiedFlag(facts.phone, facts.verifiesPhone),
    email: outcome === 'verify_email' ? 0 : verifiedFlag(facts.email, facts.verifiesEmail),
  } as const;
  const isNew = row.login_type === 'manual' && !account;
  return {
    token: null,
    is_personal_info: outcome === 'user_info' ? 0 : 1,
    is_exist_user:
      outcome === 'is_exist_user' && matched
        ? {
            name: nameOfAccount(matched),
            image: matched.image && uploadPath(matched.image),
            contact: sharedContact(matched, contacts),
          }
        : null,
    is_phone_verified: flags.phone,
    is_email_verified: flags.email,
    email: contacts.email.value,
    phone: contacts.phone.value,
    ticket: null,
    code,
    cart_conflict: null,
    message: outcome === 'open' && isNew ? 'Signed up successfully.' : messages[outcome],
  };
}

/** The caller has entered this contact. */
function sharedContact(
  { phone }: NonNullable<ResolvedSignIn['matched']>,
  contacts: ResolvedSignIn['contacts'],
): string {
  const medium = phone !== null && phone === contacts.phone.value ? 'phone' : 'email';
  return maskedContact(medium, contacts[medium].value ?? '');
}
