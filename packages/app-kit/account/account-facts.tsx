import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import { useAccount } from '../session/use-account.ts';
import styles from './account-facts.module.css';

/** What an account can be found by, and whether its owner has proved it. */
export function AccountFacts() {
  const account = useAccount();
  return (
    <dl className={styles.facts}>
      <Fact term={<Trans>Phone number</Trans>} isVerified={account.is_phone_verified === 1}>
        {account.phone}
      </Fact>
      <Fact term={<Trans>Email</Trans>} isVerified={account.is_email_verified === 1}>
        {account.email}
      </Fact>
    </dl>
  );
}

interface FactProps {
  term: ReactNode;
  isVerified: boolean;
  children: string | null;
}

function Fact({ term, isVerified, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {children ? <bdi dir="ltr">{children}</bdi> : <Trans>Not given</Trans>}
        {children && isVerified && (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            <Trans>Verified</Trans>
          </span>
        )}
      </dd>
    </div>
  );
}
