import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { type OwnStore, OwnStorePage } from '../../../features/stores/own-store.tsx';
import { menuCalls, type OffItems, offQuery, useRefreshMenu } from '../menu-calls.ts';
import { useChangeAvailability } from '../use-change-availability.tsx';
import styles from './vendor-off-page.module.css';

/** What is off sale at the chosen store [STO-062], and what is on sale again by itself [STO-037]. */
export function VendorOffPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Off sale · ${app}`}</title>
      <OwnStorePage permission="store.availability">{(store) => <Off store={store} />}</OwnStorePage>
    </>
  );
}

function Off({ store }: { store: OwnStore }) {
  const { t } = useLingui();
  const storeId = store.store_id;
  const { data, error, refetch } = useQuery(offQuery(storeId));
  const refresh = useRefreshMenu(storeId);
  const change = useChangeAvailability(storeId);
  const putBack = usePutBack(storeId);
  const set = async (...wanted: Parameters<typeof change>) => {
    await change(...wanted);
    await refresh();
  };
  const soldOut = data?.items.filter(({ availability }) => availability === 'sold_out') ?? [];
  const hidden = data?.items.filter(({ availability }) => availability === 'hidden') ?? [];
  const back = data?.back ?? [];
  return (
    <div className={styles.page}>
      <p>
        <Link to={`/menu?store=${storeId}`}>
          <Trans>Menu</Trans>
        </Link>
      </p>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Off sale</Trans>
        </h1>
        {soldOut.length > 1 && (
          <Button
            kind="outline"
            icon="rotate-ccw"
            className={styles.all}
            isLoading={putBack.isPending}
            onClick={() => putBack.mutate(soldOut.map(({ id }) => id))}
          >
            <Plural value={soldOut.length} one="Put # back on sale" other="Put all # back on sale" />
          </Button>
        )}
      </div>
      {putBack.error && <CallFaultNote error={putBack.error} />}
      {!data && error && (
        <>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && soldOut.length + hidden.length === 0 && (
        <EmptyState image="salad" title={<Trans>Everything is on sale</Trans>}>
          <Trans>What you mark as sold out or hide is listed here.</Trans>
        </EmptyState>
      )}
      <OffSection title={<Trans>Sold out</Trans>} rows={soldOut}>
        {(row) => (
          <OffRow
            key={row.id}
            row={row}
            facts={<OffFacts row={row} />}
            action={<Trans>Put back</Trans>}
            label={t`Put ${row.name} back on sale`}
            onPress={() => void set(row, { availability: 'on' })}
          />
        )}
      </OffSection>
      <OffSection title={<Trans>Hidden</Trans>} rows={hidden}>
        {(row) => (
          <OffRow
            key={row.id}
            row={row}
            facts={<OffFacts row={row} />}
            action={<Trans>Show again</Trans>}
            label={t`Show ${row.name} again`}
            onPress={() => void set(row, { availability: 'on' })}
          />
        )}
      </OffSection>
      <OffSection title={<Trans>On sale again by itself</Trans>} rows={back}>
        {(row) => (
          <OffRow
            key={row.id}
            row={row}
            facts={<BackFacts since={row.back_since} />}
            action={<Trans>Sold out until I put it back</Trans>}
            label={t`${row.name}: sold out until I put it back`}
            onPress={() => void set(row, { availability: 'sold_out' })}
          />
        )}
      </OffSection>
    </div>
  );
}

/** Puts items on sale again, and says how many. */
function usePutBack(storeId: number) {
  const { t } = useLingui();
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    mutationFn: (itemIds: number[]) =>
      menuCalls.putBack({ params: { store_id: storeId }, body: { item_ids: itemIds.slice(0, 200) } }),
    async onSuccess({ put_back: putBack }) {
      const count = putBack.length;
      toast({ text: t`${count} on sale again`, tone: 'ok' });
      await refresh();
    },
  });
}

interface OffSectionProps<Row> {
  title: ReactNode;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

function OffSection<Row>({ title, rows, children }: OffSectionProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        {title} <span className={styles.muted}>{rows.length}</span>
      </h2>
      <ul className={styles.list}>{rows.map(children)}</ul>
    </section>
  );
}

interface OffRowProps {
  row: { name: string; image_full_url: string };
  facts: ReactNode;
  action: ReactNode;
  label: string;
  onPress: () => void;
}

function OffRow({ row, facts, action, label, onPress }: OffRowProps) {
  return (
    <li className={styles.row}>
      <MediaFrame src={row.image_full_url} alt="" sizes="56px" shape="small" />
      <div className={styles.words}>
        <bdi className={styles.name}>{row.name}</bdi>
        <span className={styles.facts}>{facts}</span>
      </div>
      <Button kind="soft" aria-label={label} onClick={onPress}>
        {action}
      </Button>
    </li>
  );
}

/** Until when, by whom and since when, and in how many carts. */
function OffFacts({ row }: { row: OffItems['items'][number] }) {
  const { availability, sold_out_until: until, off_since: since, off_by: by, cart_count: carts } = row;
  const [ends, from] = [useTimeText(until), useTimeText(since)];
  return (
    <>
      {availability === 'sold_out' && (
        <Chip tone="warn" icon="clock-4">
          {ends ? <Trans>Until {ends}</Trans> : <Trans>Until you put it back</Trans>}
        </Chip>
      )}
      {carts > 0 && (
        <Chip icon="shopping-basket">
          <Plural value={carts} one="In # cart" other="In # carts" />
        </Chip>
      )}
      {by && (
        <span className={styles.muted}>
          <Trans>
            <bdi>{by}</bdi>, {from}
          </Trans>
        </span>
      )}
    </>
  );
}

function BackFacts({ since }: { since: string }) {
  const from = useTimeText(since);
  return (
    <span className={styles.muted}>
      <Trans>Since {from}</Trans>
    </span>
  );
}

/** A moment as a day and time of the zone of this device; empty where there is none. */
function useTimeText(at: string | null): string {
  const { i18n } = useLingui();
  if (at === null) return '';
  return dayAndTime(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
}
