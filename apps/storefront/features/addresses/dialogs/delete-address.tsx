import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedAddress } from 'market/addresses/addresses.contract';
import { useState } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { replyTexts } from '#features/config/reply-texts.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { deleteAddress } from '../address-calls.ts';

export interface DeleteAddressProps {
  address: SavedAddress;
  /** It is gone, or was so before. */
  onDone: () => void;
  onClose: () => void;
}

/** Confirms the removal of an address [ADDR-35]. */
export function DeleteAddress({ address, onDone, onClose }: DeleteAddressProps) {
  const { i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      toast({ text: replyTexts(await deleteAddress(address.id), i18n), tone: 'ok' });
    } catch (error) {
      showFault(error, i18n);
    }
    onDone();
  };
  return (
    <ConfirmDialog
      icon="trash"
      question={<Trans>Delete this address?</Trans>}
      cancelLabel={<Trans context="delete address">No</Trans>}
      confirmLabel={<Trans context="delete address">Yes</Trans>}
      isBusy={isBusy}
      onConfirm={remove}
      onCancel={onClose}
    >
      <bdi>{address.address}</bdi>
    </ConfirmDialog>
  );
}
