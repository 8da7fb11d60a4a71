import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MembershipList } from 'app-kit/access/membership-list.tsx';
import { RoleName } from 'app-kit/access/role-name.tsx';
import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { AccountFacts } from 'app-kit/account/account-facts.tsx';
import { AccountHead } from 'app-kit/account/account-head.tsx';
import { NoAccessNote } from 'app-kit/account/no-access-note.tsx';
import { SignOutButton } from 'app-kit/account/sign-out-button.tsx';
import { useBusinessName } from 'app-kit/calls/use-market-settings.ts';
import { ThemeSelect } from 'app-kit/preferences/theme-select.tsx';
import { SecurityLink } from 'app-kit/security/security-link.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { Suspense } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import styles from './admin-account-page.module.css';

const PreferencesFields = lazyPart(async () => ({
  default: (await import('app-kit/preferences/preferences-fields.tsx')).PreferencesFields,
}));

/** Who is signed in at this desk, and with which roles [SEAT-01] [SEAT-02]. */
export function AdminAccountPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const business = useBusinessName();
  return (
    <>
      <title>{t`Account · ${app}`}</title>
      <div className={styles.head}>
        <AccountHead />
        <SignOutButton className={styles.button} />
      </div>
      <div className={styles.columns}>
        <section className={styles.card}>
          <h2 className={styles.title}>
            <Trans>Your account</Trans>
          </h2>
          <div className={styles.body}>
            <AccountFacts />
            <SecurityLink />
          </div>
        </section>
        <div className={styles.stack}>
          <MembershipList
            title={<Trans>Your roles</Trans>}
            workIn={({ operator }) => (operator ? operator.roles.map((role) => workAs(role, operator)) : [])}
            none={
              <NoAccessNote title={<Trans>This account doesn’t have an operator role</Trans>}>
                <p>
                  <Trans>You’re signed in, but you can’t manage {business} with this account.</Trans>
                </p>
              </NoAccessNote>
            }
          />
          <section className={styles.card}>
            <h2 className={styles.title}>
              <Trans>Preferences</Trans>
            </h2>
            <div className={styles.body}>
              <Suspense>
                <PreferencesFields
                  pages={[
                    { to: '/orders', label: t`Orders` },
                    { to: '/support', label: t`Support` },
                    { to: '/riders', label: t`Riders` },
                  ]}
                />
              </Suspense>
              <ThemeSelect />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

type Operator = NonNullable<Memberships['operator']>;

function workAs(role: Operator['roles'][number], { zone_ids: zones, suspended_reason }: Operator) {
  return {
    key: role,
    name: <RoleName role={role} />,
    role: zones ? <Plural value={zones.length} one="# zone" other="# zones" /> : <Trans>All zones</Trans>,
    suspendedReason: suspended_reason,
  };
}
