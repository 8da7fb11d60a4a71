import { Trans } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { useEffect, useState } from 'react';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { fetchStore } from '#features/stores/store-calls.ts';
import { useWait } from '#features/stores/store-texts.tsx';
import styles from './cart-drawer.module.css';

/** When and for how much the cart could be at the chosen place; nothing until that is known. */
export function DeliveryLine({ storeId, currency }: { storeId: number | undefined; currency: string }) {
  const { place } = useMarket();
  const money = useMoney(currency);
  const wait = useWait();
  const [store, setStore] = useState<Store>();
  useEffect(() => {
    if (storeId === undefined) return;
    let isAwaited = true;
    fetchStore(storeId).then(
      (found) => isAwaited && setStore(found),
      () => isAwaited && setStore(undefined),
    );
    return () => {
      isAwaited = false;
    };
  }, [storeId]);
  if (!place || !store || store.id !== storeId || store.delivery_fee === null) return null;
  const fee = money(store.delivery_fee);
  return (
    <MetaLine className={styles.delivery}>
      <bdi>{wait(store.delivery_time)}</bdi>
      {store.free_delivery || store.delivery_fee === 0 ? <Trans>Free Delivery</Trans> : <Trans>{fee} delivery</Trans>}
    </MetaLine>
  );
}
