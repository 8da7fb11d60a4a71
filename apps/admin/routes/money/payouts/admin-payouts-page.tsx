import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminPayoutRun } from 'market/wallet/wallet-payouts.contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { payoutRunsQuery } from './payout-calls.ts';
import { PrepareRunDialog } from './prepare-run-dialog.tsx';
import { RunState } from './run-state.tsx';

/** Runs of payouts to stores and riders [OPS-079]. */
export function AdminPayoutsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.payouts" title={t`Payouts`}>
      <MoneyTabs />
      <Runs />
    </OperatorOnly>
  );
}

function Runs() {
  const navigate = useNavigate();
  const [isPreparing, setIsPreparing] = useState(false);
  const { data, isError, refetch } = useQuery(payoutRunsQuery);
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Payouts</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>One person prepares a run, another one releases it. Nothing is booked before.</Trans>
          </p>
        </div>
        <Button icon="plus" aria-keyshortcuts="n" onClick={() => setIsPreparing(true)}>
          <Trans>Prepare a run</Trans>
        </Button>
      </div>
      {data.runs.length === 0 && (
        <p>
          <Trans>No run yet.</Trans>
        </p>
      )}
      {data.runs.length > 0 && (
        <ul className={desk.list}>
          {data.runs.map((run) => (
            <li key={run.id}>
              <RunRow run={run} />
            </li>
          ))}
        </ul>
      )}
      {isPreparing && (
        <PrepareRunDialog
          onClose={() => setIsPreparing(false)}
          onPrepared={(id) => void navigate(`/money/payouts/${id}`)}
        />
      )}
    </>
  );
}

function RunRow({ run }: { run: AdminPayoutRun }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { id, payee, currency, total, payouts, made_by: maker, made_at: madeAt } = run;
  const at = dateAndTime(new Date(madeAt), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  return (
    <Link to={`/money/payouts/${id}`} className={desk.row}>
      <span>
        <span className={desk.name}>
          {payee === 'store' ? <Trans>Stores</Trans> : <Trans>Riders</Trans>} ·{' '}
          <bdi dir="ltr">{amountText(total, currency)}</bdi>
        </span>
        <span className={desk.line}>
          <Plural value={payouts} one="# payout" other="# payouts" />
        </span>
      </span>
      <span className={desk.line}>
        {at}
        {maker && (
          <>
            {' · '}
            <bdi>{maker}</bdi>
          </>
        )}
      </span>
      <RunState run={run} />
    </Link>
  );
}
