import { Plural, Trans } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { distance } from 'ui/formats/format.ts';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { useWait } from '#features/stores/store-texts.tsx';
import type { Product } from './product-data.server.ts';
import styles from './store-strip.module.css';

/** When and for how much it can be here; nothing before a place is chosen. */
export function DeliveryNote({ product: { store, currency, freeDeliveryOver } }: { product: Product }) {
  const { place } = useMarket();
  const money = useMoney(currency);
  const wait = useWait();
  if (!store || !place || store.delivery_fee === null) return null;
  const time = wait(store.delivery_time);
  const where = place.address;
  const fee = money(store.delivery_fee);
  const over = freeDeliveryOver === null ? undefined : money(freeDeliveryOver);
  const isFree = store.free_delivery || store.delivery_fee === 0;
  return (
    <BannerNote icon="truck">
      <b>
        <Trans>Delivered in {time}</Trans>
      </b>{' '}
      <Trans>to {where}</Trans>. {isFree ? <Trans>Free Delivery</Trans> : <Trans>Delivery costs {fee}.</Trans>}{' '}
      {!isFree && over && <Trans>Free from {over}.</Trans>}
    </BannerNote>
  );
}

/** Who sells it, with the way there. */
export function StoreStrip({ store }: { store: Store }) {
  const items = store.total_items;
  return (
    <div className={styles.strip}>
      <Monogram letters={store.monogram} colour={store.colours[0]} size="large" />
      <div className={styles.words}>
        <b className={styles.name}>{store.name}</b>
        <MetaLine isWhole>
          <AverageRating value={store.avg_rating} count={store.rating_count} />
          <Plural value={items} one="# item" other="# items" />
          {store.distance !== null && <bdi>{distance(store.distance / 1000)}</bdi>}
        </MetaLine>
      </div>
      <LinkButton to={href('/store/:slugOrId', { slugOrId: store.slug })} kind="outline" size="small">
        <Trans context="store">Visit</Trans>
      </LinkButton>
    </div>
  );
}
