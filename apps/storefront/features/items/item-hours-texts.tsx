import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { openingTime } from '#i18n/opening-time.ts';

/** When an item can be had, on the clocks of its zone [FOOD-18] [ITEM-38]. */
export function Hours({ item }: { item: ListedItem }) {
  if (item.available_time_starts === null || item.available_time_ends === null) return null;
  const start = openingTime(item.available_time_starts);
  const end = openingTime(item.available_time_ends);
  return (
    <Trans>
      Available from <bdi>{start}</bdi> to <bdi>{end}</bdi>
    </Trans>
  );
}
