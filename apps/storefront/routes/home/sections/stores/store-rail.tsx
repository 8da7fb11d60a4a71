import type { Store, StoreOfCard } from 'market/stores/stores.contract';
import type { ReactNode } from 'react';
import { StoreCardSkeletons } from 'ui/feedback/card-skeletons.tsx';
import { Rail } from 'ui/layout/rail.tsx';
import { StoreCard } from '#features/stores/store-card.tsx';
import { storeForCard } from '#features/stores/store-for-card.ts';
import { homeSection, type SectionContext, unlessEmpty } from '../../home-section.ts';
import styles from '../sections.module.css';

export interface StoreRailParts {
  name: string;
  load: (sectionContext: SectionContext) => Promise<Store[]>;
  title: ReactNode;
  description?: ReactNode;
  seeAll?: string;
}

/** A section of stores in one line. */
export function storeRail({ name, load, ...head }: StoreRailParts) {
  return homeSection({
    name,
    when: 'whenVisible',
    load: async (sectionContext) => unlessEmpty((await load(sectionContext)).map(storeForCard)),
    show: (stores: StoreOfCard[]) => (
      <Rail {...head} className={styles.section}>
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
      </Rail>
    ),
    wait: () => (
      <Rail {...head} className={styles.section}>
        <StoreCardSkeletons />
      </Rail>
    ),
  });
}
