import type { Coordinates } from 'market/places/places.rules';
import { lazyPart } from 'ui/layout/lazy-part.tsx';

const PickLocationDialog = lazyPart(async () => {
  const { PickLocationDialog } = await import('#features/places/dialogs/pick-location-dialog.tsx');
  return { default: PickLocationDialog };
});

const PermissionDialog = lazyPart(async () => {
  const { PermissionDialog } = await import('#features/places/dialogs/permission-dialog.tsx');
  return { default: PermissionDialog };
});

const DeliverToDialog = lazyPart(async () => {
  const { DeliverToDialog } = await import('#features/addresses/dialogs/deliver-to-dialog.tsx');
  return { default: DeliverToDialog };
});

export interface PlaceDialogsProps {
  dialog: { is: 'denied' } | { is: 'saved' } | { is: 'open'; start?: Coordinates };
  onPickFromMap: () => void;
  /** Returns to the saved addresses, if there are any. */
  onPickSaved?: () => void;
  pressedModule?: number | undefined;
  onClose: () => void;
}

/** The dialogs for the delivery place, one at a time. */
export function PlaceDialogs({ dialog, onPickFromMap, onPickSaved, pressedModule, onClose }: PlaceDialogsProps) {
  if (dialog.is === 'saved') return <DeliverToDialog onPickFromMap={onPickFromMap} onClose={onClose} />;
  if (dialog.is === 'denied') return <PermissionDialog onClose={onClose} onSearch={onPickFromMap} />;
  return (
    <PickLocationDialog
      purpose="delivery"
      start={dialog.start}
      onSaved={onPickSaved}
      pressedModule={pressedModule}
      onClose={onClose}
    />
  );
}
