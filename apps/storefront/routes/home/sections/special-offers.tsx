import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { type ItemRailParts, itemRail } from './item-rail.tsx';

/** Items with money off [FOOD-03] [GROC-06] [HOME-30]. */
export function specialOffers(
  title: ReactNode,
  { cards, isFirst = true }: Pick<ItemRailParts, 'cards' | 'isFirst'> = {},
) {
  return itemRail({
    name: 'special-offers',
    when: 'initial',
    isFirst,
    load: async ({ api }) => (await api.items.discounted({ query: { limit: 15, offset: 1 } })).products,
    title,
    cards,
    description: <Trans>Less to pay while they last</Trans>,
    seeAll: `${href('/home')}?data_type=discounted`,
  });
}
