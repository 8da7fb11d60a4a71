import { Trans, useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import styles from './screens.module.css';
import { StateScreen } from './state-screen.tsx';

/** Holds the place of the page until it is known who is signed in. */
export function LoadingScreen() {
  const { t } = useLingui();
  return (
    <main id="main" aria-busy="true" className={styles.loading}>
      <h1 className={styles.hidden}>{t`Loading…`}</h1>
      <Skeleton shape="circle" className={styles.circle} />
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton shape="block" className={styles.block} />
    </main>
  );
}

/** Nothing was saved on this device, and nothing can be asked. It goes on by itself. */
export function OfflineScreen() {
  return (
    <StateScreen icon="wifi-off" title={<Trans>You’re offline</Trans>}>
      <Trans>This page opens when your connection is back.</Trans>
    </StateScreen>
  );
}

/** The device has a connection, and the API gives no answer. */
export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <StateScreen
      icon="triangle-alert"
      title={<Trans>We can’t load this page</Trans>}
      action={
        <Button icon="refresh-cw" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Something is wrong on our side. Try again in a minute.</Trans>
    </StateScreen>
  );
}

/** The address leads to no page of this application. */
export function MissingPage() {
  return (
    <StateScreen
      icon="circle-question-mark"
      title={<Trans>No page at this address</Trans>}
      action={
        <LinkButton to="/">
          <Trans>Go to start</Trans>
        </LinkButton>
      }
    >
      <Trans>Check the address, or go back to the start.</Trans>
    </StateScreen>
  );
}
