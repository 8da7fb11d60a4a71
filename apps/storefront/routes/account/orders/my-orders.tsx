import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderList } from 'market/orders/orders.rules';
import type { ListedOrder } from 'market/orders/orders-history.contract';
import { type ReactNode, useState } from 'react';
import { href, useSearchParams } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Tabs } from 'ui/navigation/tabs.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './orders.module.css';
import type { FirstOfList, OrdersData } from './orders-of-page.server.ts';

/** Running orders, and past ones below or alone; further pages load on request [ORD-02] [ORD-06]. */
export function MyOrders({ isPastAlone, running, past }: Extract<OrdersData, { kind: 'lists' }>) {
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  const choose = (list: OrderList) => setQuery({ page: 'my-orders', list }, { preventScrollReset: true });
  if (running.total + past.total === 0) return <NoOrders />;
  return (
    <Tabs
      label={t`My orders`}
      value={isPastAlone ? 'order-history' : 'running-orders'}
      tabs={[
        { value: 'running-orders', label: t`Running`, count: running.total },
        { value: 'order-history', label: t`Past` },
      ]}
      onChange={choose}
    >
      <div className={styles.lists}>
        {!isPastAlone && (
          <List key="running" list="running-orders" first={running} title={<Trans>Running</Trans>}>
            <Trans>No order is on its way.</Trans>
          </List>
        )}
        <List key="past" list="order-history" first={past} title={<Trans>Past orders</Trans>}>
          <Trans>No order is over yet.</Trans>
        </List>
      </div>
    </Tabs>
  );
}

function NoOrders() {
  return (
    <EmptyState
      image="boxbig"
      title={<Trans>No orders yet</Trans>}
      action={
        <LinkButton to={href('/home')}>
          <Trans context="button">Browse</Trans>
        </LinkButton>
      }
    >
      <Trans>What you order is listed here, from the first step to the receipt.</Trans>
    </EmptyState>
  );
}

interface ListProps {
  list: OrderList;
  first: FirstOfList;
  title: ReactNode;
  /** Shown if the list is empty. */
  children: ReactNode;
}

function List({ list, first, title, children }: ListProps) {
  const { orders, hasMore, isLoading, more } = useFurther(list, first);
  return (
    <section aria-labelledby={list} className={styles.list}>
      <h2 id={list} className={styles.heading}>
        {title}
      </h2>
      {orders.length === 0 && <p className={styles.muted}>{children}</p>}
      <ul className={styles.cards}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button kind="soft" isLoading={isLoading} className={styles.more} onClick={() => void more()}>
          <Trans>Show more orders</Trans>
        </Button>
      )}
    </section>
  );
}

/** The first page as the loader gave it, and those that were asked for since; an empty page is the last [ORD-02]. */
function useFurther(list: OrderList, first: FirstOfList) {
  const { i18n } = useLingui();
  const [further, setFurther] = useState<ListedOrder[][]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const orders = withoutDuplicates([...first.orders, ...further.flat()]);
  const more = async () => {
    setIsLoading(true);
    try {
      const { moreOrders } = await import('#features/orders/order-history-calls.ts');
      const page = await moreOrders(list, further.length + 2);
      setFurther([...further, page]);
      setIsAtEnd(page.length === 0);
    } catch (error) {
      showFault(error, i18n, () => void more());
    }
    setIsLoading(false);
  };
  return { orders, isLoading, more, hasMore: !isAtEnd && orders.length < first.total };
}

/** An order that was placed meanwhile moves the pages by one. */
function withoutDuplicates(orders: ListedOrder[]): ListedOrder[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}
