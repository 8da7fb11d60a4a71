import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import money from 'app-kit/money/own-money.module.css';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { changeInPercent, partInPercent } from 'market/orders/day/orders-day.rules';
import { dateAfter } from 'market/stores/stores.rules';
import {
  type ReportFigures,
  type StoreReport,
  vendorReportsContract,
} from 'market/stores/stores-report.vendor.contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { reportCsv } from './report-csv.ts';
import styles from './vendor-report-page.module.css';

const calls = createApiClient({ vendorReports: vendorReportsContract }).vendorReports;

/** It follows within this time; what it shows is up to the moment of the call. */
const readMilliseconds = 5 * 60_000;

const reportQuery = (storeId: number, until: string | undefined) =>
  queryOptions({
    queryKey: ['store-report', storeId, until],
    queryFn: ({ signal }) => calls.show({ params: { store_id: storeId }, query: until ? { until } : {}, signal }),
    refetchInterval: readMilliseconds,
    placeholderData: keepPreviousData,
  });

/** What the chosen store did in seven days, against the week before [STO-091]. */
export function VendorReportPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Report · ${app}`}</title>
      <OwnStorePage permission="store.reports">
        {({ store_id: storeId, permissions }) => (
          <Report key={storeId} storeId={storeId} mayExport={permissions.includes('store.export')} />
        )}
      </OwnStorePage>
    </>
  );
}

function Report({ storeId, mayExport }: { storeId: number; mayExport: boolean }) {
  const { t, i18n } = useLingui();
  const day = (date: string) =>
    new Date(date).toLocaleDateString(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [until, setUntil] = useState<string>();
  const { data: report, error } = useQuery(reportQuery(storeId, until));
  if (!report) {
    return error ? (
      <CallFaultNote error={error} />
    ) : (
      <div role="status" aria-busy="true" aria-label={t`Loading…`}>
        <Skeleton shape="block" />
      </div>
    );
  }
  const { from, until: last } = report;
  return (
    <div className={money.stack}>
      <div className={money.foot}>
        <h1 className={money.title}>
          <Trans>Report</Trans>
        </h1>
        <span className={styles.span}>
          <IconButton icon="chevron-left" label={t`Earlier`} onClick={() => setUntil(dateAfter(last, -7))} />
          <b aria-live="polite">
            <bdi>{day(from)}</bdi> – <bdi>{day(last)}</bdi>
          </b>
          <IconButton
            icon="chevron-right"
            label={t`Later`}
            disabled={until === undefined}
            onClick={() => setUntil(dateAfter(last, 7))}
          />
        </span>
        {mayExport && (
          <Button
            kind="outline"
            icon="file-text"
            onClick={() => saveCsv(reportCsv(report), `store-${storeId}-${last}.csv`)}
          >
            <Trans>Save as CSV</Trans>
          </Button>
        )}
        <Link to={`/report/items?store=${storeId}`}>
          <Trans>Report of items</Trans>
        </Link>
      </div>
      <Figures report={report} />
      <Losses report={report} />
      <Parts report={report} />
    </div>
  );
}

function Figures({ report: { figures: now, before, currency, now: at } }: { report: StoreReport }) {
  const amount = useAmountText();
  const time = timeOfDay(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const onTime = partInPercent(now.on_time, now.ready_orders);
  const of = (name: keyof ReportFigures) => ({ now: now[name], before: before[name] });
  return (
    <section className={money.card}>
      <span className={money.quiet}>
        <Trans>
          as of <bdi>{time}</bdi>, against the same days a week before
        </Trans>
      </span>
      <dl className={money.sums}>
        <Fact name={<Trans>Turnover</Trans>} {...of('turnover')}>
          <bdi dir="ltr">{amount(now.turnover, currency)}</bdi>
        </Fact>
        <Fact name={<Trans>Orders</Trans>} {...of('orders')} />
        <Fact name={<Trans>Pieces</Trans>} {...of('pieces')} />
        <Fact name={<Trans>Minutes to ready, median</Trans>} {...of('ready_p50')}>
          <Minutes is={now.ready_p50} promised={now.promised_p50} />
        </Fact>
        <Fact name={<Trans>Minutes to ready, 9 of 10</Trans>} {...of('ready_p90')}>
          <Minutes is={now.ready_p90} promised={now.promised_p90} />
        </Fact>
        <Fact name={<Trans>Ready as promised</Trans>}>{onTime === null ? '–' : `${onTime}%`}</Fact>
        <Fact name={<Trans>Refused</Trans>} {...of('refused')} />
        <Fact name={<Trans>Canceled</Trans>} {...of('canceled')} />
      </dl>
    </section>
  );
}

/** What was lost while nothing could be ordered: what the four weeks before let expect. */
function Losses({ report: { figures, currency } }: { report: StoreReport }) {
  const amount = useAmountText();
  const { paused_minutes: paused, off_minutes: off, lost_orders: orders, lost_pieces: pieces } = figures;
  const lost = amount(figures.lost_turnover, currency);
  const lostItems = amount(figures.lost_items_turnover, currency);
  return (
    <section className={money.card}>
      <h2 className={money.heading}>
        <Trans>Lost, by the four weeks before</Trans>
      </h2>
      <dl className={money.sums}>
        <Fact name={<Trans>While the store was paused, {paused} min</Trans>}>
          <Trans>
            {orders} orders, <bdi dir="ltr">{lost}</bdi>
          </Trans>
        </Fact>
        <Fact name={<Trans>While items were off sale, {off} min in all</Trans>}>
          <Trans>
            {pieces} pieces, <bdi dir="ltr">{lostItems}</bdi>
          </Trans>
        </Fact>
      </dl>
    </section>
  );
}

function Minutes({ is, promised }: { is: number | null; promised: number | null }) {
  if (is === null) return '–';
  return (
    <>
      {is}{' '}
      {promised !== null && (
        <span className={money.quiet}>
          <Trans>promised {promised}</Trans>
        </span>
      )}
    </>
  );
}

interface FactProps {
  name: ReactNode;
  now?: number | null;
  before?: number | null;
  children?: ReactNode;
}

/** A figure, with how much more it is than a week before. */
function Fact({ name, now = null, before = null, children = now }: FactProps) {
  const change = now === null || before === null ? null : changeInPercent(now, before);
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {change !== null && (
        <dd className={money.quiet}>
          <bdi dir="ltr">{change > 0 ? `+${change}%` : `${change}%`}</bdi>
        </dd>
      )}
    </div>
  );
}

/** Its parts as tables: items, hours, ways of payment, and why orders ended. */
function Parts({ report: { items, hours, payments, endings, currency } }: { report: StoreReport }) {
  const { t } = useLingui();
  const text = useAmountText();
  const amount = (turnover: number) => <bdi dir="ltr">{text(turnover, currency)}</bdi>;
  const ways = { cash_on_delivery: t`Cash`, digital_payment: t`Online`, wallet: t`Wallet` };
  const people = { shopper: t`Customer`, store: t`Store`, delivery_man: t`Rider`, market: t`Market` };
  return (
    <div className={styles.parts}>
      <Table
        title={<Trans>Items</Trans>}
        rows={items.map((row) => [<bdi key="name">{row.name}</bdi>, row.pieces, amount(row.turnover)])}
      />
      <Table
        title={<Trans>Hours</Trans>}
        rows={hours.map((row) => [`${String(row.hour).padStart(2, '0')}:00`, row.orders, amount(row.turnover)])}
      />
      <Table
        title={<Trans>Ways of payment</Trans>}
        rows={payments.map((row) => [ways[row.method], row.orders, amount(row.turnover)])}
      />
      <Table
        title={<Trans>Refused and canceled</Trans>}
        rows={endings.map((row) => [
          <bdi key="reason">{row.reason || '–'}</bdi>,
          row.orders,
          <span key="by">
            {people[row.by]} · {row.was_accepted ? t`canceled` : t`refused`}
          </span>,
        ])}
      />
    </div>
  );
}

function Table({ title, rows }: { title: ReactNode; rows: ReactNode[][] }) {
  return (
    <section className={money.card}>
      <h2 className={money.heading}>{title}</h2>
      {rows.length === 0 ? (
        <p className={money.quiet}>
          <Trans>Nothing in these days.</Trans>
        </p>
      ) : (
        <table className={styles.table}>
          <tbody>
            {rows.map(([name, count, more], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report keep their places
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{count}</td>
                <td>{more}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
