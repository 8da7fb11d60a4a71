import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { matchPath, useLocation } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import styles from './team-tabs.module.css';

/** The pages about the people who run the market, as far as the roles of the account allow. */
export function TeamTabs() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  if (!permissions.includes('ops.audit')) return null;
  return (
    <nav aria-label={t`Team`} className={styles.tabs}>
      <PillLink to="/team" isOn={matchPath('/team', pathname) !== null}>
        <Trans>People</Trans>
      </PillLink>
      <PillLink to="/team/audit" isOn={matchPath('/team/audit', pathname) !== null}>
        <Trans>Audit log</Trans>
      </PillLink>
    </nav>
  );
}
