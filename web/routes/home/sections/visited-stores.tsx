import { Trans } from '@lingui/react/macro';
import { CompactStoreCard } from '#features/stores/compact-store-card.tsx';
import { Rail } from '#ui/rail.tsx';
import { homeSection, unlessEmpty } from '../home-section.ts';
import styles from './sections.module.css';

/** Where the customer has ordered before; a guest is not asked [HOME-12] [FOOD-02] [GROC-03] [PHAR-03] [SHOP-04]. */
export const visitedStores = homeSection({
  name: 'visited-stores',
  when: 'first',
  ask: async ({ market, isSignedIn }) =>
    isSignedIn ? unlessEmpty((await market.stores.visited({ query: { limit: 12 } })).stores) : null,
  show: (stores) => (
    <Rail
      title={<Trans>Visit again</Trans>}
      line={<Trans>Your regulars</Trans>}
      cards="widest"
      className={styles.section}
    >
      {stores.map((store) => (
        <CompactStoreCard key={store.id} store={store} isVisited />
      ))}
    </Rail>
  ),
});
