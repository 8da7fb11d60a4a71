import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { logOut } from './log-out.tsx';

/** Asks before a customer is signed out [AUTH-127]. */
export function LogoutQuestion({ onClose }: OverlayProps<'logout'>) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await logOut().catch((error: unknown) => showFault(error, i18n));
    onClose();
  };
  return (
    <ConfirmDialog
      icon="log-out"
      question={<Trans>Are you sure you want to logout?</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      confirmLabel={<Trans>Logout</Trans>}
      isBusy={isBusy}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  );
}
