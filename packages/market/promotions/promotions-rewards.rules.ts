import { usualAmount } from '../access/access-limits.rules.ts';
import type { Money } from '../values/money.ts';

/** What comes back into a wallet after an order, and what comes on top of money that is added to it. */
export const rewardKinds = ['cashback', 'bonus'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** What a reward gives: a whole percentage with its cap, or minor units. */
export interface RewardGift {
  type: 'percent' | 'amount';
  value: number;
  /** The cap of a percentage; null without one. */
  max: Money | null;
}

/**
 * Returns whether only a lead may offer a reward: each time it may give more than a meal for two costs, or nothing caps
 * its percentage [OPS-064].
 */
export function rewardNeedsLead({ type, value, max }: RewardGift, currency: string): boolean {
  const each = type === 'amount' ? value : max;
  return each === null || each > usualAmount(currency);
}

/**
 * Returns whether the terms of a reward may change: once it has started, orders and payments count on them, so that its name
 * and its end alone may [OPS-064].
 */
export function areTermsOpen(startsAt: Date, at: Date): boolean {
  return at < startsAt;
}

/** Returns the end of a reward that has started: never before the moment, so that what was promised stays [OPS-064]. */
export function endOfStarted(endsAt: Date, at: Date): Date {
  return endsAt < at ? at : endsAt;
}
