import { useLingui } from '@lingui/react';

/** Returns a function that writes a date such as '2026-12-25' in full: `Friday, December 25, 2026`. */
export function useFullDate(): (date: string) => string {
  const { i18n } = useLingui();
  const names = new Intl.DateTimeFormat([i18n.locale, 'en'], { dateStyle: 'full', timeZone: 'UTC' });
  return (date) => names.format(Date.parse(date));
}
