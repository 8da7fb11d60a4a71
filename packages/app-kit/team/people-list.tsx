import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { initialsOf } from 'ui/formats/initials-of.ts';
import { Avatar } from 'ui/media/avatar.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { RoleNames } from '../access/role-names.tsx';
import styles from './team.module.css';
import { type Grant, mayDecideAbout, type Person, type Team } from './team.ts';

export interface PeopleListProps {
  team: Team;
  people: readonly Person[];
  /** The account of the reader, who cannot change or remove it here. */
  ownId: number;
  onChange: (person: Person) => void;
  onRemove: (person: Person) => void;
  onSignOut: (person: Person) => void;
}

/** The people of a team, owners first. Only what the reader may decide is offered [SEAT-17]. */
export function PeopleList({ team, people, ownId, onChange, onRemove, onSignOut }: PeopleListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`People`} className={styles.list}>
      {people.map((person) => {
        const { accountId, name, phone, email, suspendedReason } = person;
        const isMe = accountId === ownId;
        const [first = '', ...rest] = name.split(' ');
        return (
          <li key={accountId} className={styles.row}>
            <Avatar imageUrl={null} initials={initialsOf(first, rest.at(-1) ?? '')} />
            <span className={styles.person}>
              <span className={styles.name}>
                <bdi>{name}</bdi>
                {isMe && (
                  <span className={styles.me}>
                    <Trans>You</Trans>
                  </span>
                )}
              </span>
              <bdi dir="ltr" className={styles.contact}>
                {email ?? phone}
              </bdi>
            </span>
            <span className={styles.role}>
              <RoleNames roles={person.roles} />
              {team.zones && <ZonesOf team={team} grant={person} />}
              {person.hasSecondFactor !== undefined && (
                <span className={styles.zonesOf}>
                  {person.hasSecondFactor ? <Trans>Second factor</Trans> : <Trans>Password only</Trans>}
                </span>
              )}
            </span>
            <span className={styles.acts}>
              {!isMe && mayDecideAbout(team, person) && (
                <>
                  <Button
                    kind="outline"
                    size="small"
                    aria-label={t`Change role: ${name}`}
                    onClick={() => onChange(person)}
                  >
                    <Trans>Change role</Trans>
                  </Button>
                  <Button kind="text" size="small" aria-label={t`Remove: ${name}`} onClick={() => onRemove(person)}>
                    <Trans>Remove</Trans>
                  </Button>
                  {team.calls.signOut && (
                    <Button
                      kind="text"
                      size="small"
                      aria-label={t`Sign out: ${name}`}
                      onClick={() => onSignOut(person)}
                    >
                      <Trans>Sign out</Trans>
                    </Button>
                  )}
                </>
              )}
            </span>
            {suspendedReason !== null && (
              <p className={styles.suspended}>
                <Icon name="lock" size={16} />
                <Trans>Suspended: {suspendedReason}</Trans>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The zones of an operator by name; those that are not known any more are counted. */
export function ZonesOf({ team, grant }: { team: Team; grant: Grant }) {
  const { zoneIds } = grant;
  if (zoneIds === null) {
    return (
      <span className={styles.zonesOf}>
        <Trans>All zones</Trans>
      </span>
    );
  }
  const names = (team.zones ?? []).filter(({ id }) => zoneIds.includes(id)).map(({ name }) => name);
  return (
    <span className={styles.zonesOf}>
      {names.length === zoneIds.length ? (
        names.join(', ')
      ) : (
        <Plural value={zoneIds.length} one="# zone" other="# zones" />
      )}
    </span>
  );
}
