import { Trans } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './prescription-offer.module.css';

/** A pharmacy accepts the picture of a prescription instead of a cart. */
export function PrescriptionOffer({ store }: { store: Store }) {
  if (!store.takes_prescriptions) return null;
  return (
    <div className={styles.offer}>
      <span className={styles.mark}>
        <Icon name="file-text" />
      </span>
      <p className={styles.words}>
        <b className={styles.what}>
          <Trans>Order with a prescription</Trans>
        </b>
        <span className={styles.terms}>
          <Trans>Send up to 3 photos; the pharmacist names the price.</Trans>
        </span>
      </p>
      <LinkButton kind="soft" size="small" to={`${href('/checkout')}?page=prescription&store=${store.slug}`}>
        <Trans>Send prescription</Trans>
      </LinkButton>
    </div>
  );
}
