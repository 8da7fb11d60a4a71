import { Trans, useLingui } from '@lingui/react/macro';
import { href, Link } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './send-box.module.css';

/** From here to where: the way to the form of a parcel [PARC-06]. */
export function SendBox() {
  const { t } = useLingui();
  const { place } = useMarket();
  const form = href('/parcel-delivery-info');
  return (
    <section aria-label={t`Send anything across town`} className={styles.box}>
      <Link to={form} className={styles.end}>
        <Icon name="map-pin" size={20} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.label}>
            <Trans>Sender</Trans>
          </span>
          <b dir="auto" className={styles.place}>
            {place?.address}
          </b>
        </span>
      </Link>
      <Link to={form} className={styles.end}>
        <Icon name="search" size={20} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.label}>
            <Trans>Receiver</Trans>
          </span>
          <span className={styles.place}>
            <Trans>Where is it going?</Trans>
          </span>
        </span>
      </Link>
      <LinkButton kind="ink" size="large" to={form} className={styles.send}>
        <Trans>Send it now</Trans>
      </LinkButton>
    </section>
  );
}
