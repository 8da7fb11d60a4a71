import { useLingui } from '@lingui/react';
import { useMarket } from '#features/config/use-market.ts';

/** Writes the day of an ISO moment as the zone's calendar has it: `30 Nov`. */
export function useDay(): (moment: string) => string {
  const { i18n } = useLingui();
  const { zone } = useMarket();
  const format = new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
    day: 'numeric',
    month: 'short',
    timeZone: zone?.timeZone ?? 'UTC',
  });
  return (moment) => {
    const at = Date.parse(moment);
    return Number.isNaN(at) ? '' : format.format(at);
  };
}
