import type { OperatorPermission } from '../../access/access.rules.ts';
import type { RefusalCode } from '../../refusals.ts';
import { dayMilliseconds } from '../../values/durations.ts';
import { type Money, minus, nothing } from '../../values/money.ts';
import { type LedgerEntry, withoutZeroEntries } from '../wallet.rules.ts';
import { type Payee, payeeAccount } from '../wallet-payouts.rules.ts';

/** Who contests: a courier [DEL-57], or a store [STO-089]. */
export const contestAudiences = ['courier', 'store'] as const;
export type ContestAudience = (typeof contestAudiences)[number];

/** What is contested: a sum in the books, a rating, or a suspension. */
export const contestKinds = ['sum', 'rating', 'suspension'] as const;
export type ContestKind = (typeof contestKinds)[number];

export const contestDecisions = ['granted', 'denied'] as const;
export type ContestDecision = (typeof contestDecisions)[number];

/** For so many days after it happened a thing may be contested. */
export const contestDays: Readonly<Record<ContestAudience, number>> = { courier: 14, store: 7 };

/** Characters of the words of a contest, and of its answer. */
export const maxContestWords = 1000;
/** Pictures of a contest. */
export const maxContestPictures = 3;

/** Returns until when a thing may be contested. */
export function contestableUntil(audience: ContestAudience, happenedAt: Date): Date {
  return new Date(happenedAt.getTime() + contestDays[audience] * dayMilliseconds);
}

/** Returns why a thing cannot be contested; undefined if it can: in time, and once [DEL-57] [STO-089]. */
export function refusalToContest(
  audience: ContestAudience,
  { happenedAt, isContested }: { happenedAt: Date; isContested: boolean },
  now: Date,
): { refused: RefusalCode } | undefined {
  if (isContested) return { refused: 'contest_twice' };
  return now > contestableUntil(audience, happenedAt) ? { refused: 'contest_late' } : undefined;
}

/** Returns the permission that the answer to a contest needs. */
export function permissionToAnswer(audience: ContestAudience, kind: ContestKind): OperatorPermission {
  if (kind === 'sum') return audience === 'courier' ? 'ops.cash' : 'ops.finance';
  if (kind === 'rating') return 'ops.support';
  return audience === 'courier' ? 'ops.couriers' : 'ops.stores';
}

/** Returns the kinds of contests that an operator may answer, with their audiences. */
export function answerableBy(
  permissions: readonly OperatorPermission[],
): { audience: ContestAudience; kind: ContestKind }[] {
  return contestAudiences.flatMap((audience) =>
    contestKinds.flatMap((kind) =>
      permissions.includes(permissionToAnswer(audience, kind)) ? [{ audience, kind }] : [],
    ),
  );
}

/** The account on which a contested deduction stands until the answer. */
export function contestedAccount(payee: Payee): string {
  return `contested:${'storeId' in payee ? 'store' : 'courier'}:${'storeId' in payee ? payee.storeId : payee.courierId}`;
}

/** A deduction is contested: neither side bears it until the answer, so that it is in no payout [DEL-57]. */
export function entriesOfContestHeld(payee: Payee, held: Money): LedgerEntry[] {
  return withoutZeroEntries([
    { account: contestedAccount(payee), amount: held },
    { account: payeeAccount(payee), amount: minus(nothing, held) },
  ]);
}

/** The answer: the market bears what is granted, and the rest of what was held goes back to its payee [DEL-57]. */
export function entriesOfContestDecided(
  payee: Payee,
  { held, granted }: { held: Money; granted: Money },
): LedgerEntry[] {
  return withoutZeroEntries([
    { account: 'market:corrections', amount: granted },
    { account: contestedAccount(payee), amount: minus(nothing, held) },
    { account: payeeAccount(payee), amount: minus(held, granted) },
  ]);
}

/** Returns what is held of a contested sum: a deduction as a whole; of a pay that is too low, nothing was taken. */
export function heldOfSum({ booked }: { booked: Money }): Money {
  return booked > 0 ? booked : nothing;
}
