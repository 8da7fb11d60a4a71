import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { membershipsQuery } from '../access/use-memberships.ts';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import type { TeamDialogProps } from './invite-dialog.tsx';
import type { OpenInvitation, Person } from './team.ts';
import { useTeamChange } from './use-team.ts';

interface Confirming extends TeamDialogProps {
  /** It is done: the row that opened the dialog is gone. */
  onDone: () => void;
}

/** Asks before a person loses the access [SEAT-22]. */
export function RemoveDialog({ team, person, onClose, onDone }: Confirming & { person: Person }) {
  const { t } = useLingui();
  const { name } = person;
  const remove = useTeamChange(team, () => team.calls.remove(person.accountId));
  return (
    <ConfirmDialog
      icon="user-round"
      question={<Trans>Remove {name}?</Trans>}
      cancelLabel={<Trans>Keep</Trans>}
      confirmLabel={<Trans>Remove</Trans>}
      kind="bad"
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess() {
            toast({ text: t`${name} was removed`, tone: 'ok' });
            onDone();
          },
        })
      }
    >
      <Consequence error={remove.error}>
        <Trans>
          {name} loses access at once, and the invitations that {name} sent are withdrawn. To come back, they need a new
          invitation.
        </Trans>
      </Consequence>
    </ConfirmDialog>
  );
}

/** Asks before a link stops working [SEAT-19]. */
export function WithdrawDialog({ team, invitation, onClose, onDone }: Confirming & { invitation: OpenInvitation }) {
  const { t } = useLingui();
  const contact = <bdi dir="ltr">{invitation.contact}</bdi>;
  const withdraw = useTeamChange(team, () => team.calls.withdraw(invitation.id));
  return (
    <ConfirmDialog
      icon="link"
      question={<Trans>Withdraw the invitation?</Trans>}
      cancelLabel={<Trans>Keep</Trans>}
      confirmLabel={<Trans>Withdraw</Trans>}
      kind="bad"
      isBusy={withdraw.isPending}
      onCancel={onClose}
      onConfirm={() =>
        withdraw.mutate(undefined, {
          onSuccess() {
            toast({ text: t`Invitation withdrawn`, tone: 'ok' });
            onDone();
          },
        })
      }
    >
      <Consequence error={withdraw.error}>
        <Trans>The link that {contact} has stops working. You can send a new one.</Trans>
      </Consequence>
    </ConfirmDialog>
  );
}

/** Asks before the reader loses their own access [SEAT-22]. */
export function LeaveDialog({
  place,
  leave,
  onClose,
}: {
  place: string;
  leave: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: leave,
    async onSuccess() {
      toast({ text: t`You left ${place}`, tone: 'ok' });
      onClose();
      await queries.invalidateQueries({ queryKey: membershipsQuery.queryKey });
      await navigate('/');
    },
  });
  return (
    <ConfirmDialog
      icon="log-out"
      question={<Trans>Leave {place}?</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      confirmLabel={<Trans>Leave</Trans>}
      kind="bad"
      isBusy={leaving.isPending}
      onCancel={onClose}
      onConfirm={() => leaving.mutate()}
    >
      <Consequence error={leaving.error}>
        <Trans>You lose access to its orders and lists at once. To come back, you need a new invitation.</Trans>
      </Consequence>
    </ConfirmDialog>
  );
}

function Consequence({ error, children }: { error: Error | null; children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      {error && <CallFaultNote error={error} />}
    </>
  );
}
