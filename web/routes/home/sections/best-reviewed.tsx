import { Trans } from '@lingui/react/macro';
import { itemRail } from './item-rail.tsx';

/** The best reviewed items [FOOD-05] [HOME-22]. */
export const bestReviewed = itemRail({
  name: 'best-reviewed',
  when: 'after',
  ask: async ({ market }) => (await market.items.bestReviewed({ query: { type: 'all', limit: 15 } })).products,
  title: <Trans>Best reviewed items</Trans>,
  line: <Trans>Loved by people on your street</Trans>,
});
