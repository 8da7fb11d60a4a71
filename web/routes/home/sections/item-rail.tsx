import type { Item } from 'market/items/items.contract';
import type { ReactNode } from 'react';
import { cardOfItem } from '#features/items/card-of-item.ts';
import { ItemCard } from '#features/items/item-card.tsx';
import { ItemCardSkeletons } from '#ui/card-skeletons.tsx';
import { Rail } from '#ui/rail.tsx';
import { type Asking, homeSection, unlessEmpty, type When } from '../home-section.ts';
import styles from './sections.module.css';

export interface ItemRailParts {
  name: string;
  when: When;
  isForCustomers?: boolean;
  ask: (asking: Asking) => Promise<Item[]>;
  title: ReactNode;
  line?: ReactNode;
  seeAll?: string;
}

/** A section of items in one line. */
export function itemRail({ name, when, isForCustomers, ask, ...head }: ItemRailParts) {
  return homeSection({
    name,
    when,
    isForCustomers,
    ask: async (asking) => unlessEmpty((await ask(asking)).map(cardOfItem)),
    show: (items: Item[]) => (
      <Rail {...head} columns={5} cards="narrow" className={styles.section}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} />
        ))}
      </Rail>
    ),
    wait: () => (
      <Rail {...head} columns={5} cards="narrow" className={styles.section}>
        <ItemCardSkeletons />
      </Rail>
    ),
  });
}
