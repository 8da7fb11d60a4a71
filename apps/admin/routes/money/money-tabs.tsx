import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import type { OperatorPermission } from 'market/access/access.rules';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import styles from './money.module.css';

const tabs: { to: string; needs: OperatorPermission; label: ReactNode }[] = [
  { to: '/money', needs: 'ops.finance', label: <Trans>Rules</Trans> },
  { to: '/money/payouts', needs: 'ops.payouts', label: <Trans>Payouts</Trans> },
  { to: '/money/accounts', needs: 'ops.payouts', label: <Trans>Accounts</Trans> },
  { to: '/money/cash', needs: 'ops.cash', label: <Trans>Cash</Trans> },
  { to: '/money/providers', needs: 'ops.finance', label: <Trans>Providers</Trans> },
  { to: '/money/ledger', needs: 'ops.ledger', label: <Trans>Ledger</Trans> },
];

/** The pages about money, as far as the roles of the account allow. */
export function MoneyTabs() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const allowed = tabs.filter(({ needs }) => permissions.includes(needs));
  if (allowed.length < 2) return null;
  return (
    <nav aria-label={t`Money`} className={styles.tabs}>
      {allowed.map(({ to, label }) => (
        <PillLink key={to} to={to} isOn={matchPath(to, pathname) !== null}>
          {label}
        </PillLink>
      ))}
    </nav>
  );
}
