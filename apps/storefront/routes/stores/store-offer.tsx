import { Trans } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { Icon } from 'ui/media/icon.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { useStoreTexts } from '#features/stores/store-texts.tsx';
import styles from './store-offer.module.css';

/** The discount of the whole store, which has no condition, and from which amount the store takes orders at all. */
export function StoreOffer({ store }: { store: Store }) {
  const money = useMoney();
  const { discount } = useStoreTexts(store);
  if (!discount) return null;
  const minimum = money(store.minimum_order);
  return (
    <div className={styles.offer}>
      <span className={styles.mark}>
        <Icon name="ticket-percent" />
      </span>
      <p>
        <b className={styles.what}>
          <Trans>{discount} everything</Trans>
        </b>
        {store.minimum_order > 0 && (
          <span className={styles.terms}>
            <Trans>This store takes orders from {minimum}</Trans>
          </span>
        )}
      </p>
    </div>
  );
}
