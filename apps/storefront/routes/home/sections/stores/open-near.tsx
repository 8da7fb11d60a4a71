import { Trans } from '@lingui/react/macro';
import type { Store, StoreOfCard } from 'market/stores/stores.contract';
import { href } from 'react-router';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { StoreCard } from '#features/stores/store-card.tsx';
import { storeForCard } from '#features/stores/store-for-card.ts';
import { homeSection, type SectionContext, unlessEmpty } from '../../home-section.ts';
import sectionStyles from '../sections.module.css';
import styles from './open-near.module.css';

/** Two full lines on desktop, of which a phone shows four cards. */
const maxShown = 8;
/** A line on desktop: more than that and less than two lines would leave a hole. */
const perLine = 4;

const loading = new WeakMap<SectionContext, Promise<Store[]>>();

/** The open stores, the nearest first; several sections of a page share one call. */
export function openNear(sectionContext: SectionContext): Promise<Store[]> {
  const found = loading.get(sectionContext) ?? fetchOpenNear(sectionContext);
  loading.set(sectionContext, found);
  return found;
}

async function fetchOpenNear({ api }: SectionContext): Promise<Store[]> {
  const query = { list_type: 'store', sort: 'nearby', filter: '["currently_open"]', limit: maxShown } as const;
  const { stores } = await api.search.list({ query });
  return stores.slice(0, stores.length < maxShown ? perLine : maxShown);
}

/** Whom one can order from now, the nearest first: the first goods of the home of food. */
export const openNearYou = homeSection<StoreOfCard[]>({
  name: 'open-near',
  when: 'initial',
  load: async (sectionContext) => unlessEmpty((await openNear(sectionContext)).map(storeForCard)),
  show: (stores) => (
    <section aria-labelledby="open-near" className={sectionStyles.section}>
      <SectionHead
        title={<Trans>Open near you</Trans>}
        titleId="open-near"
        seeAll={`${href('/home')}?data_type=searched&list_type=store&filter=currently_open&sort=nearby`}
      />
      <div className={styles.stores}>
        {stores.map((store, index) => (
          <StoreCard key={store.id} store={store} isPriority={index < 2} />
        ))}
      </div>
    </section>
  ),
});
