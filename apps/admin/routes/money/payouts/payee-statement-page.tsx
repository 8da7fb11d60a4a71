import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { StatementView } from 'app-kit/money/statement-view.tsx';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { CallRefused } from 'market/calls/client';
import type { AdminPayoutRun } from 'market/wallet/wallet-payouts.contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { payeeStatementQuery } from './payout-calls.ts';

/** The statement of a store or a rider, as its owner reads it [STO-085] [DEL-58]. */
export function PayeeStatementPage() {
  const { t } = useLingui();
  const { payee, id = '' } = useParams();
  const isKnown = (payee === 'store' || payee === 'courier') && /^\d{1,9}$/.test(id);
  return (
    <OperatorOnly permission="ops.payouts" title={t`Statement`}>
      <MoneyTabs />
      {isKnown ? <OneStatement payee={payee} id={Number(id)} /> : <MissingPage />}
    </OperatorOnly>
  );
}

function OneStatement({ payee, id }: { payee: AdminPayoutRun['payee']; id: number }) {
  const [back, setBack] = useState(0);
  const query = useQuery({ ...payeeStatementQuery(payee, id, back), placeholderData: keepPreviousData });
  if (query.error instanceof CallRefused && query.error.status === 404) return <MissingPage />;
  if (!query.data)
    return query.isError ? <UnreachableScreen onRetry={() => void query.refetch()} /> : <LoadingScreen />;
  return (
    <>
      <h1 className={desk.title}>
        <bdi>{query.data.name}</bdi>
      </h1>
      <StatementView statement={query.data} back={back} onBack={setBack} name={`${payee}-${id}`} />
    </>
  );
}
