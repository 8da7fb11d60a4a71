import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './membership-list.module.css';
import { type Memberships, useMemberships } from './use-memberships.ts';

export interface Work {
  key: string;
  /** Where the account works. */
  name: ReactNode;
  /** As what. */
  role: ReactNode;
  /** Why the account may not work there for the moment; null while it may. */
  suspendedReason: string | null;
}

export interface MembershipListProps {
  title: ReactNode;
  /** The work that this application is for. */
  workIn: (memberships: Memberships) => Work[];
  /** Shows where the account has no such work. */
  none: ReactNode;
}

/** Where the account works, with its role. The server decides what a role may do; the page only names it. */
export function MembershipList({ title, workIn, none }: MembershipListProps) {
  const { memberships, isFailed, retry } = useMemberships();
  if (isFailed) return <MembershipsFailed onRetry={retry} />;
  if (!memberships) return <div className={styles.loading} aria-busy="true" />;
  const work = workIn(memberships);
  if (work.length === 0) return none;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {work.map(({ key, name, role, suspendedReason }) => (
          <li key={key} className={styles.entry}>
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>{role}</span>
            {suspendedReason !== null && (
              <p className={styles.suspended}>
                <Icon name="lock" size={16} />
                <Trans>Suspended: {suspendedReason}</Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MembershipsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.card}>
      <p>
        <Trans>We can’t load where you work.</Trans>
      </p>
      <Button kind="outline" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </section>
  );
}
