import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import type { OperatorPermission } from 'market/access/access.rules';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import styles from './promotions.module.css';

const tabs: { to: string; needs: OperatorPermission; label: ReactNode }[] = [
  { to: '/promotions', needs: 'ops.promotions', label: <Trans>Coupons</Trans> },
  { to: '/promotions/campaigns', needs: 'ops.promotions', label: <Trans>Campaigns</Trans> },
  { to: '/promotions/flash-sales', needs: 'ops.promotions', label: <Trans>Flash sales</Trans> },
  { to: '/promotions/cashback', needs: 'ops.promotions', label: <Trans>Cashback</Trans> },
  { to: '/promotions/bonuses', needs: 'ops.promotions', label: <Trans>Wallet bonuses</Trans> },
  { to: '/promotions/points', needs: 'ops.promotions', label: <Trans>Points and invitations</Trans> },
  { to: '/promotions/banners', needs: 'ops.content', label: <Trans>Banners</Trans> },
  { to: '/promotions/sections', needs: 'ops.content', label: <Trans>Section banners</Trans> },
  { to: '/promotions/highlights', needs: 'ops.content', label: <Trans>Highlights</Trans> },
];

/** The pages about offers, as far as the roles of the account allow. */
export function PromotionTabs() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  return (
    <nav aria-label={t`Offers`} className={styles.tabs}>
      {tabs
        .filter(({ needs }) => permissions.includes(needs))
        .map(({ to, label }) => (
          <PillLink key={to} to={to} isOn={to === pathname}>
            {label}
          </PillLink>
        ))}
    </nav>
  );
}
