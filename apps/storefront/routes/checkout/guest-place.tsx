import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import type { AddressInput } from '#features/addresses/address-form.ts';
import { savedGuestAddress } from '#features/addresses/guest-address.ts';
import { savePlace } from '#features/places/save-place.ts';
import styles from './checkout-page.module.css';
import type { Delivery } from './delivery.ts';
import { DoorDetails } from './door/door-details.tsx';
import { Place } from './place.tsx';

const AddressDialog = lazyPart(async () => {
  const { AddressDialog } = await import('#features/addresses/dialogs/address-dialog.tsx');
  return { default: AddressDialog };
});

/** The destination of a guest's order; the whole address can be typed at once, and stays on the device [ADDR-25]. */
export function GuestPlace({ checkout }: { checkout: Delivery }) {
  const { change, takeOver } = checkout;
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Partial<AddressInput>>();
  const take = (address: AddressInput) => {
    const place = { address: address.address, lat: Number(address.latitude), lng: Number(address.longitude) };
    setOpened(undefined);
    takeOver(address);
    change({ place });
    // The next order starts with this place too; nothing is stored outside all zones.
    if (savePlace({ ...place, zoneIds: address.zone_ids })) void revalidate();
  };
  return (
    <>
      <Place checkout={checkout} />
      <DoorDetails checkout={checkout}>
        <Button
          kind="text"
          size="small"
          icon="pencil"
          className={styles.whole}
          onClick={() => setOpened(knownOf(checkout))}
        >
          <Trans context="guest">Your address</Trans>
        </Button>
      </DoorDetails>
      <Suspense>
        {opened && <AddressDialog address={opened} onSaved={take} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}

/** The saved values and those of the form. */
function knownOf({ plan: { place }, form }: Delivery): Partial<AddressInput> {
  return {
    ...savedGuestAddress(),
    contact_person_name: form.name,
    contact_person_number: form.phone,
    contact_person_email: form.email,
    house: form.house,
    floor: form.floor,
    road: form.road,
    landmark: form.landmark,
    directions: form.directions,
    additional_information: form.additional,
    ...(place && { address: place.address, latitude: place.lat, longitude: place.lng }),
  };
}
