import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { ReactNode } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';

export interface DeleteQuestionProps {
  name: string;
  /** What goes with it, in one line. */
  children?: ReactNode;
  remove: () => Promise<unknown>;
  /** After it is deleted: where to go on. */
  onDeleted: () => void | Promise<void>;
  /** Whether or not it was deleted: what others may have changed is read again. */
  onSettled?: () => unknown;
  onClose: () => void;
}

/** Asks before something is deleted. */
export function DeleteQuestion({ name, children, remove, onDeleted, onSettled, onClose }: DeleteQuestionProps) {
  const { t } = useLingui();
  const removal = useMutation({
    mutationFn: remove,
    async onSuccess() {
      toast({ text: t`${name} is deleted`, tone: 'ok' });
      await onDeleted();
    },
    ...(onSettled && { onSettled }),
  });
  return (
    <ConfirmDialog
      icon="trash"
      question={<Trans>Delete {name}?</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      confirmLabel={<Trans>Delete it</Trans>}
      kind="bad"
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      {removal.error ? <CallFaultNote error={removal.error} /> : children}
    </ConfirmDialog>
  );
}
