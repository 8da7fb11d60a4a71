import { waitBeforeLogin } from 'market/auth/auth.rules';
import type { Detail } from 'market/calls/refusal-details';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { addressLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { contactKnown } from '../codes/auth-codes.data.ts';
import { clearFailedLogins, countFailedLogin, failedLogins } from './auth-logins.data.ts';

export interface LoginTry {
  /** The typed text in its canonical form, whether or not an account exists. */
  account: string;
  /** Who tries. */
  from: Requester;
}

/**
 * Five failures are free; each further one doubles the wait, up to an hour. A source (an IPv4 address, an IPv6 /48)
 * that has not failed for this account is not slowed by the failures of others, so a stranger cannot lock an owner out.
 */
export async function mustNotTryTooOften(context: ApiContext, attempt: LoginTry): Promise<void> {
  const { account, from } = attempt;
  const beforeChallenge = addressLimits(context, from, { name: 'logins', number: 'LIMIT_LOGINS_OF_ADDRESS' });
  await spendLimits(context, from, { beforeChallenge });
  const { failures, secondsAgo } = await failedLogins(context.db, hashOf(account), await sourceOf(context, attempt));
  if (secondsAgo === null) return;
  const left = Math.ceil(waitBeforeLogin(failures) - secondsAgo);
  if (left > 0) throw new Refusal('too_many', inWords(left), left);
}

export async function countFailedTry(context: ApiContext, attempt: LoginTry): Promise<void> {
  await countFailedLogin(context.db, hashOf(attempt.account), await sourceOf(context, attempt));
}

export async function clearFailedTries(context: ApiContext, attempt: LoginTry): Promise<void> {
  await clearFailedLogins(context.db, hashOf(attempt.account), await sourceOf(context, attempt));
}

/** A device that was signed in to the account is counted separately from its shared address. */
async function sourceOf({ db }: ApiContext, { account, from }: LoginTry): Promise<string> {
  const medium = account.includes('@') ? 'email' : 'phone';
  const { byDevice } = await contactKnown(db, medium, account, from.device);
  return byDevice ? `device ${from.device}` : from.networkBlock;
}

function inWords(seconds: number): Detail {
  if (seconds <= 90) return { text: 'wait_seconds', values: { seconds } };
  return { text: 'wait_minutes', values: { minutes: Math.ceil(seconds / 60) } };
}
