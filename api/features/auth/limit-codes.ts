import { waitBeforeCode } from 'market/auth/auth.rules';
import type { Transaction } from '#db/connection.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import type { Limit, Limits } from '../../outside/limits/limits.ts';
import { type CodesLately, codesLately, lockContact, usedCodesOfPrefix } from './auth-codes.data.ts';

const [minute, hour, day] = [60, 3600, 86_400];
const codesPerDay = 5;
/** Of 50 codes to numbers that begin alike, so many must come back, or somebody is paid for having them sent. */
const usedOfFifty = 10;
/** A plus and seven digits: numbers that are next to each other. */
const prefixLength = 8;
/** The demo sends nothing and shows its codes, so its limits only have to keep it alive. */
const roomOfDemo = 100;

export interface Recipient {
  medium: 'phone' | 'email';
  contact: string;
  /** Who asks. */
  address: string;
  isDemo: boolean;
}

/** Refuses the code too many, and answers how long the next one has to wait [AUTH-57] [AUTH-58]. */
export async function countCode(
  limits: Limits,
  transaction: Transaction,
  recipient: Recipient,
): Promise<{ resendSeconds: number }> {
  const { medium, contact, isDemo } = recipient;
  await lockContact(transaction, contact);
  const lately = await codesLately(transaction, medium, contact);
  mustHaveWaited(lately);
  if (lately.sent >= roomier(codesPerDay, isDemo)) throw new Refusal('too_many');
  if (medium === 'phone' && !isDemo) await mustComeBack(transaction, prefixOf(recipient));
  for (const limit of limitsOf(recipient)) await limits.countTry(transaction, limit);
  return { resendSeconds: waitBeforeCode(lately.unused + 1) };
}

/** Refuses early, for one look: who floods the market fills no table with sign-ins that can only be refused. */
export function mustHaveCodes({ db, limits }: Pick<ApiNeeds, 'db' | 'limits'>, recipient: Recipient): Promise<void> {
  return limits.mustHaveTries(db, limitsOf(recipient));
}

function mustHaveWaited({ unused, secondsAgo }: CodesLately): void {
  const left = Math.ceil(waitBeforeCode(unused) - secondsAgo);
  if (left > 0) throw new Refusal('too_many', { text: 'code_just_sent', values: { seconds: left } });
}

async function mustComeBack(transaction: Transaction, prefix: string): Promise<void> {
  const used = await usedCodesOfPrefix(transaction, prefix);
  if (used !== undefined && used < usedOfFifty) throw new Refusal('too_many');
}

/** Always in the same order, so that two transactions never wait for each other. */
function limitsOf(recipient: Recipient): Limit[] {
  const { medium, address, isDemo } = recipient;
  const limit = (name: string, subject: string, windowSeconds: number, most: number): Limit => ({
    name,
    subject,
    windowSeconds,
    limit: roomier(most, isDemo),
  });
  return [
    limit('codes to an address per hour', address, hour, 10),
    limit('codes to an address per day', address, day, 30),
    ...(medium === 'phone' ? [limit('codes to a prefix', prefixOf(recipient), 10 * minute, 20)] : []),
    limit(`budget of codes per hour`, medium, hour, 1_000),
    limit(`budget of codes per day`, medium, day, 5_000),
  ];
}

function prefixOf({ contact }: Recipient): string {
  return contact.slice(0, prefixLength);
}

export function roomier(most: number, isDemo: boolean): number {
  return isDemo ? most * roomOfDemo : most;
}
