import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { journalName } from 'app-kit/money/journal-texts.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { csvOf } from 'market/access/access-audit.rules';
import type { LedgerEntryRow } from 'market/wallet/wallet-ledger.contract';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { Field } from 'ui/forms/field.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import styles from '../money.module.css';
import { MoneyTabs } from '../money-tabs.tsx';
import { InvariantsCard } from './invariants-card.tsx';
import { accountsQuery, entriesQuery, rowsPerPage } from './ledger-calls.ts';
import { ManualCard } from './manual-card.tsx';

/** The ledger: accounts with balances, and what was booked on each [OPS-076]. */
export function AdminLedgerPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [account, currency] = [params.get('account'), params.get('currency')];
  const page = Math.max(1, Number(params.get('page')) || 1);
  return (
    <OperatorOnly permission="ops.ledger" title={t`Ledger`}>
      <MoneyTabs />
      {account && currency ? <Entries account={account} currency={currency} page={page} /> : <Accounts />}
    </OperatorOnly>
  );
}

function Accounts() {
  const { t } = useLingui();
  const amountText = useAmountText();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isError, refetch } = useQuery({ ...accountsQuery(search), placeholderData: keepPreviousData });
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <div className={desk.titles}>
        <h1 className={desk.title}>
          <Trans>Ledger</Trans>
        </h1>
        <p className={desk.sub}>
          <Trans>Debit above 0, credit below: what the market owes has a minus.</Trans>
        </p>
      </div>
      <div className={desk.columns}>
        <InvariantsCard />
        <ManualCard />
      </div>
      <Field
        type="search"
        icon="search"
        shape="pill"
        label={t`Find an account`}
        isLabelHidden
        placeholder={t`Find an account`}
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {data.accounts.length === 0 && (
        <p role="status">
          <Trans>No matching accounts.</Trans>
        </p>
      )}
      <ul className={desk.list}>
        {data.accounts.map(({ account, currency, balance, entries }) => (
          <li key={`${account} ${currency}`}>
            <Link to={`?${new URLSearchParams({ account, currency })}`} className={desk.row}>
              <span className={desk.name}>{account}</span>
              <span className={desk.line}>
                <Plural value={entries} one="# entry" other="# entries" />
              </span>
              <bdi dir="ltr" className={styles.amount}>
                {amountText(balance, currency)}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntriesProps {
  account: string;
  currency: string;
  page: number;
}

function Entries({ account, currency, page }: EntriesProps) {
  const { t, i18n } = useLingui();
  const amountText = useAmountText();
  const { data, isError, refetch } = useQuery(entriesQuery(account, currency, page));
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const { entries } = data;
  const at = (number: number) => `?${new URLSearchParams({ account, currency, page: String(number) })}`;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <div>
        <PillLink to="/money/ledger" icon="arrow-left">
          <Trans>All accounts</Trans>
        </PillLink>
      </div>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>{account}</h1>
        </div>
        <Button
          kind="outline"
          icon="file-text"
          onClick={() => saveCsv(csvOfEntries(entries), `${account}-${page}.csv`)}
        >
          <Trans>Save as CSV</Trans>
        </Button>
      </div>
      <ul className={desk.list}>
        {entries.map(({ journal_id: journal, kind, at: made, order_id: order, subject, amount }) => (
          <li key={journal} className={desk.row}>
            <span>
              <span className={desk.name}>{journalName(kind)}</span>
              <span className={desk.line}>{order ? <Link to={`/orders/${order}`}>{order}</Link> : subject}</span>
            </span>
            <span className={desk.line}>{dateAndTime(new Date(made), zone, i18n.locale)}</span>
            <bdi dir="ltr" className={styles.amount}>
              {amountText(amount, currency)}
            </bdi>
          </li>
        ))}
      </ul>
      {(page > 1 || entries.length === rowsPerPage) && (
        <nav aria-label={t`Pages`} className={styles.tabs}>
          {page > 1 && (
            <PillLink to={at(page - 1)} icon="arrow-left">
              <Trans>Newer</Trans>
            </PillLink>
          )}
          {entries.length === rowsPerPage && (
            <PillLink to={at(page + 1)} icon="arrow-right">
              <Trans>Older</Trans>
            </PillLink>
          )}
        </nav>
      )}
    </>
  );
}

function csvOfEntries(entries: readonly LedgerEntryRow[]): string {
  const rows = entries.map(({ journal_id: journal, kind, at, order_id: order, subject, amount }) => [
    ...[journal, kind, at, order ?? subject ?? '', amount],
  ]);
  return csvOf([['journal', 'kind', 'at', 'about', 'amount'], ...rows]);
}
