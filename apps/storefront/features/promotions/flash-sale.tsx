import { Trans } from '@lingui/react/macro';
import type { FlashSale, ListedFlashProduct } from 'market/promotions/promotions.contract';
import { useId } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { Countdown } from './countdown.tsx';
import type { Clock } from './device-clock.ts';
import styles from './flash-sale.module.css';
import { SoldBar } from './sold-bar.tsx';

/** The most that the block on a home shows [PROMO-19]. */
const shownProducts = 15;

export interface FlashSaleBlockProps {
  sale: FlashSale;
  clock?: Clock;
}

/** A flash sale on a home: its clock, its items, the way to all of them [PROMO-17]. */
export function FlashSaleBlock({ sale, clock }: FlashSaleBlockProps) {
  const titleId = useId();
  const { id, title, end_date: endsAt, active_products: products } = sale;
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.block} data-few={products.length < 4 || undefined}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            <Trans>Flash sale</Trans> <bdi className={styles.name}>{title}</bdi>
          </h2>
          <p className={styles.line}>
            <Trans>Prices hold until the stock or the clock runs out</Trans>
          </p>
        </div>
        <Countdown endsAt={endsAt} over={<Trans>This sale is over</Trans>} clock={clock} className={styles.clock} />
        <LinkButton kind="ink" size="small" to={`${href('/flash-sales')}?id=${id}`} aria-describedby={titleId}>
          <Trans>See all</Trans>
        </LinkButton>
      </div>
      <ul className={styles.cards}>
        {products.slice(0, shownProducts).map((product) => (
          <li key={product.id} className={styles.slide}>
            <FlashCard product={product} layout="slide" />
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface FlashCardProps {
  product: ListedFlashProduct;
  isPriority?: boolean;
  layout?: 'flash' | 'slide';
}

/** An item of a flash sale; once its units are sold it opens nothing. */
export function FlashCard({ product, isPriority, layout = 'flash' }: FlashCardProps) {
  const { item, sold, stock, available_stock: left } = product;
  return (
    <ItemCard
      item={item}
      layout={layout}
      isPriority={isPriority}
      isGone={left <= 0}
      foot={<SoldBar sold={sold} stock={stock} left={left} />}
    />
  );
}
