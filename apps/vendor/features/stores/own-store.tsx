import { Trans, useLingui } from '@lingui/react/macro';
import { type Memberships, useMemberships } from 'app-kit/access/use-memberships.ts';
import { NoAccessNote } from 'app-kit/account/no-access-note.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { StorePermission } from 'market/access/access.rules';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Select } from 'ui/forms/field.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';

const ClosedStoreNote = lazyPart(async () => ({
  default: (await import('./closed-store-note.tsx')).ClosedStoreNote,
}));

export type OwnStore = Memberships['stores'][number];

export interface OwnStoreProps {
  /** What the page needs; without it every member may see it. */
  permission?: StorePermission;
  children: (store: OwnStore) => ReactNode;
}

/**
 * Shows a page of the chosen store, which the address names for those who work for several. Says why where the account
 * may not see it [SEAT-13] [SEAT-24].
 */
export function OwnStorePage({ permission, children }: OwnStoreProps) {
  const { t } = useLingui();
  const { memberships, isFailed, retry } = useMemberships();
  const [search, setSearch] = useSearchParams();
  if (isFailed) return <UnreachableScreen onRetry={retry} />;
  if (!memberships) return <LoadingScreen />;
  const { stores } = memberships;
  const requested = Number(search.get('store'));
  const chosen = stores.find(({ store_id }) => store_id === requested) ?? stores[0];
  if (!chosen) {
    return (
      <NoAccessNote level={1} title={<Trans>This account doesn’t work for a store yet</Trans>}>
        <p>
          <Trans>Orders and menus show here for accounts of store staff only.</Trans>
        </p>
      </NoAccessNote>
    );
  }
  return (
    <>
      {stores.length > 1 && (
        <Select
          label={t`Store`}
          value={chosen.store_id}
          onChange={({ target }) => setSearch({ store: target.value }, { replace: true })}
        >
          {stores.map(({ store_id, name }) => (
            <option key={store_id} value={store_id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Allowed key={chosen.store_id} store={chosen} permission={permission}>
        {children}
      </Allowed>
    </>
  );
}

function Allowed({ store, permission, children }: OwnStoreProps & { store: OwnStore }) {
  const { name, suspended_reason: reason, permissions } = store;
  if (reason !== null) {
    return (
      <NoAccessNote level={1} title={<Trans>Your access to {name} is suspended</Trans>}>
        <p>{reason}</p>
      </NoAccessNote>
    );
  }
  if (permission !== undefined && !permissions.includes(permission)) {
    const needed = <code>{permission}</code>;
    return (
      <NoAccessNote level={1} title={<Trans>Your role at {name} doesn’t include this page</Trans>}>
        <p>
          <Trans>It needs the permission {needed}. An owner of the store can give it to you.</Trans>
        </p>
      </NoAccessNote>
    );
  }
  return (
    <>
      {store.closing && (
        <Suspense>
          <ClosedStoreNote store={store} closing={store.closing} />
        </Suspense>
      )}
      {children(store)}
    </>
  );
}
