import type { Store, StoreOfCard } from 'market/stores/stores.contract';
import type { ReactNode } from 'react';
import { StoreCardSkeletons } from 'ui/feedback/card-skeletons.tsx';
import { Rail } from 'ui/layout/rail.tsx';
import { StoreCard } from '#features/stores/store-card.tsx';
import { storeForCard } from '#features/stores/store-for-card.ts';
import { type Asking, homeSection, unlessEmpty } from '../../home-section.ts';
import styles from '../sections.module.css';

export interface StoreRailParts {
  name: string;
  ask: (asking: Asking) => Promise<Store[]>;
  title: ReactNode;
  line?: ReactNode;
  seeAll?: string;
}

/** A section of stores in one line. */
export function storeRail({ name, ask, ...head }: StoreRailParts) {
  return homeSection({
    name,
    when: 'near',
    ask: async (asking) => unlessEmpty((await ask(asking)).map(storeForCard)),
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
