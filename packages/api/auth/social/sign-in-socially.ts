import type { SignInReply } from 'market/auth/auth.contract';
import { readPhone } from 'market/values/phone';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Database } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import type { ProvenIdentity } from '#api/providers/identity/identity-providers.ts';
import { accountOfIdentity } from '../auth-customers.data.ts';
import { amendSignIn, type NewSignIn } from '../auth-sign-ins.data.ts';
import { finishSignIn, type SigningIn } from '../finish-sign-in.ts';
import { type SignIn, signInOf, startSignIn } from '../sign-in-ticket.ts';
import { returnToken, type SocialStep, spendToken } from './auth-social.data.ts';
import { proveSocialIdentity, type SocialClaim } from './prove-social-identity.ts';

/**
 * Signs in with an identity from a provider. A new customer without an address is asked for a phone number first
 * [AUTH-109] [AUTH-116].
 */
export async function signInSocially(context: ApiContext, claim: SocialClaim, call: SigningIn): Promise<SignInReply> {
  const identity = await proveSocialIdentity(context, claim, call.from);
  const start = await startOf(context, identity);
  if (start.isNew && identity.email === null) throw new Refusal('email');
  return withTokenSpent(context, identity, 'login', async () =>
    finishSignIn(context, await startSignIn(context.db, start.signIn), call),
  );
}

/** The same with a phone number, which is proved by a code where the operator wants it [AUTH-110] [AUTH-118]. */
export async function registerSocially(
  context: ApiContext,
  claim: SocialClaim & { phone: string; ticket?: string | undefined },
  call: SigningIn,
): Promise<SignInReply> {
  const phone = await phoneIn(context, claim.phone);
  const identity = await proveSocialIdentity(context, claim, call.from);
  if (claim.ticket !== undefined) {
    return finishSignIn(
      context,
      await withPhone(context, await signInOf(context.db, claim.ticket), identity, phone),
      call,
    );
  }
  const { signIn } = await startOf(context, identity);
  return withTokenSpent(context, identity, 'register', async () =>
    finishSignIn(context, await startSignIn(context.db, { ...signIn, phone }), call),
  );
}

async function phoneIn({ db, mode }: ApiContext, written: string): Promise<string> {
  const { country } = await settingsOf(db);
  const phone = readPhone(written, country, mode.acceptsDemoPhones);
  if (phone === undefined) throw fieldRefusal('phone', 'Please give a phone number');
  return phone;
}

/**
 * Returns the initial data of a sign-in. The first sign-in ties the identity to an account, so the address matters only
 * then: later it may change at the provider, and belong to another customer here.
 */
async function startOf({ db }: ApiContext, { issuer, subject, email, name }: ProvenIdentity) {
  const account = await accountOfIdentity(db, issuer, subject);
  const isOfUse = email !== null && (!account || account.email === email);
  const signIn: NewSignIn = {
    login_type: 'social',
    issuer,
    subject,
    name,
    ...(isOfUse && { email, is_email_proved: true }),
  };
  return { isNew: account === undefined, signIn };
}

/** Spends a single-use token; a refused sign-in releases it, so that it can be retried. */
async function withTokenSpent<Result>(
  { db }: ApiContext,
  { singleUse }: ProvenIdentity,
  step: SocialStep,
  work: () => Promise<Result>,
): Promise<Result> {
  if (singleUse && !(await spendToken(db, { ...singleUse, step }))) throw new Refusal('provider_token_wrong');
  try {
    return await work();
  } catch (error) {
    if (singleUse) await returnToken(db, singleUse.mark, step);
    throw error;
  }
}

/**
 * Continues a sign-in of the same person. Another number begins a new one: codes to the first number stay counted
 * there, and are invalid for the second.
 */
async function withPhone(
  { db }: ApiContext,
  signIn: SignIn,
  { issuer, subject }: ProvenIdentity,
  phone: string,
): Promise<SignIn> {
  const isSamePerson = signIn.login_type === 'social' && signIn.issuer === issuer && signIn.subject === subject;
  if (!isSamePerson) throw new Refusal('provider_token_wrong');
  if (signIn.phone === phone) return signIn;
  if (signIn.phone !== null) return anotherSignIn(db, signIn, phone);
  await amendSignIn(db, signIn.id, { phone });
  return { ...signIn, phone };
}

async function anotherSignIn(db: Database, known: SignIn, phone: string): Promise<SignIn> {
  const { login_type, customer_id, email, is_email_proved, issuer, subject, name, referred_by } = known;
  const start = { login_type, customer_id, email, is_email_proved, issuer, subject, name, referred_by };
  const another = await startSignIn(db, { ...start, phone });
  const { is_separate, is_claimed } = known;
  await amendSignIn(db, another.id, { is_separate, is_claimed });
  return { ...another, is_separate, is_claimed };
}
