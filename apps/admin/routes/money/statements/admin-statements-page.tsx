import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { PaymentDifference } from 'market/payments/statements/payments-statements.admin.contract';
import { differenceKinds } from 'market/payments/statements/payments-statements.rules';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { AnswerDifferencesDialog } from './answer-differences-dialog.tsx';
import { CompareStatementCard } from './compare-statement-card.tsx';
import { DifferenceRow } from './difference-row.tsx';
import { type DifferenceSearch, differencesPerPage, differencesQuery } from './statement-calls.ts';
import { differenceNames } from './statement-texts.tsx';
import styles from './statements.module.css';
import { StatementsCard } from './statements-card.tsx';

/** Statements of providers against payments, and the tasks that their differences are [OPS-077]. */
export function AdminStatementsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.finance" title={t`Statements of providers`}>
      <MoneyTabs />
      <div className={desk.titles}>
        <h1 className={desk.title}>
          <Trans>Statements of providers</Trans>
        </h1>
        <p className={desk.sub}>
          <Trans>What a provider lists, against the payments here. Each difference waits for an answer.</Trans>
        </p>
      </div>
      <div className={desk.columns}>
        <CompareStatementCard />
        <StatementsCard />
      </div>
      <Differences />
    </OperatorOnly>
  );
}

function searchIn(params: URLSearchParams): DifferenceSearch {
  const statement = Number(params.get('statement'));
  return {
    state: params.get('state') === 'answered' ? 'answered' : 'open',
    kind: differenceKinds.find((kind) => kind === params.get('kind')),
    statement: Number.isInteger(statement) && statement > 0 ? statement : undefined,
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}

function Differences() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const search = searchIn(params);
  const { data, isError, refetch } = useQuery(differencesQuery(search));
  const linkTo = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
  const page = (number: number) => linkTo({ page: String(number) });
  const shown = data?.differences ?? [];
  return (
    <section className={desk.stack} aria-label={t`Differences`}>
      <nav aria-label={t`Differences`} className={desk.states}>
        <PillLink to={linkTo({ state: null })} isOn={search.state === 'open'}>
          <Trans>Open</Trans>
        </PillLink>
        <PillLink to={linkTo({ state: 'answered' })} isOn={search.state === 'answered'}>
          <Trans>Answered</Trans>
        </PillLink>
        {differenceKinds.map((kind) => (
          <PillLink key={kind} to={linkTo({ kind: search.kind === kind ? null : kind })} isOn={search.kind === kind}>
            {differenceNames[kind]}
          </PillLink>
        ))}
        {search.statement !== undefined && (
          <PillLink to={linkTo({ statement: null })} icon="x" isOn>
            <Trans>One statement</Trans>
          </PillLink>
        )}
      </nav>
      {!data && (isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />)}
      {data && shown.length === 0 && (
        <p role="status">
          {search.state === 'open' ? <Trans>No difference waits for an answer.</Trans> : <Trans>None yet.</Trans>}
        </p>
      )}
      {shown.length > 0 && <DifferenceList key={params.toString()} differences={shown} />}
      {data && (search.page > 1 || shown.length === differencesPerPage) && (
        <nav aria-label={t`Pages`} className={desk.states}>
          {search.page > 1 && (
            <PillLink to={page(search.page - 1)} icon="arrow-left">
              <Trans>Back</Trans>
            </PillLink>
          )}
          {shown.length === differencesPerPage && (
            <PillLink to={page(search.page + 1)} icon="arrow-right">
              <Trans>More</Trans>
            </PillLink>
          )}
        </nav>
      )}
    </section>
  );
}

function DifferenceList({ differences }: { differences: readonly PaymentDifference[] }) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [isAnswering, setIsAnswering] = useState(false);
  const open = differences.filter(({ answered_at: at }) => at === null).map(({ id }) => id);
  // What another person has answered meanwhile is chosen no longer.
  const chosen = open.filter((id) => marked.has(id));
  const count = chosen.length;
  return (
    <>
      {open.length > 0 && (
        <div className={styles.head}>
          <Checkbox
            checked={count === open.length}
            onChange={({ target }) => setMarked(new Set(target.checked ? open : []))}
          >
            <Trans>All on this page</Trans>
          </Checkbox>
          <Button disabled={count === 0} onClick={() => setIsAnswering(true)}>
            <Plural value={count} _0="Answer…" one="Answer #…" other="Answer #…" />
          </Button>
        </div>
      )}
      <ul className={desk.list}>
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.id}
            difference={difference}
            isChosen={marked.has(difference.id)}
            onChoose={(isChosen) => {
              const next = new Set(marked);
              if (isChosen) next.add(difference.id);
              else next.delete(difference.id);
              setMarked(next);
            }}
          />
        ))}
      </ul>
      {isAnswering && (
        <AnswerDifferencesDialog
          ids={chosen}
          onClose={() => setIsAnswering(false)}
          onAnswered={() => {
            setIsAnswering(false);
            setMarked(new Set());
          }}
        />
      )}
    </>
  );
}
