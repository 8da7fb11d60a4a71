import { Trans } from '@lingui/react/macro';
import { itemRail } from './item-rail.tsx';

/** Recommended items, fifteen at a time [GROC-10] [HOME-27] [HOME-28]. */
export const recommendedItems = itemRail({
  name: 'recommended',
  when: 'whenVisible',
  load: async ({ api }) => (await api.items.recommended({ query: { filter: 'all', limit: 15, offset: 1 } })).items,
  title: <Trans>Recommended for you</Trans>,
});

/** Items of the customer's interests; guests do not see it [HOME-31]. */
export const suggestedItems = itemRail({
  name: 'suggested',
  when: 'whenVisible',
  isForCustomers: true,
  load: ({ api }) => api.items.suggested({ query: { limit: 15 } }),
  title: <Trans>Suggested for you</Trans>,
});
