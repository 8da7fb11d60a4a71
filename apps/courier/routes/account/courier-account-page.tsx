import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MembershipList } from 'app-kit/access/membership-list.tsx';
import { type Memberships, useMemberships } from 'app-kit/access/use-memberships.ts';
import { AccountFacts } from 'app-kit/account/account-facts.tsx';
import { AccountHead } from 'app-kit/account/account-head.tsx';
import { NoAccessNote } from 'app-kit/account/no-access-note.tsx';
import { SignOutButton } from 'app-kit/account/sign-out-button.tsx';
import { useBusinessName, useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { SectionCount } from 'app-kit/frame/section-count.tsx';
import { ThemeSelect } from 'app-kit/preferences/theme-select.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { Suspense } from 'react';
import { LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { SuspensionCard } from '../contests/suspension-card.tsx';
import { ApplicationState } from '../start/start-card.tsx';
import { useCourierWaiting } from '../use-courier-waiting.ts';
import { useCourierSteps } from '../work/courier-steps.ts';
import styles from './courier-account-page.module.css';

const PreferencesFields = lazyPart(async () => ({
  default: (await import('app-kit/preferences/preferences-fields.tsx')).PreferencesFields,
}));

/** Who is signed in on this phone, and whether the account is a rider's [SEAT-01] [SEAT-02]. */
export function CourierAccountPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const business = useBusinessName();
  const application = useMarketSettings()?.delivery_man_application_url || '/deliveryman-registration';
  return (
    <div className={styles.screen}>
      <title>{t`Account · ${app}`}</title>
      <OfflineBar />
      <main id="main" tabIndex={-1} className={styles.page}>
        <AccountHead />
        <Suspended />
        <NotYet />
        <MembershipList
          title={<Trans>Your work</Trans>}
          workIn={({ courier }) => (courier ? [workOf(courier, business)] : [])}
          none={
            <NoAccessNote title={<Trans>You can’t take deliveries with this account yet</Trans>}>
              <p>
                <Trans>You’re signed in. Delivery requests show here for riders only.</Trans>
              </p>
              <a href={application}>
                <Trans>Apply as a rider</Trans>
              </a>
            </NoAccessNote>
          }
        />
        <section>
          <h2 className={styles.title}>
            <Trans>Your account</Trans>
          </h2>
          <AccountFacts />
        </section>
        <Notifications />
        <BackToWork />
        <Contests />
        <section className={styles.device}>
          <h2 className={styles.title}>
            <Trans>Preferences</Trans>
          </h2>
          <Suspense>
            <PreferencesFields pages={[{ to: '/earnings', label: t`Earnings` }]} />
          </Suspense>
          <ThemeSelect />
        </section>
      </main>
      <footer className={styles.foot}>
        <WaitingNote />
        <SignOutButton isBlock className={styles.button} />
      </footer>
    </div>
  );
}

/** Signing out forgets what waits for the network [DEL-37]. */
function WaitingNote() {
  const count = useCourierSteps().filter(({ status }) => status === 'pending').length;
  if (count === 0) return null;
  return (
    <BannerNote tone="warn" className={styles.note}>
      <p>
        <Plural
          value={count}
          one="# update on this phone was not sent yet."
          other="# updates on this phone were not sent yet."
        />{' '}
        <Trans>Stay signed in until it was sent: signing out deletes it.</Trans>
      </p>
    </BannerNote>
  );
}

/** The application, for those who are no riders yet [DEL-01]. */
function NotYet() {
  const { memberships } = useMemberships();
  return memberships && memberships.courier === null ? <ApplicationState /> : null;
}

/** Reads the suspension only for those who have one. */
function Suspended() {
  const { courier } = useMemberships().memberships ?? {};
  return courier && courier.suspended_reason !== null ? <SuspensionCard /> : null;
}

/** Which event reaches the rider, and whether pushes arrive [SEAT-28]. */
function Notifications() {
  const { courier } = useMemberships().memberships ?? {};
  if (!courier) return null;
  return (
    <LinkButton to="/notifications" kind="text" isBlock>
      <Trans>Notifications</Trans>
    </LinkButton>
  );
}

/** A sum, a rating or a suspension can be contested here [DEL-57]. */
function Contests() {
  const { courier } = useMemberships().memberships ?? {};
  if (!courier) return null;
  return (
    <LinkButton to="/contests" kind="text" isBlock>
      <Trans>Contest a sum, a rating or a suspension</Trans>
    </LinkButton>
  );
}

/** A courier who may work goes back to it from here. */
function BackToWork() {
  const { courier } = useMemberships().memberships ?? {};
  const mayWork = courier?.suspended_reason === null;
  const { total: all } = useCourierWaiting(mayWork);
  if (!mayWork) return null;
  return (
    <LinkButton to="/" kind="outline" isBlock className={styles.button}>
      <Trans>Back to work</Trans>
      <SectionCount count={all}>
        <Plural value={all} one="# waiting" other="# waiting" />
      </SectionCount>
    </LinkButton>
  );
}

function workOf({ suspended_reason }: NonNullable<Memberships['courier']>, business: string) {
  return { key: 'courier', name: <bdi>{business}</bdi>, role: <Trans>Rider</Trans>, suspendedReason: suspended_reason };
}
