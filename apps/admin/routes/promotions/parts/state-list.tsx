import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { type SaleState, saleStates } from 'market/promotions/promotions-sales.rules';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import desk from '../../../layout/desk.module.css';
import { PromotionTabs } from '../promotion-tabs.tsx';
import styles from '../promotions.module.css';

export const stateNames: Record<SaleState, ReactNode> = {
  running: <Trans>Running</Trans>,
  planned: <Trans>Planned</Trans>,
  over: <Trans>Over</Trans>,
};

/** Returns the state in the address, which a list shows. */
export function useShownState(): SaleState {
  const [params] = useSearchParams();
  return saleStates.find((one) => one === params.get('state')) ?? 'running';
}

interface StateListProps<Row> {
  title: ReactNode;
  /** What customers see of them. */
  line: ReactNode;
  add: { to: string; label: ReactNode };
  query: Pick<UseQueryResult<Row[]>, 'data' | 'isError' | 'refetch'>;
  empty: { title: ReactNode; line: ReactNode };
  row: (row: Row) => ReactNode;
}

/** What runs, is planned or is over, each with a link to its page. */
export function StateList<Row extends { id: number }>(props: StateListProps<Row>) {
  const { title, line, add, query, empty, row } = props;
  const [, setParams] = useSearchParams();
  const state = useShownState();
  const { data: rows, isError, refetch } = query;
  if (!rows) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <PromotionTabs />
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>{title}</h1>
          <p className={desk.sub}>{line}</p>
        </div>
        <LinkButton icon="plus" to={add.to} aria-keyshortcuts="n">
          {add.label}
        </LinkButton>
      </div>
      <div className={styles.tabs}>
        {saleStates.map((one) => (
          <Pill key={one} isOn={one === state} onClick={() => setParams({ state: one }, { replace: true })}>
            {stateNames[one]}
          </Pill>
        ))}
      </div>
      {rows.length === 0 ? (
        <EmptyState image="gift" title={empty.title}>
          {empty.line}
        </EmptyState>
      ) : (
        <ul className={desk.list}>
          {rows.map((one) => (
            <li key={one.id}>{row(one)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
