import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { CompactCardSkeletons } from 'ui/feedback/card-skeletons.tsx';
import { Rail } from 'ui/layout/rail.tsx';
import { CompactStoreCard } from '#features/stores/compact-store-card.tsx';
import { homeSection, unlessEmpty } from '../../home-section.ts';
import styles from '../sections.module.css';

/** The newest stores [FOOD-08]. */
export function newStores(title: ReactNode) {
  const head = {
    title,
    line: <Trans>Just opened around you</Trans>,
    seeAll: href('/store/latest'),
    cards: 'widest',
    className: styles.section,
  } as const;
  return homeSection({
    name: 'new-stores',
    when: 'whenVisible',
    load: async ({ api }) => unlessEmpty((await api.stores.latest({ query: { limit: 12 } })).stores),
    show: (stores) => (
      <Rail {...head}>
        {stores.map((store) => (
          <CompactStoreCard key={store.id} store={store} />
        ))}
      </Rail>
    ),
    wait: () => (
      <Rail {...head}>
        <CompactCardSkeletons />
      </Rail>
    ),
  });
}
