import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import money from 'app-kit/money/own-money.module.css';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import {
  type ItemFigureSort,
  isItemReportSpan,
  itemFigureSorts,
  maxItemReportDays,
} from 'market/stores/stores-items.rules';
import type { vendorReportsContract } from 'market/stores/stores-report.vendor.contract';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Field } from 'ui/forms/field.tsx';
import { OwnStorePage } from '../../../features/stores/own-store.tsx';
import { itemFiguresCsv } from './item-figures-csv.ts';
import { ItemFiguresTable } from './item-figures-table.tsx';
import { ItemPairs } from './item-pairs.tsx';
import { everyItemFigure, type ItemReportDays, itemFiguresQuery, itemsPerPage } from './item-report-calls.ts';
import styles from './vendor-items-report-page.module.css';

/** What each item of the chosen store did in a span of days, and what was bought together [STO-092]. */
export function VendorItemsReportPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Report of items · ${app}`}</title>
      <OwnStorePage permission="store.reports">
        {({ store_id: storeId, permissions }) => (
          <ItemsReport key={storeId} storeId={storeId} mayExport={permissions.includes('store.export')} />
        )}
      </OwnStorePage>
    </>
  );
}

const sortNames: Record<ItemFigureSort, ReactNode> = {
  pieces: <Trans>Pieces sold</Trans>,
  turnover: <Trans>Turnover</Trans>,
  views: <Trans>Views</Trans>,
  carts: <Trans>Into carts</Trans>,
  off_minutes: <Trans>Off sale</Trans>,
  refunded: <Trans>Refunded</Trans>,
};

function dayIn(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? undefined : day;
}

function ItemsReport({ storeId, mayExport }: { storeId: number; mayExport: boolean }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const days: ItemReportDays = { first: dayIn(params, 'from'), last: dayIn(params, 'until') };
  const sort = itemFigureSorts.find((one) => one === params.get('sort')) ?? 'pieces';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const isRight = days.first === undefined || days.last === undefined || isItemReportSpan(days.first, days.last);
  const { data, error, refetch } = useQuery({ ...itemFiguresQuery(storeId, days, sort, page), enabled: isRight });
  const shown = { first: days.first ?? data?.first_day ?? '', last: days.last ?? data?.last_day ?? '' };
  const linkTo = (change: Record<string, string>) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return `?${next}`;
  };
  // Both days stand in the address: otherwise the one that was not changed would move with the week.
  const changeDays = (change: Partial<typeof shown>) => {
    const { first, last } = { ...shown, ...change };
    if (first && last) setParams(linkTo({ from: first, until: last }), { replace: true });
  };
  const pages = Math.ceil((data?.total_size ?? 0) / itemsPerPage);
  return (
    <div className={money.stack}>
      <p>
        <Link to={`/report?store=${storeId}`}>
          <Trans>Report</Trans>
        </Link>
      </p>
      <div className={money.foot}>
        <h1 className={money.title}>
          <Trans>Report of items</Trans>
        </h1>
        {mayExport && data && isRight && (
          <SaveCsv
            key={`${shown.first} ${shown.last}`}
            storeId={storeId}
            days={shown}
            sort={sort}
            currency={data.currency}
          />
        )}
      </div>
      <div className={styles.days}>
        <Field
          type="date"
          label={t`First day`}
          value={shown.first}
          onChange={({ target }) => changeDays({ first: target.value })}
        />
        <Field
          type="date"
          label={t`Last day`}
          value={shown.last}
          fault={!isRight && t`Choose a span of at most ${maxItemReportDays} days, the first day first.`}
          onChange={({ target }) => changeDays({ last: target.value })}
        />
      </div>
      <nav className={styles.choices} aria-label={t`Sort by`}>
        {itemFigureSorts.map((one) => (
          <PillLink key={one} to={linkTo({ sort: one })} isOn={one === sort}>
            {sortNames[one]}
          </PillLink>
        ))}
      </nav>
      {isRight && !data && <NotRead error={error} onRetry={() => void refetch()} />}
      {isRight && data && (
        <>
          <Items found={data} />
          {pages > 1 && <Pages page={page} pages={pages} linkTo={(to) => linkTo({ page: String(to) })} />}
          <WhatCounts found={data} />
        </>
      )}
      {isRight && <ItemPairs storeId={storeId} days={days} />}
    </div>
  );
}

type Found = ReplyOf<typeof vendorReportsContract.items>;

function NotRead({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useLingui();
  if (!error) {
    return (
      <div role="status" aria-busy="true" aria-label={t`Loading…`}>
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <>
      <CallFaultNote error={error} />
      <Button kind="outline" icon="refresh-cw" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}

function Items({ found: { items, currency, total_size: total } }: { found: Found }) {
  if (total === 0) {
    return (
      <EmptyState image="salad" title={<Trans>Nothing in these days</Trans>}>
        <Trans>Items show here once they were opened, ordered or off sale.</Trans>
      </EmptyState>
    );
  }
  return items.length > 0 && <ItemFiguresTable items={items} currency={currency} />;
}

interface PagesProps {
  page: number;
  pages: number;
  linkTo: (page: number) => string;
}

function Pages({ page, pages, linkTo }: PagesProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Pages`} className={money.foot}>
      {page > 1 && (
        <PillLink to={linkTo(Math.min(page - 1, pages))} icon="arrow-left">
          <Trans>Back</Trans>
        </PillLink>
      )}
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages && (
        <PillLink to={linkTo(page + 1)} icon="arrow-right">
          <Trans>More</Trans>
        </PillLink>
      )}
    </nav>
  );
}

/** Since when there are views, and what they are. */
function WhatCounts({ found: { counted_since: since, first_day: first } }: { found: Found }) {
  const { i18n } = useLingui();
  const sinceText =
    since && new Date(since).toLocaleDateString(i18n.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <p className={money.quiet}>
      {since !== null && since > first && (
        <>
          <Trans>
            Views and carts are counted since <bdi>{sinceText}</bdi>.
          </Trans>{' '}
        </>
      )}
      <Trans>
        A view is an opening of the item by itself: opened again, it counts again, and an order from a list counts none.
        Search engines and copies in caches of networks do not count. Refunds are those of orders of these days, at what
        the pieces had cost.
      </Trans>{' '}
      <Trans>
        Views and carts show after some seconds. They are close, not exact: a server that fails loses its last ten
        seconds of them.
      </Trans>
    </p>
  );
}

interface SaveCsvProps {
  storeId: number;
  days: { first: string; last: string };
  sort: ItemFigureSort;
  currency: string;
}

/** Reads all pages, and saves them as one table. */
function SaveCsv({ storeId, days, sort, currency }: SaveCsvProps) {
  const save = useMutation({
    mutationFn: () => everyItemFigure(storeId, days, sort),
    onSuccess: (items) => saveCsv(itemFiguresCsv(items, currency), `items-${storeId}-${days.first}-${days.last}.csv`),
  });
  return (
    <>
      <Button kind="outline" icon="file-text" isLoading={save.isPending} onClick={() => save.mutate()}>
        <Trans>Save as CSV</Trans>
      </Button>
      {save.error && <CallFaultNote error={save.error} />}
    </>
  );
}
