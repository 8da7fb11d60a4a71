import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import money from 'app-kit/money/own-money.module.css';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { dateAfter } from 'market/stores/stores.rules';
import type { CheckList } from 'market/stores/stores-checks.vendor.contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { checksQuery } from '../../features/stores/check-calls.ts';
import { type OwnStore, OwnStorePage } from '../../features/stores/own-store.tsx';
import { CheckRows } from './check-rows.tsx';
import { EditChecks } from './edit-checks.tsx';
import styles from './vendor-checks-page.module.css';

/** What the chosen store checks before it opens, ticked day by day [STO-099]. */
export function VendorChecksPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Opening list · ${app}`}</title>
      <OwnStorePage permission="store.orders">{(store) => <Checks key={store.store_id} store={store} />}</OwnStorePage>
    </>
  );
}

function Checks({ store: { store_id: storeId, permissions } }: { store: OwnStore }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const day = /^\d{4}-\d\d-\d\d$/.exec(address.get('day') ?? '')?.[0];
  const [isEditing, setIsEditing] = useState(false);
  const { data, error, refetch } = useQuery(checksQuery(storeId, day));
  const show = (next: string | undefined) =>
    setAddress((before) => {
      if (next) before.set('day', next);
      else before.delete('day');
      return before;
    });
  if (!data) {
    return error ? (
      <div className={styles.fault}>
        <CallFaultNote error={error} />
        <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    ) : (
      <div role="status" aria-busy="true" aria-label={t`Loading…`}>
        <Skeleton shape="block" />
      </div>
    );
  }
  const isToday = data.day === data.today;
  const mayEdit = permissions.includes('store.profile') && isToday;
  return (
    <div className={styles.page}>
      <div className={money.foot}>
        <h1 className={money.title}>
          <Trans>Opening list</Trans>
        </h1>
        {!isEditing && <Day list={data} onShow={show} />}
        {mayEdit && !isEditing && data.checks.length > 0 && (
          <Button kind="outline" size="small" icon="pencil" onClick={() => setIsEditing(true)}>
            <Trans>Change the list</Trans>
          </Button>
        )}
      </div>
      {isEditing && <EditChecks storeId={storeId} list={data} onClose={() => setIsEditing(false)} />}
      {!isEditing && data.checks.length > 0 && <CheckRows storeId={storeId} list={data} />}
      {!isEditing && data.checks.length === 0 && (
        <EmptyState
          image="boxbig"
          title={isToday ? <Trans>No opening list yet</Trans> : <Trans>Nothing was ticked on this day</Trans>}
          action={
            mayEdit && (
              <Button icon="plus" onClick={() => setIsEditing(true)}>
                <Trans>Write the list</Trans>
              </Button>
            )
          }
        >
          {isToday && (
            <Trans>
              Write down what has to be right before you open, such as the temperature of the fridge, the till and the
              printer. Staff tick it each day with their names.
            </Trans>
          )}
        </EmptyState>
      )}
    </div>
  );
}

function Day({ list: { day, today }, onShow }: { list: CheckList; onShow: (day: string | undefined) => void }) {
  const { t, i18n } = useLingui();
  const text = new Date(day).toLocaleDateString(i18n.locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  const next = dateAfter(day, 1);
  return (
    <span className={styles.day}>
      <IconButton icon="chevron-left" label={t`Earlier`} onClick={() => onShow(dateAfter(day, -1))} />
      <b aria-live="polite">{day === today ? <Trans>Today</Trans> : <bdi>{text}</bdi>}</b>
      <IconButton
        icon="chevron-right"
        label={t`Later`}
        disabled={day >= today}
        onClick={() => onShow(next === today ? undefined : next)}
      />
    </span>
  );
}
