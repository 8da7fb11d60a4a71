import type { Detail } from '../../calls/refusal-details.ts';
import { minuteMilliseconds } from '../../values/durations.ts';

/**
 * What a store does with a take-away order that no customer fetches [STO-044]: it keeps it, or the order ends after an hour
 * and either the store or the customer bears the loss.
 */
export const unfetchedRules = ['keep', 'store_pays', 'customer_pays'] as const;
export type UnfetchedRule = (typeof unfetchedRules)[number];

/** After how many minutes at the counter a customer is reminded, and the rule of the store holds [STO-044]. */
export const counterMinutes = { reminder: 30, end: 60 } as const;

interface AtCounter {
  /** When the store has made it ready. */
  handoverAt: Date;
  /** When the store had promised it. */
  readyAt: Date | null;
  /** The time that its customer has chosen. */
  scheduleAt: Date | null;
}

/** Returns since when an order waits for its customer: no customer is late before the time that was promised or chosen. */
export function waitsFrom({ handoverAt, readyAt, scheduleAt }: AtCounter): Date {
  return new Date(Math.max(...[handoverAt, readyAt, scheduleAt].map((moment) => moment?.getTime() ?? 0)));
}

/** What becomes of an order that no customer fetches. */
export type UnfetchedOutcome = 'kept' | 'given_back' | 'disposed';

/** Returns what becomes of an order after its time: nothing is kept of an order that is not paid. */
export function outcomeOf({ rule, isPaid }: { rule: UnfetchedRule | null; isPaid: boolean }): UnfetchedOutcome {
  if (rule === null || rule === 'keep') return 'kept';
  return rule === 'customer_pays' && isPaid ? 'disposed' : 'given_back';
}

/** Returns when the rule of the store ends an order; null for one that is kept. */
export function endsAt(from: Date, outcome: UnfetchedOutcome): Date | null {
  return outcome === 'kept' ? null : new Date(from.getTime() + counterMinutes.end * minuteMilliseconds);
}

/** Returns whether an order has waited for so many minutes at a moment. */
export function hasWaited(from: Date, minutes: number, at: Date): boolean {
  return at.getTime() - from.getTime() >= minutes * minuteMilliseconds;
}

/** Why the market ended an order, as its customer and its store read it. */
export const unfetchedReasons = {
  given_back: 'It was not fetched within an hour.',
  disposed: 'It was not fetched within an hour. What was paid is not given back.',
} as const satisfies Record<Exclude<UnfetchedOutcome, 'kept'>, string>;

/**
 * Returns what a customer reads of an order that waits at the counter [CUS-13]. The times are those of a clock in its
 * zone; `until` is empty for an order that is kept.
 */
export function wordsAtCounter({
  outcome,
  isPaid,
  since,
  until,
}: {
  outcome: UnfetchedOutcome;
  isPaid: boolean;
  since: string;
  until: string;
}): Detail {
  const waits = { text: 'counter_waits', values: { time: since } } as const;
  if (outcome === 'kept') return { ...waits, next: { text: 'counter_keeps', values: {} } };
  const givesBack = isPaid ? 'counter_gives_back' : 'counter_cancels';
  return { ...waits, next: { text: outcome === 'disposed' ? 'counter_disposes' : givesBack, values: { time: until } } };
}

/** Returns what a customer reads before ordering for take away; undefined where the store keeps orders. */
export function wordsBeforeOrder(rule: UnfetchedRule): Detail | undefined {
  if (rule === 'keep') return undefined;
  const text = rule === 'store_pays' ? 'take_away_gives_back' : 'take_away_disposes';
  return { text, values: { minutes: counterMinutes.end } };
}
