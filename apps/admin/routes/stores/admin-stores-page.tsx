import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminStore } from 'market/stores/stores.admin.contract';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Field } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { storesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { useNewRow, withFirst } from '../../layout/use-new-row.ts';
import { moduleName } from '../zones/module-name.tsx';

/** The stores in the zones of an operator [OPS-055]. */
export function AdminStoresPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.stores" title={t`Stores`}>
      <Stores />
    </OperatorOnly>
  );
}

function Stores() {
  const { t } = useLingui();
  const made = useNewRow();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isError, refetch } = useQuery({ ...storesQuery(search), placeholderData: keepPreviousData });
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const { stores, total_size: total } = data;
  const isEmpty = stores.length === 0;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Stores</Trans>
          </h1>
          <p className={desk.sub} role="status">
            <Plural value={total} one="# store" other="# stores" />
          </p>
        </div>
        <LinkButton to="/stores/new" icon="plus" aria-keyshortcuts="n">
          <Trans>Make a store</Trans>
        </LinkButton>
      </div>
      {(!isEmpty || search) && (
        <Field
          type="search"
          icon="search"
          shape="pill"
          label={t`Find a store`}
          isLabelHidden
          placeholder={t`Find a store`}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {isEmpty && !search && (
        <EmptyState image="groceries" title={<Trans>No store yet</Trans>}>
          <Trans>Make the first one and invite its owner.</Trans>
        </EmptyState>
      )}
      {isEmpty && search && (
        <p>
          <Trans>No store has “{search}” in its name.</Trans>
        </p>
      )}
      {!isEmpty && (
        <ul className={desk.list}>
          {withFirst(stores, made).map((store) => (
            <li key={store.id}>
              <Link to={`/stores/${store.id}`} className={classNames(desk.row, store.id === made && desk.new)}>
                <span>
                  <b className={desk.name}>{store.name}</b>
                  <span className={desk.line}>{store.address}</span>
                </span>
                <span className={desk.line}>
                  {moduleName(store.module_type)}
                  <br />
                  <Plural value={store.item_count} one="# item" other="# items" />
                </span>
                <StoreState store={store} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total > stores.length && (
        <p className={desk.hint}>
          <Trans>The first {stores.length} are shown. Write a part of the name to find others.</Trans>
        </p>
      )}
    </>
  );
}

/** Whether customers order from a store, and whether it has an owner. */
function StoreState({ store }: { store: AdminStore }) {
  const hasOwner = store.owners.length > 0;
  return (
    <span className={desk.states}>
      {!hasOwner && (
        <span className={desk.state}>
          {store.invited_owner ? <Trans>Owner invited</Trans> : <Trans>No owner</Trans>}
        </span>
      )}
      <span className={classNames(desk.state, store.is_active ? desk.ok : desk.warn)}>
        {store.is_active ? <Trans>Open</Trans> : <Trans>Closed</Trans>}
      </span>
    </span>
  );
}
