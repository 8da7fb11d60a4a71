import { Trans, useLingui } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from '../courier-work-page.module.css';
import step from '../current-delivery.module.css';
import { useWorkStep, type Work } from '../use-work.ts';
import { WaitingList } from '../waiting-list.tsx';

/** The shift runs on another phone: this one is out of it, sends what waits, and may take it over [DEL-38]. */
export function OtherPhone({ work }: { work: Work }) {
  const { t } = useLingui();
  const app = useAppTitle();
  const { mutate, isPending, error } = useWorkStep();
  return (
    <div className={styles.screen}>
      <title>{t`Work · ${app}`}</title>
      <OfflineBar />
      <WaitingList timeZone={work.time_zone} />
      <header className={styles.bar}>
        {/* The place of the signs of the phone. */}
        <span />
        <Link to="/safety" className={styles.account} aria-label={t`Safety`}>
          <Icon name="siren" size={24} />
        </Link>
        <Link to="/account" className={styles.account} aria-label={t`Account`}>
          <Icon name="menu" size={24} />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={step.page}>
        <h1 className={step.place}>
          <Trans>Your shift runs on another phone</Trans>
        </h1>
        <p className={step.address}>
          <Trans>
            Offers and your position are there. What you did on this phone is still sent, with the time when you did it.
          </Trans>
        </p>
      </main>
      <footer className={step.foot}>
        {error && <CallFaultNote error={error} />}
        <Button isBlock isLoading={isPending} className={step.button} onClick={() => mutate({ kind: 'begin' })}>
          <Trans>Continue the shift here</Trans>
        </Button>
      </footer>
    </div>
  );
}
