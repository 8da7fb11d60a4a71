import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { VegMark } from 'ui/media/veg-mark.tsx';
import { Price } from 'ui/prices/price.tsx';
import { CardCartControl } from '#features/cart/drawer/card-cart-control.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { HalalTag, ItemMarkers } from './item-markers.tsx';
import styles from './list-item-card.module.css';
import { type ItemCardProps, useCard } from './use-card.tsx';

/** The card of a list view: a small picture at the start, then its words, that read quicker [CARD-01] [LIST-08]. */
export function ListItemCard({ item, isPriority = false, foot }: ItemCardProps) {
  const { traits, name, prices, isSoldOut, whenOpen, unavailable, line, link } = useCard(item);
  return (
    <article className={styles.card} data-layout="line">
      <MediaFrame
        src={item.image_full_url}
        alt=""
        sizes="104px"
        shape="small"
        isPriority={isPriority}
        isOff={isSoldOut}
        label={isSoldOut ? <Trans>Out of Stock</Trans> : whenOpen}
        className={styles.media}
      />
      <div className={styles.words}>
        <Price now={prices.now} was={prices.was} />
        <h3 className={styles.name}>
          {traits.hasVegMark && <VegMark isVeg={item.veg === 1} className={styles.veg} />}{' '}
          <Link {...link} className={cardLink}>
            {name}
          </Link>
        </h3>
        {line.length > 0 && (
          <p className={styles.line}>
            {line.map((part) => (
              <bdi key={part}>{part}</bdi>
            ))}
          </p>
        )}
        {item.description && !unavailable && (
          <p dir="auto" className={styles.description}>
            {item.description}
          </p>
        )}
        <div className={styles.marks}>
          <AverageRating value={item.avg_rating} />
          {prices.tag && <Chip tone="deal">{prices.tag}</Chip>}
          <HalalTag item={item} />
          <ItemMarkers item={item} />
        </div>
        {unavailable && !isSoldOut && <p className={styles.unavailable}>{unavailable}</p>}
        {foot}
      </div>
      <span className={styles.add}>
        <CardCartControl item={item} />
      </span>
    </article>
  );
}
