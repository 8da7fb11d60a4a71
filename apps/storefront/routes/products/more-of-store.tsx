import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import { Rail } from 'ui/layout/rail.tsx';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import type { Product } from './product-data.server.ts';
import styles from './product-page.module.css';

/** What else the store has; left out when this is all. */
export function MoreOfStore({ product: { item, others } }: { product: Product }) {
  if (others.length === 0) return null;
  const storeName = item.store_name;
  return (
    <Rail
      title={<Trans>More from {storeName}</Trans>}
      seeAll={href('/store/:slugOrId', { slugOrId: item.store_slug })}
      columns={5}
      cards="narrow"
      className={styles.more}
    >
      {others.map((other) => (
        <ItemCard key={other.id} item={other} />
      ))}
    </Rail>
  );
}
