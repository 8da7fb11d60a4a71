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
  /** The first line of stores on its page: it comes with the page, and what a phone shows of it is fetched at once. */
  isFirst?: boolean;
  load: (sectionContext: SectionContext) => Promise<Store[]>;
  title: ReactNode;
  description?: ReactNode;
  seeAll?: string;
}

/** A section of stores in one line. */
export function storeRail({ name, load, isFirst = false, ...head }: StoreRailParts) {
  return homeSection({
    name,
    when: isFirst ? 'initial' : 'whenVisible',
    load: async (sectionContext) => unlessEmpty((await load(sectionContext)).map(storeForCard)),
    show: (stores: StoreOfCard[]) => (
      <Rail {...head} className={styles.section}>
        {stores.map((store, index) => (
          <StoreCard key={store.id} store={store} isPriority={isFirst && index === 0} />
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
