import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfYear } from 'app-kit/formats/clock.ts';
import type { DifferenceKind } from 'market/payments/statements/payments-statements.rules';
import type { ReactNode } from 'react';

export const differenceNames: Record<DifferenceKind, ReactNode> = {
  missing_here: <Trans>Missing here</Trans>,
  missing_there: <Trans>Missing at the provider</Trans>,
  other_amount: <Trans>Other amount</Trans>,
  other_day: <Trans>Other day</Trans>,
};

/** Writes an amount whole, with the decimals of its currency: a difference may be smaller than what prices show. */
export function wholeAmount(amount: number, currency: string, decimals: number): string {
  const number = amount.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: 3 });
  return `${currency} ${number}`;
}

/** Returns a function that writes a day of the calendar: `20 Nov 2026`. */
export function useDayText(): (day: string) => string {
  const { i18n } = useLingui();
  return (day) => dayOfYear(new Date(`${day}T12:00:00Z`), 'UTC', i18n.locale);
}
