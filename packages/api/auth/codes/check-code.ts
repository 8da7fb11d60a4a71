import { codeSeconds, guessesPerCode, type Medium } from 'market/auth/auth.rules';
import { daySeconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { addressLimits, type CallLimits, giveBackLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { markPhone } from '../auth-sign-ins.data.ts';
import { contactKnown, countGuess, useCode } from './auth-codes.data.ts';
import { type CodeBearer, hashOfCode } from './send-code.ts';

export interface Guess {
  otp: string;
  medium: Medium;
  /** Who guesses. */
  from: Requester;
}

/**
 * Proves the contact that a code was sent to. Allows five guesses per code, 25 a day per contact, and a number of
 * failures an hour per address before a challenge; a correct code is used up.
 */
export async function checkCode(context: ApiContext, bearer: CodeBearer, { otp, medium, from }: Guess): Promise<void> {
  const { db } = context;
  const limits = await spendGuess(context, { medium, contact: bearer[medium] ?? '', from });
  const codeHash = hashOfCode(bearer, otp);
  const guessed = await countGuess(db, bearer.id, { max: guessesPerCode, lifeSeconds: codeSeconds });
  if (!guessed) {
    await giveBackLimits(context, limits);
    throw new Refusal('code_expired');
  }
  const isRight = guessed.code_hash === codeHash && guessed.code_medium === medium;
  if (!isRight) throw new Refusal('code_wrong');
  await giveBackLimits(context, limits);
  if (!(await useCode(db, bearer.id, { medium, codeHash }))) throw new Refusal('code_expired');
}

/** For a phone number that another service, such as Firebase, has proved: it must be the requested one. */
export async function markPhoneProved(
  { db }: Pick<ApiContext, 'db'>,
  bearer: CodeBearer,
  phone: string,
): Promise<void> {
  // The number may have changed while the other service was asked.
  if (bearer.is_decoy || !(await markPhone(db, bearer.id, phone))) throw new Refusal('code_wrong');
}

/**
 * Counts a guess before anything is compared, and returns what to refund if it was right. Shared by all checks of
 * codes, regardless of the sender. On a device of its owner a contact is counted separately.
 */
export async function spendGuess(
  context: ApiContext,
  { medium, contact, from }: { medium: Medium; contact: string; from: Requester },
): Promise<CallLimits> {
  const { byDevice } = await contactKnown(context.db, medium, contact, from.device);
  const limit = limitNumber(context, 'LIMIT_WRONG_CODES_TO_CONTACT');
  const subject = byDevice ? `${contact} ${from.device}` : contact;
  return spendLimits(context, from, {
    hard: [{ name: 'wrong codes a day to a contact', subject: hashOf(subject), windowSeconds: daySeconds, limit }],
    beforeChallenge: byDevice
      ? []
      : addressLimits(context, from, { name: 'wrong codes', number: 'LIMIT_WRONG_CODES_OF_ADDRESS' }),
  });
}
