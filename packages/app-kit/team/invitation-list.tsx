import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { RoleNames } from '../access/role-names.tsx';
import { useShortDay } from '../formats/use-short-day.ts';
import { ZonesOf } from './people-list.tsx';
import styles from './team.module.css';
import type { OpenInvitation, Team } from './team.ts';

export interface InvitationListProps {
  team: Team;
  invitations: readonly OpenInvitation[];
  onWithdraw: (invitation: OpenInvitation) => void;
}

/** Who is invited and has not joined yet [SEAT-19]. */
export function InvitationList({ team, invitations, onWithdraw }: InvitationListProps) {
  const { t } = useLingui();
  const dayOf = useShortDay();
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>
        <Trans>Invited</Trans>
      </h2>
      {invitations.length === 0 ? (
        <p className={styles.empty}>
          <Trans>Nobody is waiting to join. A person you invite shows here until they accept.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Invited`} className={styles.list}>
          {invitations.map((invitation) => {
            const { id, contact, expiresAt, roles } = invitation;
            const day = dayOf(expiresAt);
            const inviter = <bdi>{invitation.invitedBy}</bdi>;
            return (
              <li key={id} className={styles.row}>
                <span className={styles.sign}>
                  <Icon name={contact.includes('@') ? 'mail' : 'phone'} size={20} />
                </span>
                <span className={styles.person}>
                  <bdi dir="ltr" className={styles.name}>
                    {contact}
                  </bdi>
                  <span className={styles.contact}>
                    <Trans>
                      By {inviter}, until {day}
                    </Trans>
                  </span>
                </span>
                <span className={styles.role}>
                  <RoleNames roles={roles} />
                  {team.zones && <ZonesOf team={team} grant={invitation} />}
                </span>
                <span className={styles.acts}>
                  <Button
                    kind="outline"
                    size="small"
                    aria-label={t`Withdraw: ${contact}`}
                    onClick={() => onWithdraw(invitation)}
                  >
                    <Trans>Withdraw</Trans>
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
