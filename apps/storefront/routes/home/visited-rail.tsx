import { Trans } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { Rail } from 'ui/layout/rail.tsx';
import { CompactStoreCard } from '#features/stores/compact-store-card.tsx';
import styles from './sections/sections.module.css';

/** Where the customer has ordered before. */
export function VisitedRail({ stores }: { stores: Store[] }) {
  return (
    <Rail
      title={<Trans>Visit again</Trans>}
      description={<Trans>Your usual spots</Trans>}
      cards="widest"
      className={styles.section}
    >
      {stores.map((store) => (
        <CompactStoreCard key={store.id} store={store} isVisited />
      ))}
    </Rail>
  );
}
