import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { LeaveDialog } from './removal-dialogs.tsx';
import styles from './team.module.css';

export interface LeaveTeamProps {
  place: string;
  leave: () => Promise<unknown>;
  /** There is no other owner, so the reader stays [SEAT-21]. */
  isLastOwner?: boolean;
}

/** The way out, which needs no permission [SEAT-22]. */
export function LeaveTeam({ place, leave, isLastOwner = false }: LeaveTeamProps) {
  const [isAsking, setIsAsking] = useState(false);
  const where = <bdi>{place}</bdi>;
  return (
    <section className={styles.leave}>
      {isLastOwner ? (
        <p className={styles.empty}>
          <Trans>You’re the only owner of {where}. To leave, make another person an owner first.</Trans>
        </p>
      ) : (
        <Button kind="outline" icon="log-out" onClick={() => setIsAsking(true)}>
          <Trans>Leave {where}</Trans>
        </Button>
      )}
      {isAsking && <LeaveDialog place={place} leave={leave} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
