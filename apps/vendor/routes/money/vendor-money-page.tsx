import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { monthSpan } from 'app-kit/money/month-span.ts';
import styles from 'app-kit/money/own-money.module.css';
import { OwnPayouts } from 'app-kit/money/own-payouts.tsx';
import { StatementView } from 'app-kit/money/statement-view.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { vendorWalletContract } from 'market/wallet/wallet.vendor.contract';
import { useState } from 'react';
import { OwnStorePage } from '../../features/stores/own-store.tsx';

const calls = createApiClient({ vendorWallet: vendorWalletContract }).vendorWallet;

const payoutsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-payouts', storeId],
    queryFn: ({ signal }) => calls.payouts({ params: { store_id: storeId }, query: { limit: 100, offset: 1 }, signal }),
  });

const statementQuery = (storeId: number, back: number) =>
  queryOptions({
    queryKey: ['store-statement', storeId, back],
    queryFn: ({ signal }) => {
      const { from, until } = monthSpan(new Date(), back);
      return calls.statement({ params: { store_id: storeId }, query: { from, until }, signal });
    },
  });

/** What the chosen store is paid, and its statement of each month [STO-085] [STO-086]. */
export function VendorMoneyPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Money · ${app}`}</title>
      <OwnStorePage permission="store.money">
        {({ store_id: storeId }) => <StoreMoney key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function StoreMoney({ storeId }: { storeId: number }) {
  const [back, setBack] = useState(0);
  const payouts = useQuery(payoutsQuery(storeId));
  const statement = useQuery({ ...statementQuery(storeId, back), placeholderData: keepPreviousData });
  const error = payouts.error ?? statement.error;
  return (
    <div className={styles.stack}>
      <h1 className={styles.title}>
        <Trans>Money</Trans>
      </h1>
      {error && <CallFaultNote error={error} />}
      {payouts.data && (
        <OwnPayouts payouts={payouts.data.payouts} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
      )}
      <StatementView statement={statement.data} back={back} onBack={setBack} name={`store-${storeId}`} />
    </div>
  );
}
