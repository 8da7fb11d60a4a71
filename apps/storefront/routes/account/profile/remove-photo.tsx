import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { accountApi } from '#features/account/account-calls.ts';
import { showFault } from '#features/config/show-fault.tsx';

/** Confirms the removal of the photo; the bar then shows initials again [PROF-10] [PROF-30]. Import it lazily. */
export function RemovePhoto({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      await accountApi.account.removePhoto({});
      toast({ text: t`Photo removed.`, tone: 'ok' });
      await revalidate();
    } catch (error) {
      showFault(error, i18n);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      icon="trash"
      question={<Trans>Remove your photo?</Trans>}
      cancelLabel={<Trans context="remove photo">No</Trans>}
      confirmLabel={<Trans context="remove photo">Yes</Trans>}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
