import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import money from 'app-kit/money/own-money.module.css';
import { OwnPayouts } from 'app-kit/money/own-payouts.tsx';
import { PayeeAccountCard } from 'app-kit/money/payee-account-card.tsx';
import { StatementView } from 'app-kit/money/statement-view.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { useState } from 'react';
import { LinkButton } from 'ui/buttons/button.tsx';
import styles from './courier-earnings-page.module.css';
import { ownAccountQuery, ownPayoutsQuery, setOwnAccount, statementQuery } from './earnings-query.ts';

/** Where and what a courier was paid, and every movement of their money [DEL-56] [DEL-58]. */
export function CourierPaymentsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const queries = useQueryClient();
  const [back, setBack] = useState(0);
  const account = useQuery(ownAccountQuery);
  const payouts = useQuery(ownPayoutsQuery);
  const statement = useQuery({ ...statementQuery(back), placeholderData: keepPreviousData });
  if (!payouts.data) {
    return payouts.isError ? <UnreachableScreen onRetry={() => void payouts.refetch()} /> : <LoadingScreen />;
  }
  return (
    <div className={styles.screen}>
      <title>{t`Payments · ${app}`}</title>
      <OfflineBar />
      <header className={styles.bar}>
        <h1 className={styles.title}>
          <Trans>Payments</Trans>
        </h1>
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        <div className={money.stack}>
          {account.data && (
            <PayeeAccountCard
              known={account.data}
              onSave={async (body) => queries.setQueryData(ownAccountQuery.queryKey, await setOwnAccount({ body }))}
            />
          )}
          <OwnPayouts payouts={payouts.data.payouts} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
          <StatementView statement={statement.data} back={back} onBack={setBack} name="statement" />
        </div>
      </main>
      <footer className={styles.foot}>
        <LinkButton to="/earnings" kind="outline" isBlock className={styles.button}>
          <Trans>Back to earnings</Trans>
        </LinkButton>
      </footer>
    </div>
  );
}
