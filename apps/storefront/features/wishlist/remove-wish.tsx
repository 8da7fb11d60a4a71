import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { changeWish } from './toggle-wish.tsx';
import type { WishKind } from './wish-store.ts';

export interface RemovedWish {
  kind: WishKind;
  id: number;
  name: string;
}

/** Only the drawer asks for confirmation; hearts on cards toggle immediately [WISH-12] [WISH-13] [WISH-14]. */
export function RemoveWish({ wish: { kind, id, name }, onDone }: { wish: RemovedWish; onDone: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    await changeWish(kind, id, false);
    onDone();
  };
  return (
    <ConfirmDialog
      icon="heart-off"
      question={<Trans>Are you sure you want to delete this item?</Trans>}
      cancelLabel={<Trans context="remove from wish list">No</Trans>}
      confirmLabel={<Trans context="remove from wish list">Yes</Trans>}
      isBusy={isBusy}
      onConfirm={remove}
      onCancel={onDone}
    >
      <bdi>{name}</bdi>
    </ConfirmDialog>
  );
}
