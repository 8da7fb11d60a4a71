import { Trans } from '@lingui/react/macro';
import type { SavedAddress } from 'market/addresses/addresses.contract';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { AddressInput } from '#features/addresses/address-form.ts';
import { AddressList } from '#features/addresses/address-list.tsx';
import { useAddressBook } from '#features/addresses/use-address-book.tsx';

interface SavedPlacesDialogProps {
  addresses: SavedAddress[];
  onChoose: (address: AddressInput) => void;
  onClose: () => void;
}

/** The customer's addresses, of which one is used as pick-up or drop-off. */
export function SavedPlacesDialog({ addresses, onChoose, onClose }: SavedPlacesDialogProps) {
  const book = useAddressBook({ loaded: addresses });
  return (
    <Dialog title={<Trans>Saved addresses</Trans>} onClose={onClose}>
      <AddressList book={book} chooseBy="button" onChoose={onChoose} />
      {book.dialogs}
    </Dialog>
  );
}
