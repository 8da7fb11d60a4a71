import { Trans } from '@lingui/react/macro';
import type { StoreOfCard } from 'market/stores/stores.contract';
import { isUploaded } from 'market/values/image-path';
import { Link } from 'react-router';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { Awning } from 'ui/media/awning.tsx';
import { colourClass } from 'ui/media/colour-style.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { PriceTag } from 'ui/prices/price-tag.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { Heart } from '#features/wishlist/heart.tsx';
import { OpensNext } from './opens-next.tsx';
import styles from './store-card.module.css';
import { StoreLogo } from './store-logo.tsx';
import { storePath, useStoreTexts } from './store-texts.tsx';

export interface StoreCardProps {
  store: StoreOfCard;
  /** Among the first that are seen. */
  isPriority?: boolean;
}

/** A store with its awning: cover, name, address, rating, delivery fee [CARD-27]. */
export function StoreCard({ store, isPriority = false }: StoreCardProps) {
  const { isClosed, colour, wait, discount, delivery, distance } = useStoreTexts(store);
  return (
    <article className={styles.card}>
      <div className={classNames(styles.cover, colourClass(colour), isClosed && styles.grey)}>
        <Covers store={store} isPriority={isPriority} />
        <Awning size="small" colour={colour} />
        {discount && <PriceTag className={styles.tag}>{discount}</PriceTag>}
        {isClosed ? (
          <span className={styles.closed}>
            <b>{store.pause ? <Trans>Paused</Trans> : <Trans>Closed Now</Trans>}</b>
            {store.opens_at && (
              <span className={styles.opens}>
                <Icon name="clock-4" size={14} />
                <OpensNext store={store} />
              </span>
            )}
          </span>
        ) : (
          <span className={styles.wait}>
            <bdi dir="ltr">{wait}</bdi>
          </span>
        )}
        <Heart kind="store" id={store.id} name={store.name} className={styles.heart} />
      </div>
      <div className={styles.line}>
        <StoreLogo store={store} />
        <div className={styles.words}>
          <h3 dir="auto" className={styles.name}>
            <Link to={storePath(store)} className={cardLink}>
              {store.name}
            </Link>
          </h3>
          <p dir="auto" className={styles.address}>
            {store.address}
          </p>
          <MetaLine isWhole>
            <AverageRating value={store.avg_rating} count={store.rating_count || undefined} />
            {delivery && <bdi>{delivery}</bdi>}
            {store.free_delivery && (
              <b className={styles.free}>
                <Trans>Free Delivery</Trans>
              </b>
            )}
            {distance && <bdi dir="ltr">{distance}</bdi>}
          </MetaLine>
        </div>
      </div>
    </article>
  );
}

/** On a phone a card is as wide as the page within its margins. */
const goodsSizes = ['(min-width: 600px) 200px, calc(58vw - 18px)', '(min-width: 600px) 160px, calc(42vw - 14px)'];

/** Two goods of the store, cut off by the lower edge; one photograph where it has one. */
function Covers({ store, isPriority }: { store: StoreOfCard; isPriority: boolean }) {
  const pictures = store.cover_images_full_url.slice(0, 2);
  const cover = store.cover_photo_full_url;
  if (pictures.length === 0 || isUploaded(cover)) {
    return <Picture src={cover} alt="" sizes="360px" isPriority={isPriority} className={styles.photo} />;
  }
  return pictures.map((picture, index) => (
    <Picture
      key={picture}
      src={picture}
      alt=""
      sizes={goodsSizes[index]}
      isPriority={isPriority}
      className={styles.goods}
    />
  ));
}
