import { Trans } from '@lingui/react/macro';
import type { OrderStatus } from 'market/orders/orders.rules';
import { href, Link } from 'react-router';
import { OrderStatusChip } from '#features/orders/order-status.tsx';
import type { Chat } from './chat-data.ts';
import styles from './conversation-beginning.module.css';
import { PartyPicture } from './party-picture.tsx';

/** Before the first message: with whom, what for, and the latest order there. */
export function ConversationBeginning({ party }: Pick<Chat, 'party'>) {
  const { name, order } = party;
  const orderId = order?.id;
  return (
    <div className={styles.beginning}>
      <PartyPicture party={party} />
      <p>
        <Trans>Ask {name} about an order or an item.</Trans>
      </p>
      {order && (
        <Link to={`${href('/profile')}?page=my-orders&orderId=${orderId}`} className={styles.about}>
          <Trans>Order #{orderId}</Trans> <OrderStatusChip status={order.order_status as OrderStatus} />
        </Link>
      )}
    </div>
  );
}
