import { useLingui } from '@lingui/react/macro';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { Icon } from 'ui/media/icon.tsx';
import styles from '../current-delivery.module.css';

/** Where to stop, which door it is and where to wait [STO-094]. */
export function StoreWords({
  delivery: { store, store_words: words, store_picture: picture },
}: {
  delivery: Delivery;
}) {
  const { t } = useLingui();
  const { name } = store;
  if (words === '' && picture === null) return null;
  return (
    <div className={styles.note}>
      <Icon name="info" />
      {words !== '' && <bdi>{words}</bdi>}
      {picture && (
        <a href={picture} target="_blank" rel="noreferrer">
          <img
            src={picture}
            alt={t`Entrance of ${name}`}
            width={96}
            height={96}
            loading="lazy"
            className={styles.entrance}
          />
        </a>
      )}
    </div>
  );
}
