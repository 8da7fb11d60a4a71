import { Trans, useLingui } from '@lingui/react/macro';
import { MembershipList } from 'app-kit/access/membership-list.tsx';
import { RoleName } from 'app-kit/access/role-name.tsx';
import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { AccountFacts } from 'app-kit/account/account-facts.tsx';
import { AccountHead } from 'app-kit/account/account-head.tsx';
import { NoAccessNote } from 'app-kit/account/no-access-note.tsx';
import { SignOutButton } from 'app-kit/account/sign-out-button.tsx';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { ThemeSelect } from 'app-kit/preferences/theme-select.tsx';
import { SecurityLink } from 'app-kit/security/security-link.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { Suspense } from 'react';
import { LinkButton } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import styles from './vendor-account-page.module.css';

const PreferencesFields = lazyPart(async () => ({
  default: (await import('app-kit/preferences/preferences-fields.tsx')).PreferencesFields,
}));

/** Who is signed in at this counter, and for which stores the account works [SEAT-01] [SEAT-02]. */
export function VendorAccountPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const application = useMarketSettings()?.store_application_url || '/store-registration';
  return (
    <>
      <title>{t`Account · ${app}`}</title>
      <div className={styles.head}>
        <AccountHead />
        <SignOutButton />
      </div>
      <MembershipList
        title={<Trans>Your stores</Trans>}
        workIn={({ stores }) => stores.map(workInStore)}
        none={
          <NoAccessNote title={<Trans>This account doesn’t work for a store yet</Trans>}>
            <p>
              <Trans>You’re signed in. Orders and menus show here for accounts of store staff only.</Trans>
            </p>
            <a href={application}>
              <Trans>Apply with your store</Trans>
            </a>
          </NoAccessNote>
        }
      />
      <div className={styles.cards}>
        <section className={styles.card}>
          <h2 className={styles.title}>
            <Trans>Your account</Trans>
          </h2>
          <AccountFacts />
          <SecurityLink />
          <LinkButton to="/notifications" kind="outline" icon="bell">
            <Trans>Notifications</Trans>
          </LinkButton>
        </section>
        <section className={styles.card}>
          <h2 className={styles.title}>
            <Trans>Preferences</Trans>
          </h2>
          <Suspense>
            <PreferencesFields
              pages={[
                { to: '/menu', label: t`Menu` },
                { to: '/orders', label: t`All orders` },
                { to: '/money', label: t`Money` },
              ]}
            />
          </Suspense>
          <ThemeSelect />
        </section>
      </div>
    </>
  );
}

function workInStore({ store_id, name, role, suspended_reason }: Memberships['stores'][number]) {
  return {
    key: String(store_id),
    name: <bdi>{name}</bdi>,
    role: <RoleName role={role} />,
    suspendedReason: suspended_reason,
  };
}
