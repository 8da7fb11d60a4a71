import { Trans } from '@lingui/react/macro';
import { pricesOf } from 'market/items/shown/items-price.rules';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Chip } from 'ui/buttons/chip.tsx';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { ItemMarkers } from '#features/items/cards/item-markers.tsx';
import { variationOf } from '#features/items/choices/item-choice.ts';
import type { ChosenItem } from '#features/items/choices/use-item-choice.ts';
import type { ItemDetails } from '#features/items/item-calls.ts';
import { GenericName } from '#features/items/item-facts.tsx';
import { ItemName } from '#features/items/item-name.tsx';
import { ItemPriceLine } from '#features/items/item-price-line.tsx';
import type { Availability } from '#features/items/use-availability.ts';
import styles from './product-head.module.css';

export interface ProductPart {
  item: ItemDetails;
  chosen: ChosenItem;
  /** Of the zone in which it is sold. */
  currency: string | undefined;
  availability: Availability;
}

/** Who sells what, how it is rated, and what it costs. */
export function ProductHead({ item, chosen, currency }: ProductPart) {
  return (
    <div className={styles.head}>
      <Link to={href('/store/:slugOrId', { slugOrId: item.store_slug })} className={styles.store}>
        {item.store_name}
      </Link>
      <ItemName item={item} as="h1" />
      <GenericName names={item.generic_name} />
      <MetaLine isWhole>
        <AverageRating value={item.avg_rating} count={item.rating_count} />
        {item.unit_type}
        {item.brand_name}
      </MetaLine>
      <div className={styles.price}>
        <ItemPriceLine item={item} choice={chosen.choice} currency={currency} />
        <Saved item={item} chosen={chosen} currency={currency} />
        <ItemMarkers item={item} />
      </div>
    </div>
  );
}

function Saved({ item, chosen, currency }: Omit<ProductPart, 'availability'>): ReactNode {
  const { digits } = useMarket();
  const money = useMoney(currency);
  const { now, was } = pricesOf(item, digits, variationOf(item, chosen.choice)?.price);
  if (was === undefined) return null;
  const amount = money(was - now);
  return (
    <Chip tone="deal">
      <Trans>
        Save <bdi>{amount}</bdi>
      </Trans>
    </Chip>
  );
}
