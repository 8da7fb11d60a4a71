import type { ListedItem } from 'market/items/items.contract';
import { isItemAvailable, type TimeOfZone } from 'market/items/shown/items-available.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { useEffect, useState } from 'react';

export interface Availability {
  isAvailable: boolean;
  /** Outside its hours it can still be ordered for later [FOOD-19] [FOOD-20]. */
  mayOrder: boolean;
}

/** Returns whether an item is available now; updates every minute. `first` is the server's result. */
export function useAvailability(item: ListedItem, zone: TimeOfZone | undefined, first?: number): Availability {
  const [now, setNow] = useState(() => first ?? Date.now());
  useEffect(() => {
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), minuteMilliseconds);
    return () => clearInterval(clock);
  }, []);
  const isAvailable = zone === undefined || isItemAvailable(item, zone, new Date(now));
  return { isAvailable, mayOrder: isAvailable || item.schedule_order };
}
