import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { VegMark } from 'ui/media/veg-mark.tsx';
import { Price } from 'ui/prices/price.tsx';
import { PriceTag } from 'ui/prices/price-tag.tsx';
import { CardCartControl } from '#features/cart/drawer/card-cart-control.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { HalalTag, ItemMarkers } from './item-markers.tsx';
import styles from './menu-card.module.css';
import { type ItemCardProps, useCard } from './use-card.tsx';

/** The horizontal card of a menu: words at the start, the picture at the end [CARD-01]. */
export function MenuCard({ item, isPriority = false }: ItemCardProps) {
  const { traits, name, prices, isSoldOut, unavailable, link } = useCard(item);
  return (
    <article className={styles.card} data-layout="menu">
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link {...link} className={cardLink}>
            {name}
          </Link>
        </h3>
        <p dir="auto" className={styles.description} data-whole={unavailable !== undefined || undefined}>
          <bdi>{unavailable ?? item.description}</bdi>
        </p>
        <div className={styles.price}>
          <Price now={prices.now} was={prices.was} />
        </div>
        <div className={styles.marks}>
          {traits.hasVegMark && <VegMark isVeg={item.veg === 1} />}
          <HalalTag item={item} />
          <ItemMarkers item={item} />
          <AverageRating value={item.avg_rating} />
        </div>
      </div>
      <div className={styles.picture}>
        <MediaFrame
          src={item.image_full_url}
          alt=""
          sizes="116px"
          shape="small"
          isPriority={isPriority}
          isOff={isSoldOut}
          label={isSoldOut ? <Trans>Out of Stock</Trans> : undefined}
        />
        {prices.tag && <PriceTag className={styles.tag}>{prices.tag}</PriceTag>}
        <span className={styles.add}>
          <CardCartControl item={item} />
        </span>
      </div>
    </article>
  );
}
