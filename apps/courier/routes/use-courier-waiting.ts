import { useQuery } from '@tanstack/react-query';
import { offerQuery } from './offer/offer-query.ts';
import { workQuery } from './work/work-query.ts';

/** Returns how much waits for a rider: the offer to be answered, and the deliveries in hand [SEAT-27]. */
export function useCourierWaiting(mayWork: boolean): { total: number; isOnShift: boolean } {
  const { data: work } = useQuery({ ...workQuery, enabled: mayWork });
  const isOnShift = mayWork && work?.on_shift_since != null;
  const { data: known } = useQuery({ ...offerQuery, enabled: isOnShift });
  const offers = isOnShift && known?.offer ? 1 : 0;
  return { total: offers + (isOnShift ? work.deliveries.length : 0), isOnShift };
}
