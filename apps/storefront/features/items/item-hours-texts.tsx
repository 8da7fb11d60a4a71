import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { useDayName } from '#features/stores/day-names.tsx';
import { openingTime } from '#i18n/opening-time.ts';

/** When an item can be had, on the clocks of its zone [FOOD-18] [ITEM-38], with the day of hours by weekday [STO-058]. */
export function Hours({ item }: { item: ListedItem }) {
  const dayName = useDayName();
  if (item.available_time_starts === null || item.available_time_ends === null) return null;
  const time = openingTime(item.available_time_starts);
  const start = item.available_day ? `${dayName(item.available_day)} ${time}` : time;
  const end = openingTime(item.available_time_ends);
  return (
    <Trans>
      Available from <bdi>{start}</bdi> to <bdi>{end}</bdi>
    </Trans>
  );
}
