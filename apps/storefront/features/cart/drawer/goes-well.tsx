import { Trans } from '@lingui/react/macro';
import type { CartLine } from 'market/cart/cart.contract';
import type { ListedItem } from 'market/items/items.contract';
import { isItemAvailable } from 'market/items/shown/items-available.rules';
import { pricesOf } from 'market/items/shown/items-price.rules';
import { useEffect, useState } from 'react';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { hasChoices } from '#features/items/cards/has-choices.ts';
import { firstChoice, isChoiceOut } from '#features/items/choices/item-choice.ts';
import { fetchStoreItems } from '#features/items/item-calls.ts';
import { useCart } from '../cart-store.ts';
import { CardCartControl } from './card-cart-control.tsx';
import styles from './goes-well.module.css';

const maxSuggestions = 2;
/** Some of the most ordered are in the cart, sold out or need a choice. */
const candidateLimit = 24;

/** Two more items of the store, preferably those that can be added with one press; nothing if there are none. */
export function GoesWell({ lines }: { lines: readonly CartLine[] }) {
  const items = useSuggestions(lines);
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>
        <Trans>Goes well with this</Trans>
      </h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <Suggestion key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Suggestion({ item }: { item: ListedItem }) {
  const { digits } = useMarket();
  const money = useMoney(useCart().currency ?? undefined);
  return (
    <li className={styles.item}>
      <MediaFrame src={item.image_full_url} alt="" sizes="54px" shape="small" className={styles.media} />
      <p className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <bdi className={styles.price}>{money(pricesOf(item, digits).now)}</bdi>
      </p>
      <CardCartControl item={item} className={styles.add} />
    </li>
  );
}

function useSuggestions(lines: readonly CartLine[]): ListedItem[] {
  const { zone } = useMarket();
  const [items, setItems] = useState<ListedItem[]>([]);
  const storeId = lines[0]?.item.store_id;
  useEffect(() => {
    if (storeId === undefined) return;
    let isAwaited = true;
    // Optional: if it cannot be loaded, the cart works without it.
    fetchStoreItems(storeId, candidateLimit).then(
      (found) => isAwaited && setItems(found),
      () => isAwaited && setItems([]),
    );
    return () => {
      isAwaited = false;
    };
  }, [storeId]);
  const inCart = new Set(lines.map(({ item_id }) => item_id));
  return items
    .filter((item) => !inCart.has(item.id) && !isChoiceOut(item, firstChoice(item)))
    .filter((item) => !zone || isItemAvailable(item, zone, new Date()))
    .sort((one, other) => Number(hasChoices(one)) - Number(hasChoices(other)))
    .slice(0, maxSuggestions);
}
