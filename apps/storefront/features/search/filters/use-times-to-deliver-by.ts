import { timesToDeliverBy } from 'market/search/search-delivery.rules';
import { timeText, zoneClock } from 'market/stores/stores.rules';
import { useMarket } from '#features/config/use-market.ts';
import { useShownAt } from '#features/items/cards/shown-at.ts';

/** Returns the next half hours of today on the clock of the zone, such as '13:30'. */
export function useTimesToDeliverBy(): string[] {
  const { zone } = useMarket();
  const at = useShownAt();
  if (!zone) return [];
  const { minute } = zoneClock({ time_zone: zone.timeZone, demo_minute: zone.demoMinute }, at);
  return timesToDeliverBy(minute).map(timeText);
}
