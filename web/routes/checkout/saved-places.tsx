import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { WrittenAddress } from '#features/addresses/address-form.ts';
import { AddressList } from '#features/addresses/address-list.tsx';
import { isAt } from '#features/addresses/is-at.ts';
import { useAddressBook } from '#features/addresses/use-address-book.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import styles from './checkout-page.module.css';
import type { Delivery } from './delivery.ts';
import { Place, PlaceFault, usePlacePicking } from './place.tsx';

/** A customer's addresses, of which one is delivered to; another place can still be picked on the map [ADDR-37]. */
export function SavedPlaces({ checkout }: { checkout: Delivery }) {
  const { t } = useLingui();
  const { plan, change, takeOver, customer, form } = checkout;
  const brought = customer?.addresses ?? [];
  const [chosenId, setChosenId] = useState(() => brought.find((address) => isAt(address, plan.place))?.id);
  const choose = (address: WrittenAddress) => {
    const { latitude, longitude } = address;
    setChosenId(address.id);
    takeOver(address);
    change({ place: { address: address.address, lat: Number(latitude), lng: Number(longitude) } });
  };
  const map = usePlacePicking(checkout);
  const book = useAddressBook({ brought, onSaved: choose });
  // Once the map has been used, or the address has gone, the place is none of them.
  const chosen = book.addresses?.find((address) => address.id === chosenId && isAt(address, plan.place));
  return (
    <>
      {!chosen && <Place checkout={checkout} />}
      {book.addresses && book.addresses.length > 0 && (
        <AddressList
          book={book}
          chooseBy="radio"
          chosenId={chosen?.id}
          onChoose={(address) => {
            choose(address);
            toast({ text: t`New delivery address selected.`, tone: 'ok' });
          }}
        />
      )}
      {chosen && <PlaceFault checkout={checkout} />}
      <div className={styles.ways}>
        <Button
          kind="outline"
          icon="plus"
          onClick={() => book.add({ contact_person_name: form.name, contact_person_number: form.phone })}
        >
          <Trans>Add Address</Trans>
        </Button>
        {chosen && (
          <Button kind="soft" icon="map" onClick={map.open}>
            <Trans>Pick from Map</Trans>
          </Button>
        )}
      </div>
      {map.dialog}
      {book.dialogs}
    </>
  );
}
