import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { CallRefused } from 'market/calls/client';
import type { AdminStore } from 'market/stores/stores.admin.contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { adminCalls, savedSettingsQuery, storeQuery, zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { StoreForm } from './admin-store-form.tsx';
import { CloseStoreDialog } from './close-store-dialog.tsx';
import { OwnerCard } from './owner-card.tsx';
import { useRefreshStores } from './use-refresh-stores.ts';

/** One store, or a new one [OPS-054] [OPS-055]. */
export function AdminStorePage() {
  const { t } = useLingui();
  const { store: id = '' } = useParams();
  return (
    <OperatorOnly permission="ops.stores" title={t`Store`}>
      {id === 'new' ? <NewStore /> : /^\d{1,9}$/.test(id) ? <KnownStore key={id} id={Number(id)} /> : <MissingPage />}
    </OperatorOnly>
  );
}

function NewStore() {
  const zones = useQuery(zonesQuery);
  const settings = useQuery({ ...savedSettingsQuery, retry: false });
  if (!zones.data || settings.isPending) {
    return zones.isError ? <UnreachableScreen onRetry={() => void zones.refetch()} /> : <LoadingScreen />;
  }
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <Link to="/stores" className={desk.line}>
            <Trans>Stores</Trans>
          </Link>
          <h1 className={desk.title}>
            <Trans>Make a store</Trans>
          </h1>
        </div>
      </div>
      {zones.data.length === 0 ? (
        <EmptyState
          image="boxbig"
          title={<Trans>Draw a zone first</Trans>}
          action={
            <LinkButton to="/zones/new">
              <Trans>Draw a zone</Trans>
            </LinkButton>
          }
        >
          <Trans>A store lies in a zone and sells in one of its modules.</Trans>
        </EmptyState>
      ) : (
        <StoreForm store={undefined} zones={zones.data} />
      )}
    </>
  );
}

function KnownStore({ id }: { id: number }) {
  const zones = useQuery(zonesQuery);
  const store = useQuery(storeQuery(id));
  if (store.error instanceof CallRefused && store.error.status === 404) return <MissingPage />;
  if (!zones.data || !store.data) {
    const retry = () => void Promise.all([zones.refetch(), store.refetch()]);
    return zones.isError || store.isError ? <UnreachableScreen onRetry={retry} /> : <LoadingScreen />;
  }
  return (
    <>
      <StoreHead store={store.data} />
      <OwnerCard store={store.data} />
      {/* What another person has saved remounts the form. */}
      <StoreForm key={store.data.version} store={store.data} zones={zones.data} />
    </>
  );
}

function StoreHead({ store }: { store: AdminStore }) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const refresh = useRefreshStores();
  const [isClosing, setIsClosing] = useState(false);
  const { id, name, version } = store;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const timeText = (at: string) => dayAndTime(new Date(at), timeZone, i18n.locale);
  const put = (next: AdminStore) => queries.setQueryData(storeQuery(id).queryKey, next);
  const open = useMutation({
    mutationFn: () => adminCalls.stores.open({ params: { store_id: id }, body: { version } }),
    onSuccess: put,
    onSettled: refresh,
  });
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <Link to="/stores" className={desk.line}>
            <Trans>Stores</Trans>
          </Link>
          <h1 className={desk.title}>{name}</h1>
          <p className={desk.sub}>
            <a href={`/store/${store.slug}`} dir="ltr">{`/store/${store.slug}`}</a>
          </p>
        </div>
        {store.is_active ? (
          <Button kind="outline" icon="pause" onClick={() => setIsClosing(true)}>
            <Trans>Close this store</Trans>
          </Button>
        ) : (
          <Button kind="outline" icon="play" isLoading={open.isPending} onClick={() => open.mutate()}>
            <Trans>Open this store</Trans>
          </Button>
        )}
      </div>
      {!store.is_active && (
        <BannerNote tone="warn">
          {store.closed_reason ? (
            <Trans>Nobody can order here: {store.closed_reason}</Trans>
          ) : (
            <Trans>Nobody can order here.</Trans>
          )}{' '}
          {store.closed_until && <Trans>It opens by itself: {timeText(store.closed_until)}.</Trans>}
        </BannerNote>
      )}
      {open.error && (
        <BannerNote tone="bad" isAlert>
          {open.error.message}
        </BannerNote>
      )}
      {isClosing && <CloseStoreDialog store={store} onClosed={put} onClose={() => setIsClosing(false)} />}
    </>
  );
}
