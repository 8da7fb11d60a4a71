import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { PharmacyRegister } from 'market/orders/prescriptions/orders-register.vendor.contract';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Field } from 'ui/forms/field.tsx';
import { type OwnStore, OwnStorePage } from '../../../features/stores/own-store.tsx';
import { PharmacistCard } from './pharmacist-card.tsx';
import { registerQuery, useRegisterFile } from './register-calls.ts';
import styles from './vendor-register-page.module.css';

/** The prescriptions that a pharmacy has answered on a day, with the pharmacist of each [STO-074]. */
export function VendorRegisterPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Register of prescriptions · ${app}`}</title>
      <OwnStorePage permission="store.prescriptions">{(store) => <Register store={store} />}</OwnStorePage>
    </>
  );
}

function Register({ store: { store_id: storeId, permissions } }: { store: OwnStore }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const wanted = /^\d{4}-\d{2}-\d{2}$/.exec(address.get('day') ?? '')?.[0];
  const { data, error, refetch } = useQuery(registerQuery(storeId, wanted));
  const file = useRegisterFile(storeId, (csv) => saveCsv(csv, `register-${data?.day ?? wanted}.csv`));
  const show = (day: string) =>
    setAddress((before) => {
      if (day) before.set('day', day);
      else before.delete('day');
      return before;
    });
  const day = wanted ?? data?.day;
  const count = data?.entries.length ?? 0;
  return (
    <div className={styles.page}>
      <p>
        <Link to={`/prescriptions?store=${storeId}`}>
          <Trans>Prescriptions</Trans>
        </Link>
      </p>
      <h1 className={styles.title}>
        <Trans>Register of prescriptions</Trans>
      </h1>
      <PharmacistCard storeId={storeId} />
      <div className={styles.tools}>
        <Field
          label={t`Day`}
          type="date"
          value={day ?? ''}
          max={data?.today}
          onChange={({ target }) => show(target.value)}
        />
        {data && day !== data.today && (
          <Button kind="outline" onClick={() => show('')}>
            <Trans>Today</Trans>
          </Button>
        )}
        {permissions.includes('store.export') && day && count > 0 && (
          <Button kind="outline" icon="file-text" isLoading={file.isPending} onClick={() => file.mutate(day)}>
            <Trans>Save as CSV</Trans>
          </Button>
        )}
      </div>
      {file.error && <CallFaultNote error={file.error} />}
      {!data && error && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && count === 0 && (
        <EmptyState image="artem" title={<Trans>No prescription was answered on this day</Trans>}>
          <Trans>Each one that is priced or refused stands here with its pharmacist.</Trans>
        </EmptyState>
      )}
      {data && count > 0 && <Entries entries={data.entries} count={count} />}
    </div>
  );
}

function Entries({ entries, count }: Pick<PharmacyRegister, 'entries'> & { count: number }) {
  return (
    <>
      <p role="status" className={styles.muted}>
        <Plural value={count} one="# prescription answered" other="# prescriptions answered" />
      </p>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.order_id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

/** One line of the register. */
function Entry({ entry }: { entry: PharmacyRegister['entries'][number] }) {
  const { signed, code, customer_name: customer, local_time: time, medicines, cancel_reason: reason } = entry;
  const { name, licence_number: licence, outcome } = signed;
  return (
    <li className={styles.entry}>
      <span className={styles.time}>
        <b dir="ltr">{time}</b>
        <bdi className={styles.muted}>{code}</bdi>
      </span>
      <div className={styles.words}>
        <span className={styles.who}>
          <bdi className={styles.name}>{customer}</bdi>
          {outcome === 'priced' ? (
            <Chip tone="ok" icon="check">
              <Trans>Price sent</Trans>
            </Chip>
          ) : (
            <Chip tone="bad" icon="circle-x">
              <Trans>Refused</Trans>
            </Chip>
          )}
        </span>
        {medicines.length > 0 && (
          <ul className={styles.medicines}>
            {medicines.map((line) => (
              <li key={`${line.name} ${line.variation}`}>
                {line.quantity} × <bdi>{line.name}</bdi> {line.variation && <bdi>{line.variation}</bdi>}
                {line.dose && <bdi className={styles.muted}> {line.dose}</bdi>}
              </li>
            ))}
          </ul>
        )}
        {reason && <bdi className={styles.muted}>{reason}</bdi>}
      </div>
      <span className={styles.pharmacist}>
        <bdi>{name}</bdi>
        {licence ? (
          <bdi className={styles.muted}>{licence}</bdi>
        ) : (
          <span className={styles.muted}>
            <Trans>No licence number given</Trans>
          </span>
        )}
      </span>
    </li>
  );
}
