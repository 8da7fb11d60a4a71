import { Trans } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { Rail } from 'ui/layout/rail.tsx';
import { StoreCard } from '#features/stores/store-card.tsx';
import styles from './campaign-page.module.css';

/** The stores of a campaign. */
export function CampaignStores({ stores }: { stores: Store[] }) {
  return (
    <Rail title={<Trans>Stores that take part</Trans>} className={styles.section}>
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} />
      ))}
    </Rail>
  );
}
