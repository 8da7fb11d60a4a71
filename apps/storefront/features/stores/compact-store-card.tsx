import { Trans } from '@lingui/react/macro';
import type { StoreOfCard } from 'market/stores/stores.contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import styles from './compact-store-card.module.css';
import { OpensNext } from './opens-next.tsx';
import { storePath, useStoreTexts } from './store-texts.tsx';

export interface CompactStoreCardProps {
  store: StoreOfCard;
  /** The customer has ordered there: the card offers to order again [CARD-30]. */
  isVisited?: boolean;
}

/** One picture, the name, how long it takes, and one offer [CARD-31] to [CARD-34]. */
export function CompactStoreCard({ store, isVisited = false }: CompactStoreCardProps) {
  const { isClosed, wait, discount } = useStoreTexts(store);
  const nameId = useId();
  return (
    <article className={styles.card}>
      <MediaFrame
        src={store.cover_images_full_url[0] ?? store.cover_photo_full_url}
        alt=""
        sizes="76px"
        shape="small"
        className={classNames(styles.media, isClosed && styles.grey)}
      >
        {isClosed && (
          <span className={styles.closed}>{store.pause ? <Trans>Paused</Trans> : <Trans>CLOSED NOW</Trans>}</span>
        )}
      </MediaFrame>
      <div className={styles.words}>
        <h3 id={nameId} dir="auto" className={styles.name}>
          <Link to={storePath(store)} className={cardLink}>
            {store.name}
          </Link>
        </h3>
        <span className={styles.cut}>
          <MetaLine className={styles.facts}>
            <span className={styles.wait}>
              <Icon name="clock-4" size={14} />
              {isClosed && store.opens_at ? <OpensNext store={store} /> : <bdi dir="ltr">{wait}</bdi>}
            </span>
            {store.free_delivery && (
              <b className={styles.free}>
                <Trans>Free Delivery</Trans>
              </b>
            )}
          </MetaLine>
        </span>
        {discount && (
          <Chip tone="deal">
            <bdi>{discount}</bdi>
          </Chip>
        )}
        {isVisited && (
          <LinkButton kind="text" size="small" to={storePath(store)} aria-describedby={nameId} className={styles.again}>
            <Trans>Visit Again</Trans>
          </LinkButton>
        )}
      </div>
    </article>
  );
}
