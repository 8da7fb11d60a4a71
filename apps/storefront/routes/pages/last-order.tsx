import { Trans } from '@lingui/react/macro';
import type { ListedOrder } from 'market/orders/orders-history.contract';
import { useEffect, useState } from 'react';
import { latestOrder } from '#features/orders/order-history-calls.ts';
import { OrderCard } from '../account/orders/order-card.tsx';
import styles from './help-page.module.css';

/** The order that a customer most likely needs help with: how far it is, and the way to its page, which has help. */
export function LastOrder() {
  const [order, setOrder] = useState<ListedOrder>();
  useEffect(() => {
    latestOrder().then(setOrder, () => undefined);
  }, []);
  if (!order) return null;
  return (
    <section aria-labelledby="last-order" className={styles.last}>
      <h2 id="last-order" className={styles.lastTitle}>
        <Trans>Your last order</Trans>
      </h2>
      <OrderCard order={order} />
    </section>
  );
}
