import type { ListedItem } from 'market/items/items.contract';
import type { ReactNode } from 'react';
import { ItemCardSkeletons } from 'ui/feedback/card-skeletons.tsx';
import { Rail } from 'ui/layout/rail.tsx';
import { itemForCard } from '#features/items/cards/card-of-item.ts';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { homeSection, type LoadTiming, type SectionContext, unlessEmpty } from '../home-section.ts';
import styles from './sections.module.css';

export interface ItemRailParts {
  name: string;
  when: LoadTiming;
  isForCustomers?: boolean;
  load: (sectionContext: SectionContext) => Promise<ListedItem[]>;
  title: ReactNode;
  description?: ReactNode;
  seeAll?: string;
  cards?: 'vertical' | 'popular' | 'special';
  /** The first line of goods on its page: what a phone shows of it is fetched at once. */
  isFirst?: boolean;
}

/** So many items a rail of a home shows. */
export const shownItems = 15;
/** So many are loaded to choose them from, where the specification names no number. */
export const candidateItems = 60;

const narrowPlaces = { columns: 5, cards: 'narrow' } as const;
const widePlaces = { columns: 4, cards: 'wide' } as const;

/** A section of items in one line. */
export function itemRail({ name, when, isForCustomers, load, cards, isFirst, ...head }: ItemRailParts) {
  const places = cards === 'special' ? widePlaces : narrowPlaces;
  return homeSection({
    name,
    when,
    isForCustomers,
    isOfZone: !isForCustomers,
    load: async (sectionContext) => unlessEmpty((await load(sectionContext)).map(itemForCard)),
    items: { of: (items) => items, withOnly: (_, items) => items, limit: shownItems },
    show: (items: ListedItem[]) => (
      <Rail {...head} {...places} className={styles.section}>
        {items.map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            layout={cards}
            rank={cards === 'popular' ? index + 1 : undefined}
            isPriority={isFirst && index < 2}
          />
        ))}
      </Rail>
    ),
    wait: () => (
      <Rail {...head} {...places} className={styles.section}>
        <ItemCardSkeletons />
      </Rail>
    ),
  });
}
