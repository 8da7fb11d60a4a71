import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import type { TeamDialogProps } from './invite-dialog.tsx';
import type { Person } from './team.ts';
import { useTeamChange } from './use-team.ts';

/** Asks before a person is signed out on all devices, such as after a phone was lost [SEAT-08] [OPS-092]. */
export function SignOutDialog({ team, person, onClose }: TeamDialogProps & { person: Person }) {
  const { t } = useLingui();
  const [isFactorLost, setIsFactorLost] = useState(false);
  const { name } = person;
  const signOut = useTeamChange(team, async () => team.calls.signOut?.(person.accountId, isFactorLost));
  return (
    <ConfirmDialog
      icon="log-out"
      question={<Trans>Sign {name} out everywhere?</Trans>}
      cancelLabel={<Trans>Keep</Trans>}
      confirmLabel={<Trans>Sign out</Trans>}
      kind="bad"
      isBusy={signOut.isPending}
      onCancel={onClose}
      onConfirm={() =>
        signOut.mutate(undefined, {
          onSuccess() {
            toast({ text: t`${name} was signed out`, tone: 'ok' });
            onClose();
          },
        })
      }
    >
      {signOut.error && <CallFaultNote error={signOut.error} />}
      <Trans>Every device of {name} asks for the password again.</Trans>
      {person.hasSecondFactor && (
        <Checkbox checked={isFactorLost} onChange={({ target }) => setIsFactorLost(target.checked)}>
          <Trans>The phone is lost: take the second factor away too</Trans>
        </Checkbox>
      )}
    </ConfirmDialog>
  );
}
