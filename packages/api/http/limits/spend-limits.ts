import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { redeemChallenge } from '#api/http/limits/challenges.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type LimitName, limitNumber } from '#api/providers/limits/limit-numbers.ts';
import type { Limit } from '#api/providers/limits/limits.ts';

/** What one call may use up. */
export interface CallLimits {
  /** Used up, they refuse until their window ends. */
  hard?: readonly Limit[];
  /** Used up, each further call needs a solved challenge. */
  beforeChallenge?: readonly Limit[];
}

type Counting = Pick<ApiContext, 'db' | 'limits' | 'limitNumbers' | 'mode'>;

/**
 * Counts a call against its limits, all or none. Refuses with `too_many` and the seconds to wait if a hard limit is
 * exhausted, and with `challenge_required` if one of `beforeChallenge` is and the call has no solved challenge. Returns
 * what was counted, for `giveBackLimits`.
 */
export async function spendLimits(
  context: Counting,
  from: Requester,
  { hard = [], beforeChallenge = [] }: CallLimits,
  db: Connection = context.db,
): Promise<CallLimits> {
  const waitSeconds = await context.limits.take(db, hard);
  if (waitSeconds !== undefined) throw new Refusal('too_many', undefined, waitSeconds);
  if ((await context.limits.take(db, beforeChallenge)) === undefined) return { hard, beforeChallenge };
  if (await redeemChallenge(context, from.solution, db)) return { hard };
  await context.limits.giveBack(db, hard);
  throw new Refusal('challenge_required');
}

/** For limits that only failures use up: the call has succeeded. A challenge that it has solved stays used. */
export function giveBackLimits(context: Counting, { hard = [], beforeChallenge = [] }: CallLimits): Promise<void> {
  return context.limits.giveBack(context.db, [...hard, ...beforeChallenge]);
}

/** Returns the limits of an address and of its network, which may spend more; per hour by default. */
export function addressLimits(
  context: Counting,
  { ofAddress, ofNetwork }: Requester,
  counted: { name: string; number: LimitName; windowSeconds?: number },
): Limit[] {
  const { name, number, windowSeconds = 3600 } = counted;
  const limit = limitNumber(context, number);
  return [
    { name: `${name} of an address`, subject: ofAddress, windowSeconds, limit },
    {
      name: `${name} of a network`,
      subject: ofNetwork,
      windowSeconds,
      limit: limit * limitNumber(context, 'LIMIT_NETWORK_FACTOR'),
    },
  ];
}

/** Counts an attempt that is only refunded by waiting, such as one of an account. */
export async function countTry(context: Counting, limit: Limit, db?: Connection): Promise<void> {
  await spendLimits(context, noRequester, { hard: [limit] }, db);
}

const noRequester: Requester = {
  ofAddress: '',
  ofNetwork: '',
  networkBlock: '',
  device: undefined,
  solution: undefined,
};
