import { Trans, useLingui } from '@lingui/react/macro';
import { supportId } from 'market/chat/chat.rules';
import { isFinal } from 'market/orders/orders.rules';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { chatWithPath } from '#features/chat/chat-place.ts';
import { useMarket } from '#features/config/use-market.ts';
import styles from './help-dialog.module.css';

/** Who knows about an order: the rider, the store, our support. A chat begins with the number of the order [CUS-16]. */
export function PeopleToAsk({ order, isSupportAlone = false }: { order: OrderDetails; isSupportAlone?: boolean }) {
  const { t } = useLingui();
  const { customer, company } = useMarket();
  const { id: orderId, store, delivery_man: courier } = order;
  const courierName = courier?.f_name ?? '';
  const storeName = store?.name ?? '';
  const subject = encodeURIComponent(t`Order #${orderId}`);
  // Chats need an account.
  const hasChats = customer !== null && !isSupportAlone;
  const hasContact = Boolean(company.phone || company.email);
  return (
    <div className={styles.ways}>
      {hasChats && courier && !isFinal(order.order_status) && (
        <LinkButton
          kind="soft"
          icon="message-circle"
          to={chatWithPath({ type: 'delivery_man', id: courier.id }, 'order', orderId)}
        >
          <Trans>Chat with {courierName}</Trans>
        </LinkButton>
      )}
      {hasChats && store && (
        <LinkButton
          kind="soft"
          icon="message-circle"
          to={chatWithPath({ type: 'store', id: store.id }, 'order', orderId)}
        >
          <Trans>Chat with {storeName}</Trans>
        </LinkButton>
      )}
      {customer !== null && (
        <LinkButton
          kind="soft"
          icon="message-circle"
          to={chatWithPath({ type: 'support', id: supportId }, 'order', orderId)}
        >
          <Trans>Chat with support</Trans>
        </LinkButton>
      )}
      {company.phone && (
        <LinkButton kind="soft" icon="phone" to={`tel:${company.phone}`}>
          <Trans>Call support</Trans>
        </LinkButton>
      )}
      {company.email && (
        <LinkButton kind="soft" icon="mail" to={`mailto:${company.email}?subject=${subject}`}>
          <Trans>Write to support</Trans>
        </LinkButton>
      )}
      {!hasContact && (
        <LinkButton kind="soft" icon="info" to={href('/help-and-support')}>
          <Trans>Help and support</Trans>
        </LinkButton>
      )}
    </div>
  );
}
