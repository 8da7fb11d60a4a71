import type { ApiContext } from '#api/http/api-context.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { verifyPassword } from '../hash-passwords.ts';

export interface RequestedPassword {
  customerId: number;
  /** The stored hash; an account that signs in without a password has none to ask for. */
  known: string | null | undefined;
  given: string | undefined;
  /** What the tries of an hour are counted as. */
  countedAs: string;
}

/** Refuses a person who does not know the password of the account: a stolen session must not be enough. */
export async function mustKnowPassword(
  context: ApiContext,
  { customerId, known, given, countedAs }: RequestedPassword,
): Promise<void> {
  if (!known) return;
  await countTry(context, {
    name: countedAs,
    subject: String(customerId),
    windowSeconds: 3600,
    limit: limitNumber(context, 'LIMIT_PASSWORD_CHANGES'),
  });
  if (given && (await verifyPassword(given, known))) return;
  throw new Refusal('password_wrong', given ? undefined : { text: 'current_password_needed', values: {} });
}
