import type { Money } from '../../values/money.ts';

/** How a statement of a provider differs from the payments of the market [OPS-077]. */
export const differenceKinds = ['missing_here', 'missing_there', 'other_amount', 'other_day'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** Lines of one statement. */
export const maxStatementLines = 20_000;
/** Days from the first to the last day of one statement. */
export const maxStatementDays = 100;
/** Characters of an answer. */
export const maxAnswerWords = 500;
/** Differences that one answer is for. */
export const maxAnsweredAtOnce = 100;

/** A line of a statement. The third decimal of a currency such as KWD needs thousandths. */
export interface ReportedPayment {
  thousandths: number;
  currency: string;
  /** `2026-11-20` where the market is. */
  day: string;
}

/** A payment of the market that a line names. */
export interface NotedPayment {
  amount: Money;
  currency: string;
  /** When its money came; null where none did. */
  day: string | null;
}

/**
 * Returns how a line differs from the payment that it names; undefined where both are the same. A payment without money is
 * missing here. An amount counts before a day, because the answer to it is the more urgent one.
 */
export function differenceOf(there: ReportedPayment, here: NotedPayment | undefined): DifferenceKind | undefined {
  if (here === undefined || here.day === null) return 'missing_here';
  if (here.currency !== there.currency || thousandthsOf(here.amount) !== there.thousandths) return 'other_amount';
  return here.day === there.day ? undefined : 'other_day';
}

/** Returns an amount of the market in thousandths. */
export function thousandthsOf(amount: Money): number {
  return amount * 10;
}

/** What is read of a field, or why it cannot be read. */
export type ReadField<Value> = { value: Value; reason?: undefined } | { reason: string };

/** Reads an amount such as `1500` or `1500.00`, with no more decimals than its currency has, as thousandths. */
export function readStatementAmount(text: string, decimals: number): ReadField<number> {
  const written = text.trim();
  if (/^-/.test(written)) return { reason: 'is money that went back: leave such lines out' };
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,9}))?$/.exec(written) ?? [];
  if (whole === undefined) return { reason: 'must be an amount such as 1500 or 1500.00, without separators' };
  const beyond = fraction.slice(decimals);
  if (/[1-9]/.test(beyond)) {
    return {
      reason: decimals === 0 ? 'has decimals, which its currency has not' : `has more than ${decimals} decimals`,
    };
  }
  const thousandths = Number(whole) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  return thousandths === 0 ? { reason: 'must be more than 0' } : { value: thousandths };
}

const dayForm = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads a day such as `2026-11-20`, or a moment. A moment with a zone becomes the day where the market is; one without is
 * of the market.
 */
export function readStatementDay(text: string, dayOf: (at: Date) => string): ReadField<string> {
  const [, day, time, zone] = dayForm.exec(text.trim()) ?? [];
  const reason = 'must be a day such as 2026-11-20';
  if (day === undefined || !isDay(day)) return { reason };
  if (time === undefined || zone === undefined) return { value: day };
  const at = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(at.getTime()) ? { reason } : { value: dayOf(at) };
}

/** Returns whether a text is a day of the calendar, such as `2026-11-20`. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

export interface StatementSpan {
  first: string;
  last: string;
}

/** Returns the days from the first to the last one, both counted. */
export function daysOfSpan({ first, last }: StatementSpan): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
}

/** Returns why a statement cannot be of a span: it ends before it starts, is too long, or is not over yet. */
export function spanFault(span: StatementSpan, today: string): string | undefined {
  if (!isDay(span.first) || !isDay(span.last)) return 'The first and the last day must be days such as 2026-11-20.';
  if (span.last < span.first) return 'The last day is before the first one.';
  if (span.last > today) return 'The last day is not over yet.';
  return daysOfSpan(span) > maxStatementDays ? `A statement is of at most ${maxStatementDays} days.` : undefined;
}
