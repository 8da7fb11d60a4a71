import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedAddress } from 'market/addresses/addresses.contract';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Icon } from 'ui/media/icon.tsx';
import { shownPhone } from 'ui/phone/shown-phone.ts';
import type { AddressInput } from '#features/addresses/address-form.ts';
import { AddressList } from '#features/addresses/address-list.tsx';
import { AddressText } from '#features/addresses/address-rows.tsx';
import { isAt } from '#features/addresses/is-at.ts';
import { useAddressBook } from '#features/addresses/use-address-book.tsx';
import styles from './checkout-page.module.css';
import type { Delivery } from './delivery.ts';
import { DoorDetails } from './door/door-details.tsx';
import { Place, PlaceFault, usePlacePicking } from './place.tsx';

interface Part {
  checkout: Delivery;
}

interface KnownDeliveryProps extends Part {
  /** The fields of the contact, if it is unknown or another one is wanted. */
  person: ReactNode;
}

/** Destination and contact of a customer's order: as text if known, as fields if unknown or being changed. */
export function KnownDelivery({ checkout, person }: KnownDeliveryProps) {
  const { plan, form, faults } = checkout;
  const [isWriting, setIsWriting] = useState(!(form.name && form.phone));
  // Fields with faults must be visible, and stay open when they are corrected.
  if (!isWriting && (faults.name || faults.phone || faults.email)) setIsWriting(true);
  const write = () => {
    setIsWriting(true);
    focusSoon('[name="contact_person_name"]');
  };
  const who = isWriting ? person : <Who checkout={checkout} onChange={write} />;
  if (plan.orderType === 'take_away') return who;
  return (
    <SavedPlaces checkout={checkout} isWriting={isWriting} onWrite={write}>
      {(isSaved) => (
        <>
          {(isWriting || !isSaved) && who}
          <DoorDetails checkout={checkout} isDoorKnown={isSaved && !isWriting} />
        </>
      )}
    </SavedPlaces>
  );
}

function Who({ checkout: { form }, onChange }: Part & { onChange: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.place}>
      <span className={styles.pin}>
        <Icon name="user-round" size={22} />
      </span>
      <p className={styles.address}>
        <bdi>{form.name}</bdi>
        <bdi dir="ltr" className={styles.kind}>
          {shownPhone(form.phone)}
        </bdi>
      </p>
      <Button kind="text" size="small" aria-label={t`Change who takes it`} onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </div>
  );
}

interface SavedPlacesProps extends Part {
  isWriting: boolean;
  onWrite: () => void;
  /** What follows, by whether a saved address is delivered to. */
  children: (isSaved: boolean) => ReactNode;
}

/** The addresses of which one is delivered to; another place can still be picked on the map [ADDR-37] [CHK-23]. */
function SavedPlaces({ checkout, isWriting, onWrite, children }: SavedPlacesProps) {
  const { t } = useLingui();
  const { plan, change, takeOver, customer, form } = checkout;
  const addresses = customer?.addresses ?? [];
  const [chosenId, setChosenId] = useState(() => addresses.find((address) => isAt(address, plan.place))?.id);
  const [isOpened, setIsOpened] = useState(false);
  const choose = (address: AddressInput) => {
    const { latitude, longitude } = address;
    setChosenId(address.id);
    // It stays among the others, where the press or the arrow key was.
    setIsOpened(true);
    takeOver(address);
    change({ place: { address: address.address, lat: Number(latitude), lng: Number(longitude) } });
  };
  const map = usePlacePicking(checkout);
  const book = useAddressBook({ loaded: addresses, onSaved: choose });
  // After a use of the map, or the removal of the address, the place is none of them.
  const here = book.addresses?.filter((address) => isAt(address, plan.place));
  const chosen = here?.find(({ id }) => id === chosenId) ?? here?.[0];
  if (chosen && !isOpened && !isWriting) {
    const open = () => {
      setIsOpened(true);
      focusSoon('[name="saved_address"]:checked');
    };
    return (
      <>
        <Summary checkout={checkout} address={chosen} onChange={open} />
        {children(true)}
      </>
    );
  }
  const hasSaved = book.addresses !== undefined && book.addresses.length > 0;
  return (
    <>
      {!chosen && <Place checkout={checkout} isOneOfMany={hasSaved} />}
      {hasSaved && (
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
      <div className={styles.options}>
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
      {chosen && !isWriting && (
        <Button kind="text" icon="pencil" onClick={onWrite}>
          <Trans>Change contact or door</Trans>
        </Button>
      )}
      {children(chosen !== undefined)}
      {map.dialog}
      {book.dialogs}
    </>
  );
}

interface SummaryProps extends Part {
  address: SavedAddress;
  onChange: () => void;
}

/** The address of the order, which may have been typed before its customer signed in. */
function Summary({ checkout, address, onChange }: SummaryProps) {
  const { t } = useLingui();
  const { name, phone, house, floor, landmark } = checkout.form;
  const sent = { ...address, house, floor, landmark, contact_person_name: name, contact_person_number: phone };
  return (
    <>
      <div className={styles.known}>
        <AddressText address={sent} isChosen />
        <Button kind="text" size="small" aria-label={t`Change delivery address`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      </div>
      <PlaceFault checkout={checkout} />
    </>
  );
}

/** After rendering: the pressed element is gone. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`form ${selector}`)?.focus());
}
