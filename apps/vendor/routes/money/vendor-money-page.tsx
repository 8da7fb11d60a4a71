import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { monthSpan } from 'app-kit/money/month-span.ts';
import styles from 'app-kit/money/own-money.module.css';
import { OwnPayouts } from 'app-kit/money/own-payouts.tsx';
import { PayeeAccountCard } from 'app-kit/money/payee-account-card.tsx';
import type { SaveAccount } from 'app-kit/money/payee-account-dialog.tsx';
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

const accountQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-payee-account', storeId],
    queryFn: ({ signal }) => calls.account({ params: { store_id: storeId }, signal }),
  });

const statementQuery = (storeId: number, back: number) =>
  queryOptions({
    queryKey: ['store-statement', storeId, back],
    queryFn: ({ signal }) => {
      const { from, until } = monthSpan(new Date(), back);
      return calls.statement({ params: { store_id: storeId }, query: { from, until }, signal });
    },
  });

/** What the chosen store is paid and where to, and its statement of each month [STO-085] [STO-086] [STO-087]. */
export function VendorMoneyPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Money · ${app}`}</title>
      <OwnStorePage permission="store.money">
        {({ store_id: storeId, permissions }) => (
          <StoreMoney key={storeId} storeId={storeId} isOwner={permissions.includes('store.owner')} />
        )}
      </OwnStorePage>
    </>
  );
}

function StoreMoney({ storeId, isOwner }: { storeId: number; isOwner: boolean }) {
  const queries = useQueryClient();
  const [back, setBack] = useState(0);
  const payouts = useQuery(payoutsQuery(storeId));
  const account = useQuery(accountQuery(storeId));
  const statement = useQuery({ ...statementQuery(storeId, back), placeholderData: keepPreviousData });
  const error = payouts.error ?? account.error ?? statement.error;
  const save: SaveAccount = async (body) => {
    const saved = await calls.setAccount({ params: { store_id: storeId }, body });
    queries.setQueryData(accountQuery(storeId).queryKey, saved);
  };
  return (
    <div className={styles.stack}>
      <h1 className={styles.title}>
        <Trans>Money</Trans>
      </h1>
      {error && <CallFaultNote error={error} />}
      {account.data && <PayeeAccountCard known={account.data} onSave={isOwner ? save : undefined} />}
      {payouts.data && (
        <OwnPayouts payouts={payouts.data.payouts} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
      )}
      <StatementView statement={statement.data} back={back} onBack={setBack} name={`store-${storeId}`} />
    </div>
  );
}
