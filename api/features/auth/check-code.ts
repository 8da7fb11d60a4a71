import { codeSeconds, guessesPerCode, type Medium } from 'market/auth/auth.rules';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import type { Limit } from '../../outside/limits/limits.ts';
import { countGuess, useCode } from './auth-codes.data.ts';
import { markPhone } from './auth-sign-ins.data.ts';
import { roomier } from './limit-codes.ts';
import { type CodeBearer, hashOfCode } from './send-code.ts';

const [hour, day] = [3600, 86_400];

export interface Guess {
  otp: string;
  medium: Medium;
  /** The network address of whoever guesses. */
  address: string;
}

/**
 * Proves the contact that a code was sent to. Five guesses at a code, 25 a day at a contact, and 30 failures an hour
 * from one address; a code that came back is used up.
 */
export async function checkCode(needs: ApiNeeds, bearer: CodeBearer, { otp, medium, address }: Guess): Promise<void> {
  const { db, isDemo } = needs;
  const limits = guessLimits(bearer, medium, address, isDemo);
  await needs.limits.mustHaveTries(db, limits);
  const codeHash = hashOfCode(bearer, otp);
  const guessed = await countGuess(db, bearer.id, { most: guessesPerCode, lifeSeconds: codeSeconds });
  if (!guessed) throw new Refusal('code_expired');
  const isRight = guessed.code_hash === codeHash && guessed.code_medium === medium;
  if (!isRight) {
    await needs.limits.countFailure(db, limits);
    throw new Refusal('code_wrong');
  }
  if (!(await useCode(db, bearer.id, { medium, codeHash }))) throw new Refusal('code_expired');
}

/** For a phone number that somebody else has proved, such as Firebase: it must be the one that was asked for. */
export async function markPhoneProved({ db }: Pick<ApiNeeds, 'db'>, bearer: CodeBearer, phone: string): Promise<void> {
  // The number may have changed while somebody else was asked.
  if (bearer.is_decoy || !(await markPhone(db, bearer.id, phone))) throw new Refusal('code_wrong');
}

/** Shared by all who check codes, whoever has sent them. */
export function guessLimits(
  bearer: Pick<CodeBearer, Medium>,
  medium: Medium,
  address: string,
  isDemo: boolean,
): Limit[] {
  return [
    { name: 'wrong codes of an address', subject: address, windowSeconds: hour, limit: roomier(30, isDemo) },
    {
      name: 'wrong codes of a contact',
      subject: bearer[medium] ?? '',
      windowSeconds: day,
      limit: roomier(25, isDemo),
    },
  ];
}
