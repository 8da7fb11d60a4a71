import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { AdminCourier } from 'market/access/access.admin.contract';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import { useRefreshRiders } from './use-refresh-riders.ts';

/** Signs a rider out on every device, as when the phone is lost or stolen [SEAT-08] [DEL-38]. */
export function SignOutRiderQuestion({ rider, onClose }: { rider: AdminCourier; onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefreshRiders();
  const { id, name, version } = rider;
  const signOut = useMutation({
    mutationFn: () => adminCalls.access.signOutCourier({ params: { courier_id: id }, body: { version } }),
    async onSuccess(changed) {
      toast({ text: t`${name} is signed out everywhere`, tone: 'ok' });
      await refresh(changed);
      onClose();
    },
    onError: () => refresh(),
  });
  return (
    <ConfirmDialog
      icon="log-out"
      question={<Trans>Sign {name} out on every device?</Trans>}
      cancelLabel={<Trans>Not yet</Trans>}
      confirmLabel={<Trans>Sign out</Trans>}
      kind="bad"
      isBusy={signOut.isPending}
      onConfirm={() => signOut.mutate()}
      onCancel={onClose}
    >
      {signOut.error ? (
        <CallFaultNote error={signOut.error} />
      ) : (
        <Trans>
          The phone shows nothing more within seconds. A shift without an order ends; orders go on after the next
          sign-in, with the password.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
