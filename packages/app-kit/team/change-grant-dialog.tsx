import { Trans } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { RoleNames } from '../access/role-names.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { GrantChoice } from './grant-choice.tsx';
import { useGrantFault } from './grant-fault.tsx';
import type { TeamDialogProps } from './invite-dialog.tsx';
import styles from './team.module.css';
import type { Grant, Person } from './team.ts';
import { useTeamChange } from './use-team.ts';

interface Change {
  person: Person;
  grant: Grant;
}

export interface ChangeGrantDialogProps extends TeamDialogProps {
  /** As the API has the person now: a later version makes the next try a new one. */
  person: Person;
  onChanged: (change: { before: Person; changed: Person }) => void;
}

/** Gives a person another role, or other zones. */
export function ChangeGrantDialog({ team, person, onChanged, onClose }: ChangeGrantDialogProps) {
  const [grant, setGrant] = useState<Grant>({ roles: person.roles, zoneIds: person.zoneIds });
  const [fault, setFault] = useState<string>();
  const faultOf = useGrantFault(team);
  const change = useTeamChange(team, (sent: Change) => team.calls.change(sent.person, sent.grant));
  const { name } = person;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = faultOf(grant);
    setFault(lacking);
    if (lacking || change.isPending) return;
    change.mutate(
      { person, grant },
      {
        onSuccess(changed) {
          onChanged({ before: person, changed });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={<Trans>Role of {name}</Trans>} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {change.error &&
          (isChangedMeanwhile(change.error) ? <Changed person={person} /> : <CallFaultNote error={change.error} />)}
        <GrantChoice
          team={team}
          value={grant}
          onChange={(next) => {
            setGrant(next);
            setFault(undefined);
          }}
          fault={fault}
        />
        <Button type="submit" size="large" isBlock isLoading={change.isPending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

/** Both values are in sight: that of the other person here, one's own chosen below [SEAT-39]. */
function Changed({ person }: { person: Person }) {
  const roles = <RoleNames roles={person.roles} />;
  return (
    <BannerNote tone="warn" isAlert>
      <Trans>Another person changed this meanwhile. The role is {roles} now. Save again to use yours.</Trans>
    </BannerNote>
  );
}

function isChangedMeanwhile(error: Error): boolean {
  return error instanceof CallRefused && error.code === 'changed_meanwhile';
}
