import type { SavedAddress } from 'market/addresses/addresses.contract';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import type { AddressInput } from './address-form.ts';
import { contactOfCustomer } from './contact-of-customer.ts';
import { type Addresses, useAddresses } from './use-addresses.ts';

const AddressDialog = lazyPart(async () => {
  const { AddressDialog } = await import('./dialogs/address-dialog.tsx');
  return { default: AddressDialog };
});

const DeleteAddress = lazyPart(async () => {
  const { DeleteAddress } = await import('./dialogs/delete-address.tsx');
  return { default: DeleteAddress };
});

type Open = { is: 'form'; address?: Partial<AddressInput> } | { is: 'question'; address: SavedAddress };

export interface AddressBook extends Addresses {
  /** Opens the form of a new address, prefilled with the given values, or else with name and number of the customer. */
  add: (known?: Partial<AddressInput>) => void;
  edit: (address: SavedAddress) => void;
  remove: (address: SavedAddress) => void;
  /** To be placed anywhere in the page. */
  dialogs: ReactNode;
}

interface AddressBookOptions {
  /** From the page's loader. */
  loaded?: SavedAddress[];
  onSaved?: (address: AddressInput) => void;
}

/** The customer's addresses with all that can be done to them. After each change they are read again [ADDR-23]. */
export function useAddressBook({ loaded, onSaved }: AddressBookOptions = {}): AddressBook {
  const list = useAddresses(loaded);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const settle = () => {
    close();
    void list.read();
  };
  const add = async (known?: Partial<AddressInput>) =>
    setOpen({ is: 'form', address: known ?? (await contactOfCustomer()) });
  return {
    ...list,
    add: (known) => void add(known),
    edit: (address) => setOpen({ is: 'form', address }),
    remove: (address) => setOpen({ is: 'question', address }),
    dialogs: (
      <Suspense>
        {open?.is === 'form' && (
          <AddressDialog
            address={open.address}
            onSaved={(address) => {
              settle();
              onSaved?.(address);
            }}
            onClose={close}
          />
        )}
        {open?.is === 'question' && <DeleteAddress address={open.address} onDone={settle} onClose={close} />}
      </Suspense>
    ),
  };
}
