import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { accountApi } from '#features/account/account-calls.ts';
import { endPageSession } from '#features/account/end-page-session.ts';
import { deleteCartPlace } from '#features/cart/cart-place.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { clearDrafts } from '#features/orders/checkout-draft.ts';

/** Confirms the removal of the account [PROF-32] [PROF-33] [PROF-34]. Import it lazily. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      await accountApi.account.remove({});
      clearDrafts();
      deleteCartPlace();
      await endPageSession({ text: t`Account has been deleted`, tone: 'ok' });
    } catch (error) {
      showFault(error, i18n);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      icon="trash"
      kind="bad"
      question={<Trans>Delete your account for good?</Trans>}
      cancelLabel={<Trans>Keep my account</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Trans>
        Your profile, addresses, wish list and cart are removed and cannot be brought back. You are signed out on all
        devices.
      </Trans>
    </ConfirmDialog>
  );
}
