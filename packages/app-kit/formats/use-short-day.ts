import { useLingui } from '@lingui/react';
import { dayOfMonth } from './clock.ts';

/** Returns a function that writes a moment of the API as a day in the zone of the device: `28 Nov`. */
export function useShortDay(): (at: string) => string {
  const { i18n } = useLingui();
  return (at) => dayOfMonth(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
}
