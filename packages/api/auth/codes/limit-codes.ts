import { waitBeforeCode } from 'market/auth/auth.rules';
import { daySeconds, hourSeconds, minuteSeconds } from 'market/values/durations';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { addressLimits, type CallLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type LimitName, limitNumber } from '#api/providers/limits/limit-numbers.ts';
import type { Limit } from '#api/providers/limits/limits.ts';
import { type ContactKnown, codesLately, contactKnown, lockContact, usedCodesOfPrefix } from './auth-codes.data.ts';

/**
 * Of 50 codes to numbers with the same prefix, this many must be used; otherwise someone may earn money from sending
 * them.
 */
const usedOfFifty = 10;
/** A plus and seven digits: numbers that are next to each other. */
const prefixLength = 8;

export interface Recipient {
  medium: 'phone' | 'email';
  contact: string;
  /** Who asks. */
  from: Requester;
}

export interface CountedCode {
  /** How long the next code has to wait. */
  resendSeconds: number;
  /** Who asked, where that is a device of the owner; strangers are one. */
  requester: string | null;
  /** To refund if the transport does not accept the code. */
  limits: CallLimits;
}

/**
 * Counts a code, or refuses it [AUTH-57] [AUTH-58]. The owner of a contact, on a device that has signed in or received
 * an order with it, is counted separately: no stranger can use up these codes. All others share the limits of the
 * contact, of neighbouring phone numbers, of the address, and the global budget, of which a part is reserved for known
 * contacts.
 */
export async function countCode(
  context: ApiContext,
  transaction: Transaction,
  recipient: Recipient,
): Promise<CountedCode> {
  const { medium, contact, from } = recipient;
  await lockContact(transaction, contact);
  const known = await contactKnown(transaction, medium, contact, from.device);
  const requester = known.byDevice ? `device ${from.device}` : null;
  const lately = await codesLately(transaction, { medium, contact, requester });
  const left = Math.ceil(waitBeforeCode(lately.unused) - lately.secondsAgo);
  if (left > 0) throw new Refusal('too_many', { text: 'code_just_sent', values: { seconds: left } }, left);
  const allowed = codeLimitsOf(context, recipient, known);
  const unproved = await limitsOfUnusedPrefix(context, transaction, recipient, known);
  const all = { ...allowed, beforeChallenge: [...(allowed.beforeChallenge ?? []), ...unproved] };
  const limits = await spendLimits(context, from, all, transaction);
  return { resendSeconds: waitBeforeCode(lately.unused + 1), requester, limits };
}

/**
 * Refuses early and without counting, so that a flood does not fill the table of sign-ins. A call with a solved
 * challenge is checked when its code is counted.
 */
export async function mustBeWithinCodeLimits(context: ApiContext, recipient: Recipient): Promise<void> {
  const { medium, contact, from } = recipient;
  const known = await contactKnown(context.db, medium, contact, from.device);
  const { hard = [], beforeChallenge = [] } = codeLimitsOf(context, recipient, known);
  const waitSeconds = await context.limits.peek(context.db, hard);
  if (waitSeconds !== undefined) throw new Refusal('too_many', undefined, waitSeconds);
  if (from.solution !== undefined) return;
  if ((await context.limits.peek(context.db, beforeChallenge)) !== undefined) throw new Refusal('challenge_required');
}

function codeLimitsOf(context: ApiContext, { medium, contact, from }: Recipient, known: ContactKnown): CallLimits {
  const limit = limitFactory(context);
  const subject = hashOf(contact);
  const budget = budgetOf(context, medium);
  if (known.byDevice) {
    const own = limit(
      'LIMIT_CODES_TO_CONTACT',
      'codes a day to a contact, of its device',
      `${subject} ${from.device}`,
      daySeconds,
    );
    return { hard: [own, ...budget.all] };
  }
  const prefix = contact.slice(0, prefixLength);
  const isNewPhone = medium === 'phone' && !known.isKnown;
  return {
    hard: [
      limit(
        'LIMIT_CODES_TO_CONTACT',
        'codes a day to a contact, of a place',
        `${subject} ${from.networkBlock}`,
        daySeconds,
      ),
      limit('LIMIT_CODES_TO_CONTACT_AT_MOST', 'codes a day to a contact at most', subject, daySeconds),
      ...(from.device ? [limit('LIMIT_CODES_OF_DEVICE', 'codes of a device', from.device, hourSeconds)] : []),
      ...(isNewPhone ? [limit('LIMIT_CODES_TO_PREFIX_AT_MOST', 'codes to a prefix at most', prefix, hourSeconds)] : []),
      ...(known.isKnown ? [] : budget.ofStrangers),
      ...budget.all,
    ],
    beforeChallenge: [
      ...addressLimits(context, from, { name: 'codes', number: 'LIMIT_CODES_OF_ADDRESS' }),
      limit('LIMIT_CODES_TO_CONTACT', 'codes a day to a contact, of strangers', subject, daySeconds),
      ...(medium === 'phone' ? [limit('LIMIT_CODES_TO_PREFIX', 'codes to a prefix', prefix, 10 * minuteSeconds)] : []),
      budget.beforeChallenge,
    ],
  };
}

/** Half of the budget of strangers is sent without a challenge; they never use what is reserved for known contacts. */
function budgetOf(context: ApiContext, medium: string) {
  const share = 1 - Math.min(limitNumber(context, 'CODES_RESERVED_PERCENT'), 100) / 100;
  const of = (name: string, number: LimitName, windowSeconds: number, part: number): Limit => ({
    name,
    subject: medium,
    windowSeconds,
    limit: Math.floor(limitNumber(context, number) * part),
  });
  return {
    all: [
      of('budget of codes', 'CODES_PER_HOUR', hourSeconds, 1),
      of('budget of codes a day', 'CODES_PER_DAY', daySeconds, 1),
    ],
    ofStrangers: [
      of('budget of codes to strangers', 'CODES_PER_HOUR', hourSeconds, share),
      of('budget of codes a day to strangers', 'CODES_PER_DAY', daySeconds, share),
    ],
    beforeChallenge: of('budget of codes before a challenge', 'CODES_PER_HOUR', hourSeconds, share / 2),
  };
}

/**
 * If hardly any code to a prefix is used, someone may be paid for each: from then on every code requires a challenge.
 */
async function limitsOfUnusedPrefix(
  { mode }: ApiContext,
  transaction: Transaction,
  { medium, contact }: Recipient,
  { byDevice }: ContactKnown,
): Promise<Limit[]> {
  if (medium !== 'phone' || !mode.limitsUnusedCodes || byDevice) return [];
  const prefix = contact.slice(0, prefixLength);
  const used = await usedCodesOfPrefix(transaction, prefix);
  const isFine = used === undefined || used >= usedOfFifty;
  return isFine
    ? []
    : [{ name: 'codes to a prefix that nobody uses', subject: prefix, windowSeconds: hourSeconds, limit: 0 }];
}

function limitFactory(context: ApiContext) {
  return (number: LimitName, name: string, subject: string, windowSeconds: number): Limit => ({
    name,
    subject,
    windowSeconds,
    limit: limitNumber(context, number),
  });
}
