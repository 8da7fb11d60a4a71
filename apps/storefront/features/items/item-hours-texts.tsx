import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { openingTime } from '#i18n/opening-time.ts';

/** When an item can be had, on the clocks of its zone [FOOD-18] [ITEM-38], with the day of hours by weekday [STO-058]. */
export function Hours({ item }: { item: ListedItem }) {
  const { available_time_starts: from, available_time_ends: until, available_day: on } = item;
  if (!from || !until) return null;
  const time = openingTime(from);
  const start = on ? `${on.name} ${time}` : time;
  const end = openingTime(until);
  return (
    <Trans>
      Available from <bdi>{start}</bdi> to <bdi>{end}</bdi>
    </Trans>
  );
}
