import { waitBeforeLogin } from 'market/auth/auth.rules';
import type { Detail } from 'market/refusal-details';
import { hashOf } from '#http/callers.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import { countFailedLogin, failedLogins, forgetFailedLogins } from './auth-logins.data.ts';
import { roomier } from './limit-codes.ts';

export interface LoginTry {
  /** What was typed, brought into its one form; whether somebody has it makes no difference. */
  account: string;
  /** The network address of whoever tries. */
  address: string;
}

const loginsPerHour = { name: 'logins of an address', windowSeconds: 3600 };

/**
 * Five failures are free; then each doubles the wait, up to an hour. An address that has not failed at this account is
 * not slowed by the failures of others: nobody is locked out of an account by a stranger.
 */
export async function mustBeSlowEnough(
  { db, limits, isDemo }: ApiNeeds,
  { account, address }: LoginTry,
): Promise<void> {
  await limits.countTry(db, { ...loginsPerHour, subject: address, limit: roomier(100, isDemo) });
  const { failures, secondsAgo } = await failedLogins(db, hashOf(account), address);
  if (secondsAgo === null) return;
  const left = Math.ceil(waitBeforeLogin(failures) - secondsAgo);
  if (left > 0) throw new Refusal('too_many', inWords(left));
}

export function countFailedTry({ db }: ApiNeeds, { account, address }: LoginTry): Promise<void> {
  return countFailedLogin(db, hashOf(account), address);
}

export function forgetFailedTries({ db }: ApiNeeds, { account, address }: LoginTry): Promise<void> {
  return forgetFailedLogins(db, hashOf(account), address);
}

function inWords(seconds: number): Detail {
  if (seconds <= 90) return { text: 'wait_seconds', values: { seconds } };
  return { text: 'wait_minutes', values: { minutes: Math.ceil(seconds / 60) } };
}
