import { Trans } from '@lingui/react/macro';
import type { ListedOrder } from 'market/orders/orders-history.contract';
import { useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import { latestOrder } from '#features/orders/order-history-calls.ts';
import styles from './help-page.module.css';

/** The order that a customer most likely needs help with: its page has the help that fits its state. */
export function LastOrder() {
  const [order, setOrder] = useState<ListedOrder>();
  useEffect(() => {
    latestOrder().then(setOrder, () => undefined);
  }, []);
  const of = order ? `&orderId=${order.id}` : '';
  return (
    <li>
      <Link to={`${href('/profile')}?page=my-orders${of}`} className={styles.link}>
        <span className={styles.mark}>
          <Icon name="receipt-text" />
        </span>
        <span className={styles.words}>
          <span className={styles.label}>
            <Trans>Get help</Trans>
          </span>
          <b>{order?.store?.name ?? <Trans>My orders</Trans>}</b>
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
    </li>
  );
}
