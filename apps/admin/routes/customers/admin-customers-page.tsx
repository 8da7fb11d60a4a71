import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { ListedCustomer } from 'market/account/account.admin.contract';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Pill } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Field } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { customersQuery } from './customer-calls.ts';
import { CustomerState } from './customer-state.tsx';
import styles from './customers.module.css';

/** Customers, by name, email or phone number [OPS-069]. */
export function AdminCustomersPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.customers" title={t`Customers`}>
      <Customers />
    </OperatorOnly>
  );
}

function Customers() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const typed = params.get('search') ?? '';
  const onlySuspended = params.get('list') === 'suspended';
  const search = useDeferredValue(typed.trim());
  const { data, isError, refetch } = useQuery({
    ...customersQuery({ search, onlySuspended }),
    placeholderData: keepPreviousData,
  });
  const filter = (next: { search: string; onlySuspended: boolean }) =>
    setParams(
      { ...(next.search && { search: next.search }), ...(next.onlySuspended && { list: 'suspended' }) },
      { replace: true },
    );
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const { customers, total_size: total } = data;
  return (
    <>
      <div className={desk.titles}>
        <h1 className={desk.title}>
          <Trans>Customers</Trans>
        </h1>
        <p className={desk.sub} role="status">
          <Plural value={total} one="# customer" other="# customers" />
        </p>
      </div>
      <div className={styles.filters}>
        <Field
          type="search"
          icon="search"
          shape="pill"
          label={t`Find a customer`}
          isLabelHidden
          placeholder={t`Name, email or phone number`}
          maxLength={100}
          value={typed}
          onChange={({ target }) => filter({ search: target.value, onlySuspended })}
        />
        <fieldset className={styles.pills} aria-label={t`State`}>
          <Pill isOn={!onlySuspended} onClick={() => filter({ search: typed, onlySuspended: false })}>
            <Trans>All</Trans>
          </Pill>
          <Pill isOn={onlySuspended} onClick={() => filter({ search: typed, onlySuspended: true })}>
            <Trans>Suspended</Trans>
          </Pill>
        </fieldset>
      </div>
      {customers.length === 0 ? (
        <EmptyState image="groceries" title={<Trans>No customers match</Trans>}>
          <Trans>Write a part of a name or email, or three digits of a phone number.</Trans>
        </EmptyState>
      ) : (
        <ul className={desk.list}>
          {customers.map((customer) => (
            <li key={customer.id}>
              <CustomerRow customer={customer} />
            </li>
          ))}
        </ul>
      )}
      {total > customers.length && (
        <p className={desk.hint}>
          <Trans>The newest {customers.length} are shown. Write a part of the name to find others.</Trans>
        </p>
      )}
    </>
  );
}

function CustomerRow({ customer }: { customer: ListedCustomer }) {
  const dayOf = useShortDay();
  const { id, name, phone, email, order_count: orders, last_order_at: last } = customer;
  return (
    <Link to={`/customers/${id}`} className={desk.row}>
      <span>
        <b className={desk.name}>{name ? <bdi>{name}</bdi> : <Trans>Without a name</Trans>}</b>
        <bdi dir="ltr" className={desk.line}>
          {phone ?? email}
        </bdi>
      </span>
      <span className={desk.line}>
        <Plural value={orders} _0="No orders" one="# order" other="# orders" />
        {last && (
          <>
            <br />
            <Trans>Last on {dayOf(last)}</Trans>
          </>
        )}
      </span>
      <CustomerState isActive={customer.is_active} />
    </Link>
  );
}
