import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from '../screens/screens.tsx';
import { factorQuery } from '../second-factor/factor-calls.ts';
import { useAppTitle } from '../start/app-info.ts';
import { FactorCard } from './factor-card.tsx';
import styles from './security.module.css';
import { SessionsCard } from './sessions-card.tsx';

/** How an account of staff signs in, and where it is signed in [SEAT-04] [SEAT-08]. */
export function SecurityPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const { data, isError, refetch } = useQuery(factorQuery);
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <title>{t`Security · ${app}`}</title>
      <h1 className={styles.title}>
        <Trans>Security</Trans>
      </h1>
      <div className={styles.columns}>
        <FactorCard factor={data} />
        <SessionsCard />
      </div>
    </>
  );
}
