import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { HoursFields } from 'app-kit/hours/hours-fields.tsx';
import { type HoursInput, hoursInputOf, readHours } from 'app-kit/hours/written-hours.ts';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { calls, type Hours, hoursQuery } from '../../features/stores/hours-query.ts';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { OtherDays } from './other-days.tsx';
import styles from './vendor-hours-page.module.css';

type SentHours = Hours['opening_hours'];

/** The opening hours of the chosen store [STO-039], and its days with other hours [STO-040]. */
export function VendorHoursPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Opening hours · ${app}`}</title>
      <OwnStorePage permission="store.hours">
        {({ store_id: storeId }) => <StoreHours key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function StoreHours({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const { data, error } = useQuery(hoursQuery(storeId));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Opening hours</Trans>
      </h1>
      {data && (
        <>
          <HoursForm key={JSON.stringify(data.opening_hours)} storeId={storeId} known={data} />
          <OtherDays known={data} storeId={storeId} />
        </>
      )}
      {!data && error && <CallFaultNote error={error} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

function HoursForm({ storeId, known }: { storeId: number; known: Hours }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const start = hoursInputOf(known.opening_hours);
  const [written, setWritten] = useState<HoursInput>(start);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const save = useMutation({
    mutationFn: ({ hours, version }: { hours: SentHours; version: number }) =>
      calls.setHours({ params: { store_id: storeId }, body: { opening_hours: hours, version } }),
    onSuccess(now, { version }) {
      const before = known.opening_hours;
      queries.setQueryData(hoursQuery(storeId).queryKey, now);
      // An undo offers no undo of its own.
      if (version !== known.version) return;
      toast({
        text: t`Saved. Customers see the new hours.`,
        tone: 'ok',
        seconds: 5,
        action: { label: t`Undo`, onPress: () => save.mutate({ hours: before, version: now.version }) },
      });
    },
    onError(error) {
      // Another person has changed them: the page shows what they are now once this is read.
      if (error instanceof CallRefused && error.code === 'changed_meanwhile') {
        void queries.invalidateQueries({ queryKey: hoursQuery(storeId).queryKey });
        toast({ text: error.message, tone: 'warn', seconds: 5 });
      }
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readHours(written);
    if ('hours' in read) {
      setFaults([]);
      return save.mutate({ hours: read.hours, version: known.version });
    }
    setFaults(read.faults);
    // After the faults are on the page.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const isChanged = JSON.stringify(written) !== JSON.stringify(start);
  const zone = known.time_zone;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <HoursFields hours={written} faults={faults} onChange={setWritten} />
      <p className={styles.zone}>
        <Trans>
          Times of <bdi>{zone}</bdi>. Hours may run past midnight, such as <span dir="ltr">18:00-02:00</span>.
        </Trans>
      </p>
      {save.error && <CallFaultNote error={save.error} />}
      <div className={styles.foot}>
        {isChanged && (
          <Button kind="outline" onClick={() => setWritten(start)}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending} aria-disabled={!isChanged}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
