import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { VegMark } from 'ui/media/veg-mark.tsx';
import { Price } from 'ui/prices/price.tsx';
import { PriceTag } from 'ui/prices/price-tag.tsx';
import { CardCartControl } from '#features/cart/drawer/card-cart-control.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { Heart } from '#features/wishlist/heart.tsx';
import styles from './item-card.module.css';
import { HalalTag, ItemMarkers } from './item-markers.tsx';
import { type ItemCardProps, useCard } from './use-card.tsx';

/**
 * `popular` shows its rank among the most ordered, `special` has a wide picture, `slide` has its own tile, `grid` is on the page
 * of its store and does not name it.
 */
export type UprightLayout = 'vertical' | 'popular' | 'special' | 'flash' | 'slide' | 'grid';

export interface UprightCardProps extends ItemCardProps {
  layout?: UprightLayout;
  /** From 1, of a `popular` card. */
  rank?: number;
}

/** The upright cards: picture, price, name, who sells it. All of it opens the item [CARD-42] [CARD-01]. */
export function ItemCard({
  item,
  isPriority = false,
  isGone = false,
  foot,
  layout = 'vertical',
  rank,
}: UprightCardProps) {
  const { traits, name, prices, isSoldOut: isOut, whenOpen, unavailable, line, unitPrice, link } = useCard(item);
  const isSoldOut = isGone || isOut;
  return (
    <article className={styles.card} data-layout={layout}>
      <MediaFrame
        src={item.image_full_url}
        alt=""
        shape={layout === 'special' ? 'wide' : 'square'}
        sizes={sizesOf(layout)}
        isPriority={isPriority}
        isOff={isSoldOut}
        label={
          isSoldOut ? (
            <Trans>Out of Stock</Trans>
          ) : (
            layout !== 'grid' && whenOpen && <span className={styles.opens}>{whenOpen}</span>
          )
        }
      >
        {prices.tag && <PriceTag className={styles.tag}>{prices.tag}</PriceTag>}
        <Heart kind="item" id={item.id} name={item.name} />
        {rank && !isSoldOut && (
          <span aria-hidden="true" className={styles.rank}>
            {rank}
          </span>
        )}
      </MediaFrame>
      <div className={styles.words}>
        <Price now={prices.now} was={prices.was} />
        <h3 className={styles.name}>
          {traits.hasVegMark && <VegMark isVeg={item.veg === 1} className={styles.veg} />}{' '}
          {isGone ? (
            name
          ) : (
            <Link {...link} className={cardLink}>
              {name}
            </Link>
          )}
        </h3>
        <Facts line={layout === 'grid' ? line.slice(0, 1) : line} unitPrice={unitPrice} rating={item.avg_rating} />
        <span className={styles.marks}>
          <HalalTag item={item} />
          <ItemMarkers item={item} />
        </span>
        {unavailable && !isSoldOut && <p className={styles.unavailable}>{unavailable}</p>}
        {foot}
      </div>
      <span className={styles.place}>{!isGone && <CardCartControl item={item} />}</span>
    </article>
  );
}

interface FactsProps {
  /** The small line, and the seller where the card names it. */
  line: string[];
  unitPrice: string | undefined;
  rating: number | null;
}

/** A unit with its price needs a line of its own, so the rating goes down to the seller. */
function Facts({ line: [first, seller], unitPrice, rating }: FactsProps) {
  const cut = (text: string) => (
    <span dir="auto" className={styles.cut}>
      {text}
    </span>
  );
  if (unitPrice)
    return (
      <>
        <p dir="auto" className={styles.unit}>
          {first} · {unitPrice}
        </p>
        <MetaLine>
          {seller && cut(seller)}
          <AverageRating value={rating} />
        </MetaLine>
      </>
    );
  return (
    <>
      <MetaLine>
        {first && cut(first)}
        <AverageRating value={rating} />
      </MetaLine>
      {seller && (
        <p dir="auto" className={classNames(styles.seller, styles.cut)}>
          {seller}
        </p>
      )}
    </>
  );
}

/** The rendered width of the picture: a rail shows less than two side by side. */
function sizesOf(layout: UprightLayout): string {
  if (layout === 'special') return '160px';
  if (layout === 'grid') return '(min-width: 1180px) 170px, (min-width: 600px) 28vw, 45vw';
  return `(min-width: 1180px) 200px, (min-width: 600px) 28vw, ${layout === 'slide' ? 33 : 35}vw`;
}
