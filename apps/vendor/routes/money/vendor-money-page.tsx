import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import styles from 'app-kit/money/own-money.module.css';
import { OwnPayouts } from 'app-kit/money/own-payouts.tsx';
import { PayeeAccountCard } from 'app-kit/money/payee-account-card.tsx';
import type { SaveAccount } from 'app-kit/money/payee-account-dialog.tsx';
import { StatementView } from 'app-kit/money/statement-view.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { DrawerCard } from './drawer/drawer-card.tsx';
import { accountQuery, moneyCalls, payoutsQuery, statementQuery, todayQuery } from './store-money-calls.ts';
import { TodayCard } from './store-today.tsx';

const OrderMoneyDialog = lazyPart(async () => ({
  default: (await import('./order-money-dialog.tsx')).OrderMoneyDialog,
}));

/**
 * The day of the chosen store, what it is paid and where to, and its statement of each month [STO-083] [STO-085] [STO-086]
 * [STO-087].
 */
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
  const { search } = useLocation();
  const [back, setBack] = useState(0);
  const [order, setOrder] = useState<string>();
  const today = useQuery(todayQuery(storeId));
  const payouts = useQuery(payoutsQuery(storeId));
  const account = useQuery(accountQuery(storeId));
  const statement = useQuery({ ...statementQuery(storeId, back), placeholderData: keepPreviousData });
  const error = today.error ?? payouts.error ?? account.error ?? statement.error;
  const save: SaveAccount = async (body) => {
    const saved = await moneyCalls.setAccount({ params: { store_id: storeId }, body });
    queries.setQueryData(accountQuery(storeId).queryKey, saved);
  };
  return (
    <div className={styles.stack}>
      <h1 className={styles.title}>
        <Trans>Money</Trans>
      </h1>
      {error && <CallFaultNote error={error} />}
      {today.data && <TodayCard today={today.data} />}
      <LinkButton to={{ pathname: '/money/contests', search }} kind="outline" icon="message-circle">
        <Trans>Contest a deduction</Trans>
      </LinkButton>
      <DrawerCard storeId={storeId} />
      {account.data && <PayeeAccountCard known={account.data} onSave={isOwner ? save : undefined} />}
      {payouts.data && (
        <OwnPayouts payouts={payouts.data.payouts} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
      )}
      <StatementView
        statement={statement.data}
        back={back}
        onBack={setBack}
        name={`store-${storeId}`}
        onOrder={setOrder}
      />
      {order && (
        <Suspense>
          <OrderMoneyDialog storeId={storeId} orderId={order} onClose={() => setOrder(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
