import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import {
  isReportSpan,
  kindOfCell,
  type ReportColumn,
  type ReportName,
  reportNames,
} from 'market/wallet/reports/wallet-reports.rules';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { dayOfDevice } from '../../../layout/day-of-device.ts';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import table from '../../../layout/table.module.css';
import {
  csvOfFile,
  nameOfFile,
  type ReportSearch,
  reportCalls,
  reportFilesKey,
  reportQuery,
  rowsPerPage,
} from './report-calls.ts';
import { ReportFilesCard } from './report-files-card.tsx';
import { columnTitles, reportAbouts, reportTitles, wordOfCell } from './report-texts.tsx';
import styles from './reports.module.css';

/** What happened in a span of days, as tables and files [OPS-086]. */
export function AdminReportsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.reports" title={t`Figures`}>
      <Reports />
    </OperatorOnly>
  );
}

/** At first a report is of so many days. */
const usualDays = 7;

function searchIn(params: URLSearchParams): ReportSearch {
  return {
    report: reportNames.find((name) => name === params.get('report')) ?? 'orders',
    first: params.get('from') ?? dayOfDevice(1 - usualDays),
    last: params.get('until') ?? dayOfDevice(0),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}

function Reports() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const search = searchIn(params);
  const mayExport = useMemberships().memberships?.operator?.permissions.includes('ops.export') ?? false;
  const isRight = isReportSpan(search.first, search.last);
  const { data, error, refetch } = useQuery({ ...reportQuery(search), enabled: isRight });
  const linkTo = (change: Record<string, string>) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return `?${next}`;
  };
  const changeDay = (name: 'from' | 'until', day: string) => {
    if (day) setParams(linkTo({ [name]: day }), { replace: true });
  };
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Figures</Trans>
          </h1>
          <p className={desk.sub}>{reportAbouts[search.report]}</p>
        </div>
        {mayExport && isRight && <MakeFile key={`${search.report} ${search.first} ${search.last}`} search={search} />}
      </div>
      <nav aria-label={t`Figures`} className={desk.states}>
        {reportNames.map((name) => (
          <PillLink key={name} to={linkTo({ report: name })} isOn={name === search.report}>
            {reportTitles[name]}
          </PillLink>
        ))}
      </nav>
      <div className={styles.days}>
        <Field
          type="date"
          label={t`First day`}
          value={search.first}
          onChange={({ target }) => changeDay('from', target.value)}
        />
        <Field
          type="date"
          label={t`Last day`}
          value={search.last}
          fault={!isRight && t`Choose a span of at most two years, the first day first.`}
          onChange={({ target }) => changeDay('until', target.value)}
        />
      </div>
      {isRight && !data && (error ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />)}
      {isRight && data && (
        <Rows
          report={search.report}
          columns={data.columns as ReportColumn[]}
          rows={data.rows}
          total={data.total_size}
        />
      )}
      {isRight && data && (search.page > 1 || data.rows.length === rowsPerPage) && (
        <nav aria-label={t`Pages`} className={desk.states}>
          {search.page > 1 && (
            <PillLink to={linkTo({ page: String(search.page - 1) })} icon="arrow-left">
              <Trans>Back</Trans>
            </PillLink>
          )}
          {data.rows.length === rowsPerPage && (
            <PillLink to={linkTo({ page: String(search.page + 1) })} icon="arrow-right">
              <Trans>More</Trans>
            </PillLink>
          )}
        </nav>
      )}
      {mayExport && <ReportFilesCard />}
    </>
  );
}

/** Lists count no further. */
const mostCounted = 1000;

interface RowsProps {
  report: ReportName;
  columns: readonly ReportColumn[];
  rows: readonly (readonly (string | number | null)[])[];
  total: number;
}

function Rows({ report, columns, rows, total }: RowsProps) {
  const { t } = useLingui();
  // The answer of another report shows until this one is there.
  const shown = columns.filter((column) => column in columnTitles);
  const isNumber = (column: ReportColumn) => kindOfCell(report, column) !== 'text';
  return (
    <>
      <p role="status" className={desk.sub}>
        {total >= mostCounted ? (
          <Trans>{mostCounted} rows or more</Trans>
        ) : (
          <Plural value={total} _0="Nothing in these days." one="# row" other="# rows" />
        )}
      </p>
      {rows.length > 0 && (
        // A table that is wider than the page is moved by keys as well.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className={table.frame} aria-label={t`Rows`} tabIndex={0}>
          <table className={classNames(table.table, table.pinned)}>
            <thead>
              <tr>
                {shown.map((column) => (
                  <th key={column} scope="col" className={isNumber(column) ? table.number : undefined}>
                    {columnTitles[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no keys, and are replaced together
                <tr key={index}>
                  {shown.map((column) => (
                    <td key={column} className={isNumber(column) ? table.number : undefined}>
                      <bdi>
                        <Cell column={column} report={report} cell={cells[columns.indexOf(column)] ?? null} />
                      </bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

interface CellProps {
  report: ReportName;
  column: ReportColumn;
  cell: string | number | null;
}

function Cell({ report, column, cell }: CellProps): ReactNode {
  if (cell === null || cell === '') return '–';
  if (typeof cell === 'string') return wordOfCell(column, cell);
  const isAmount = kindOfCell(report, column) === 'amount';
  return cell.toLocaleString('en', isAmount ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {});
}

/** Saves a short file at once; a long one is listed when it is ready [OPS-086] [SEAT-15]. */
function MakeFile({ search: { report, first, last } }: { search: ReportSearch }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const make = useMutation({
    async mutationFn() {
      const body = { first_day: first, last_day: last };
      const file = await reportCalls.makeFile({ params: { report }, body, idempotencyKey: key });
      return { file, parts: file.state === 'done' ? await csvOfFile(file) : undefined };
    },
    onSuccess({ file, parts }) {
      renew();
      if (parts) saveCsv(parts, nameOfFile(file));
      const rows = file.row_count.toLocaleString('en');
      toast({
        text: parts
          ? t`Saved: ${rows} rows`
          : t`${rows} rows are being written. The file shows below when it is ready.`,
        tone: 'ok',
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: reportFilesKey }),
  });
  return (
    <div className={styles.make}>
      <Button kind="outline" icon="file-text" isLoading={make.isPending} onClick={() => make.mutate()}>
        <Trans>Save as CSV</Trans>
      </Button>
      {make.error && <CallFaultNote error={make.error} />}
    </div>
  );
}
