import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RoleNames } from '../access/role-names.tsx';
import { useShortDay } from '../formats/use-short-day.ts';
import type { Invitation } from './invitation-calls.ts';
import styles from './join.module.css';

/** What an invitation offers, to whom, and until when. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { role, roles, contact, expires_at: expiresAt } = invitation;
  const dayOf = useShortDay();
  return (
    <dl className={styles.facts}>
      <Fact term={<Trans>Your role</Trans>}>
        <RoleNames roles={role ? [role] : (roles ?? [])} />
      </Fact>
      <Fact term={<Trans>Sent to</Trans>}>
        <bdi dir="ltr">{contact}</bdi>
      </Fact>
      <Fact term={<Trans>Good until</Trans>}>{dayOf(expiresAt)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
