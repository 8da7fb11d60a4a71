import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { type OrderList as ListName, liveLists, orderLists, orderSearchOf } from 'market/orders/orders-live.rules';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Field } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { orderCountsQuery, ordersPerPage, ordersQuery } from '../../layout/admin-calls.ts';
import { dayOfDevice } from '../../layout/day-of-device.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import styles from './admin-orders.module.css';
import { OrderList } from './list/order-list.tsx';
import { listName } from './order-texts.tsx';

/** Orders that need an operator, and a search for any other [OPS-001] [OPS-011]. */
export function AdminOrdersPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.live" title={t`Orders`}>
      <Orders />
    </OperatorOnly>
  );
}

function Orders() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const list = orderLists.find((known) => known === params.get('list'));
  const day = params.get('day') ?? dayOfDevice(0);
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const typed = params.get('search') ?? '';
  const search = useDeferredValue(typed);
  const isSearch = orderSearchOf(search) !== undefined;
  const counts = useQuery(orderCountsQuery).data;
  const found = useQuery({
    ...ordersQuery(isSearch ? { search: search.trim(), page } : { list, page, ...(list === 'ended' && { day }) }),
    placeholderData: keepPreviousData,
  });
  const { data, isError, refetch } = found;
  const running = counts?.running;
  const linkTo = (other: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(other));
    return `?${next}`;
  };
  return (
    <>
      <h1 className={desk.title}>
        <Trans>Orders</Trans>
      </h1>
      <Field
        type="search"
        icon="search"
        shape="pill"
        label={t`Find an order`}
        isLabelHidden
        placeholder={t`Number, phone, customer or store`}
        hint={t`At least three characters. The last four digits of a number are enough.`}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setParams(target.value ? { search: target.value } : {}, { replace: true })}
      />
      <nav aria-label={t`Lists`} className={classNames(styles.filters, styles.lists)}>
        <PillLink to="/orders" isOn={!list && !isSearch}>
          <Trans>Running</Trans> {running}
        </PillLink>
        {liveLists.map((one) => (
          <PillLink key={one} to={`/orders?list=${one}`} isOn={one === list && !isSearch}>
            {listName(one)} {counts?.[one]}
          </PillLink>
        ))}
        <PillLink to="/orders?list=ended" isOn={list === 'ended' && !isSearch}>
          {listName('ended')}
        </PillLink>
      </nav>
      {list === 'ended' && !isSearch && (
        <div className={styles.day}>
          <Field
            type="date"
            label={t`Placed on`}
            value={day}
            onChange={({ target }) => target.value && setParams({ list, day: target.value }, { replace: true })}
          />
        </div>
      )}
      {!data && (isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />)}
      {data && (
        <>
          <p role="status" className={desk.sub}>
            <Plural value={data.total_size} one="# order" other="# orders" />
          </p>
          <OrderList key={params.toString()} orders={data.orders}>
            <Nothing isSearch={isSearch} list={list} />
          </OrderList>
          {(page > 1 || data.total_size > page * ordersPerPage) && (
            <nav aria-label={t`Pages`} className={styles.filters}>
              {page > 1 && (
                <PillLink to={linkTo(page - 1)} icon="arrow-left">
                  <Trans>Back</Trans>
                </PillLink>
              )}
              {data.total_size > page * ordersPerPage && (
                <PillLink to={linkTo(page + 1)} icon="arrow-right">
                  <Trans>More</Trans>
                </PillLink>
              )}
            </nav>
          )}
        </>
      )}
    </>
  );
}

function Nothing({ isSearch, list }: { isSearch: boolean; list: ListName | undefined }) {
  if (isSearch) {
    return (
      <p>
        <Trans>No matching orders. Try another part of the number or the name.</Trans>
      </p>
    );
  }
  if (list === 'ended') {
    return (
      <EmptyState image="salad" title={<Trans>No order of this day has ended</Trans>}>
        <Trans>Choose another day, or find an order by its number.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState image="salad" title={list ? <Trans>No order waits here</Trans> : <Trans>No order is on its way</Trans>}>
      <Trans>This list updates by itself.</Trans>
    </EmptyState>
  );
}
