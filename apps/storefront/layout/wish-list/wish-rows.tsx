import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import type { Store } from 'market/stores/stores.contract';
import { Link } from 'react-router';
import { Chip } from 'ui/buttons/chip.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { Price } from 'ui/prices/price.tsx';
import { CardCartControl } from '#features/cart/drawer/card-cart-control.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { useCard } from '#features/items/cards/use-card.tsx';
import { StoreLogo } from '#features/stores/store-logo.tsx';
import { storePath, useStoreTexts } from '#features/stores/store-texts.tsx';
import type { RemovedWish } from '#features/wishlist/remove-wish.tsx';
import type { WishList } from '#features/wishlist/wish-calls.ts';
import type { WishKind } from '#features/wishlist/wish-store.ts';
import styles from './wish-rows.module.css';

export interface WishRowsProps {
  list: WishList;
  kind: WishKind;
  /** Called when the heart is pressed; the caller asks for confirmation [WISH-12]. */
  onRemove: (wish: RemovedWish) => void;
}

/** The items or the stores of a wish list. */
export function WishRows({ list, kind, onRemove }: WishRowsProps) {
  return (
    <ul>
      {kind === 'item'
        ? list.item.map((item) => (
            <ItemRow key={item.id} item={item} onRemove={() => onRemove({ kind, id: item.id, name: item.name })} />
          ))
        : list.store.map((store) => (
            <StoreRow
              key={store.id}
              store={store}
              onRemove={() => onRemove({ kind, id: store.id, name: store.name })}
            />
          ))}
    </ul>
  );
}

function ItemRow({ item, onRemove }: { item: ListedItem; onRemove: () => void }) {
  const { name, prices, isSoldOut, unavailable, link } = useCard(item);
  return (
    <li className={styles.row} data-module={item.module.module_type}>
      <MediaFrame
        src={item.image_full_url}
        alt=""
        sizes="76px"
        shape="small"
        isOff={isSoldOut}
        className={styles.media}
      />
      <div className={styles.words}>
        <Price now={prices.now} was={prices.was} />
        <Link {...link} className={styles.link}>
          {name}
        </Link>
        <p dir="auto" className={styles.line}>
          {item.store_name}
        </p>
        {isSoldOut ? (
          <Chip tone="bad">
            <Trans>Out of Stock</Trans>
          </Chip>
        ) : (
          unavailable && <p className={styles.line}>{unavailable}</p>
        )}
      </div>
      <div className={styles.controls}>
        <RemoveHeart name={item.name} onPress={onRemove} />
        <CardCartControl item={item} />
      </div>
    </li>
  );
}

function StoreRow({ store, onRemove }: { store: Store; onRemove: () => void }) {
  const { isClosed } = useStoreTexts(store);
  return (
    <li className={styles.row}>
      <span className={styles.logo}>
        <StoreLogo store={store} />
      </span>
      <div className={styles.words}>
        <Link to={storePath(store)} className={styles.link}>
          <bdi>{store.name}</bdi>
        </Link>
        <p dir="auto" className={styles.line}>
          {store.address}
        </p>
        <MetaLine>
          <AverageRating value={store.avg_rating} />
          {isClosed && (
            <b className={styles.closed}>
              <Trans>Closed Now</Trans>
            </b>
          )}
        </MetaLine>
      </div>
      <RemoveHeart name={store.name} onPress={onRemove} />
    </li>
  );
}

function RemoveHeart({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      icon="heart"
      iconSize={20}
      isFilled
      label={t`Remove ${name} from wish list`}
      className={styles.heart}
      onClick={onPress}
    />
  );
}
