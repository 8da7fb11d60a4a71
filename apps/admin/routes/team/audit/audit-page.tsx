import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { TeamTabs } from '../team-tabs.tsx';
import styles from './audit.module.css';
import { type AuditSearch, actionsQuery, linesPerPage, linesQuery } from './audit-calls.ts';
import { AuditRow } from './audit-row.tsx';
import { ExportAudit } from './export-audit.tsx';

/** What people of the staff have done [OPS-091] [SEAT-31]. */
export function AuditPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.audit" title={t`Audit log`}>
      <TeamTabs />
      <Audit />
    </OperatorOnly>
  );
}

function Audit() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const { data: known } = useQuery(actionsQuery);
  const value = (name: string) => params.get(name) ?? '';
  const change = (name: string, text: string) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        if (text) after.set(name, text);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  };
  const search = useDeferredValue(searchIn(params));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, isError, refetch } = useQuery({ ...linesQuery(search, page), placeholderData: keepPreviousData });
  const pageAt = (number: number) => {
    const other = new URLSearchParams(params);
    other.set('page', String(number));
    return `?${other}`;
  };
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Audit log</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>What people of the staff have done. Lines are never changed, and are kept for 24 months.</Trans>
          </p>
        </div>
        <ExportAudit search={search} />
      </div>
      <search className={styles.filters}>
        <Field
          type="search"
          label={t`Person`}
          placeholder={t`Name or account number`}
          maxLength={100}
          value={value('person')}
          onChange={({ target }) => change('person', target.value)}
        />
        <Field
          type="search"
          label={t`What it was done to`}
          placeholder={t`Number of an order, a store, …`}
          maxLength={100}
          value={value('subject')}
          onChange={({ target }) => change('subject', target.value)}
        />
        <Select label={t`Action`} value={value('action')} onChange={({ target }) => change('action', target.value)}>
          <option value="">{t`All actions`}</option>
          {known?.actions.map((action) => (
            <option key={action}>{action}</option>
          ))}
        </Select>
        <Field
          type="date"
          label={t`From`}
          value={value('from')}
          onChange={({ target }) => change('from', target.value)}
        />
        <Field
          type="date"
          label={t`Until`}
          value={value('until')}
          onChange={({ target }) => change('until', target.value)}
        />
      </search>
      {!data && (isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />)}
      {data && (
        <>
          <p role="status" className={desk.sub}>
            {data.total_size >= mostCounted ? (
              <Trans>{mostCounted} lines or more</Trans>
            ) : (
              <Plural value={data.total_size} one="# line" other="# lines" />
            )}
          </p>
          {data.lines.length === 0 && (
            <p>
              <Trans>Nothing like this is in the log.</Trans>
            </p>
          )}
          {data.lines.length > 0 && (
            <ol className={desk.list}>
              {data.lines.map((line) => (
                <li key={line.id}>
                  <AuditRow line={line} />
                </li>
              ))}
            </ol>
          )}
          {(page > 1 || data.lines.length === linesPerPage) && (
            <nav aria-label={t`Pages`} className={styles.pages}>
              {page > 1 && (
                <PillLink to={pageAt(page - 1)} icon="arrow-left">
                  <Trans>Newer</Trans>
                </PillLink>
              )}
              {data.lines.length === linesPerPage && (
                <PillLink to={pageAt(page + 1)} icon="arrow-right">
                  <Trans>Older</Trans>
                </PillLink>
              )}
            </nav>
          )}
        </>
      )}
    </>
  );
}

/** Lists count no further. */
const mostCounted = 1000;

/** Days are those of the device; the last one is included. */
function searchIn(params: URLSearchParams): AuditSearch {
  const search: AuditSearch = {};
  for (const name of ['person', 'subject', 'action'] as const) {
    const text = params.get(name)?.trim();
    if (text) search[name] = text;
  }
  const [from, until] = [startOf(params.get('from'), 0), startOf(params.get('until'), 1)];
  return { ...search, ...(from && { from }), ...(until && { until }) };
}

function startOf(day: string | null, daysLater: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString() : undefined;
}
