import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { NoAccessNote } from '../account/no-access-note.tsx';
import { useAccount } from '../session/use-account.ts';
import { ChangeGrantDialog } from './change-grant-dialog.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { PeopleList } from './people-list.tsx';
import { RemoveDialog, WithdrawDialog } from './removal-dialogs.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import styles from './team.module.css';
import type { OpenInvitation, Person, Team } from './team.ts';
import { useTeam, useTeamChange } from './use-team.ts';

type Shown =
  | { dialog: 'invite' }
  | { dialog: 'change'; accountId: number }
  | { dialog: 'remove'; person: Person }
  | { dialog: 'sign-out'; person: Person }
  | { dialog: 'withdraw'; invitation: OpenInvitation };

/** Who works in a store or for the market, and who is invited [SEAT-13] [SEAT-14] [SEAT-19] [SEAT-22]. */
export function TeamPage({ team }: { team: Team }) {
  const { t } = useLingui();
  const { id: ownId } = useAccount();
  const { people, invitations, error, retry } = useTeam(team);
  const [shown, setShown] = useState<Shown>();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useTeamChange(team, ({ before, changed }: { before: Person; changed: Person }) =>
    team.calls.change(changed, before),
  );
  const close = () => setShown(undefined);
  /** The row that had the focus is gone. */
  const closeDone = () => {
    close();
    heading.current?.focus();
  };
  const offerUndo = (change: { before: Person; changed: Person }) => {
    const { name } = change.changed;
    const onPress = () =>
      undo.mutate(change, {
        onSuccess: () => toast({ text: t`${name} has their previous role back`, tone: 'ok' }),
        onError: (refusal) =>
          toast({
            text: refusal instanceof CallRefused ? refusal.message : t`We got no answer. Try again.`,
            tone: 'bad',
          }),
      });
    toast({ text: t`${name} has the new role`, tone: 'ok', seconds: 5, action: { label: t`Undo`, onPress } });
  };
  const lists = isUnreadable(error, people && invitations) ? undefined : { people, invitations };
  const owners = people?.filter(({ roles }) => roles.includes('owner')).length;
  const changed = shown?.dialog === 'change' && people?.find(({ accountId }) => accountId === shown.accountId);
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <Trans>Team</Trans>
        </h1>
        {lists?.people && lists.invitations && (
          <TeamSize people={lists.people.length} invited={lists.invitations.length} />
        )}
        {lists?.people && team.grantable.length > 0 && (
          <Button icon="plus" className={styles.invite} onClick={() => setShown({ dialog: 'invite' })}>
            <Trans>Invite</Trans>
          </Button>
        )}
      </div>
      {!lists && error && <TeamFault error={error} onRetry={retry} />}
      {lists && !(lists.people && lists.invitations) && <TeamLoading />}
      {lists?.people && lists.invitations && (
        <>
          <PeopleList
            team={team}
            people={lists.people}
            ownId={ownId}
            onChange={({ accountId }) => setShown({ dialog: 'change', accountId })}
            onRemove={(person) => setShown({ dialog: 'remove', person })}
            onSignOut={(person) => setShown({ dialog: 'sign-out', person })}
          />
          <InvitationList
            team={team}
            invitations={lists.invitations}
            onWithdraw={(invitation) => setShown({ dialog: 'withdraw', invitation })}
          />
        </>
      )}
      {team.calls.leave && (
        <LeaveTeam
          place={team.place}
          leave={team.calls.leave}
          isLastOwner={team.ownRoles.includes('owner') && owners === 1}
        />
      )}
      {shown?.dialog === 'invite' && <InviteDialog team={team} onClose={close} />}
      {changed && <ChangeGrantDialog team={team} person={changed} onChanged={offerUndo} onClose={close} />}
      {shown && <EndDialog team={team} shown={shown} onClose={close} onDone={closeDone} />}
    </>
  );
}

/** Asks before a person or an invitation loses something. */
function EndDialog({
  team,
  shown,
  onClose,
  onDone,
}: {
  team: Team;
  shown: Shown;
  onClose: () => void;
  onDone: () => void;
}) {
  switch (shown.dialog) {
    case 'remove':
      return <RemoveDialog team={team} person={shown.person} onClose={onClose} onDone={onDone} />;
    case 'sign-out':
      return <SignOutDialog team={team} person={shown.person} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog team={team} invitation={shown.invitation} onClose={onClose} onDone={onDone} />;
    default:
      return null;
  }
}

/** A refusal hides what was loaded before it; without a connection the last known team stays. */
function isUnreadable(error: Error | null, loaded: unknown): boolean {
  return error !== null && (!loaded || error instanceof CallRefused);
}

function TeamSize({ people, invited }: { people: number; invited: number }) {
  return (
    <span className={styles.count}>
      <Plural value={people} one="# person" other="# people" />
      {invited > 0 && (
        <>
          , <Plural value={invited} one="# invited" other="# invited" />
        </>
      )}
    </span>
  );
}

function TeamLoading() {
  const { t } = useLingui();
  return (
    <div aria-busy="true" aria-label={t`Loading…`} role="status" className={styles.card}>
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="half" />
    </div>
  );
}

/** The API names the permission that is missing, or why access is suspended. */
function TeamFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallRefused && error.status === 403) {
    return (
      <NoAccessNote title={<Trans>You can’t manage this team</Trans>}>
        <p>{error.message}</p>
        <p>
          <Trans>An owner can give you a role that allows it.</Trans>
        </p>
      </NoAccessNote>
    );
  }
  return (
    <section className={styles.card} role="alert">
      <p>{error instanceof CallRefused ? error.message : <Trans>We can’t load the team.</Trans>}</p>
      <Button kind="outline" icon="refresh-cw" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </section>
  );
}
