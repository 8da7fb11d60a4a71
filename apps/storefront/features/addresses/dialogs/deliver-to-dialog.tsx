import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedAddress } from 'market/addresses/addresses.contract';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { choosePlace } from '#features/places/choose-place.ts';
import { CurrentLocationRow } from '#features/places/current-location-row.tsx';
import { AddressList } from '../address-list.tsx';
import { isAt } from '../is-at.ts';
import { useAddressBook } from '../use-address-book.tsx';
import styles from './deliver-to-dialog.module.css';

export interface DeliverToDialogProps {
  onPickFromMap: () => void;
  onClose: () => void;
}

/** The delivery places of a customer: the saved addresses, the position of the device, or a place on the map. */
export function DeliverToDialog({ onPickFromMap, onClose }: DeliverToDialogProps) {
  const { t } = useLingui();
  const { place } = useMarket();
  const book = useAddressBook();
  const choose = (address: SavedAddress) => {
    const isServed = choosePlace(placeOf(address), t`New delivery address selected.`);
    if (!isServed) toast({ text: t`We do not deliver to this place yet.`, tone: 'bad' });
  };
  return (
    <Dialog
      title={t`Deliver to`}
      width={458}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button kind="outline" icon="plus" onClick={() => book.add()}>
            <Trans>Add Address</Trans>
          </Button>
          <Button kind="soft" icon="map" onClick={onPickFromMap}>
            <Trans>Pick from Map</Trans>
          </Button>
        </div>
      }
    >
      <CurrentLocationRow onSearch={onPickFromMap}>
        <Trans>Use current location</Trans>
      </CurrentLocationRow>
      <AddressList
        book={book}
        chooseBy="button"
        chosenId={book.addresses?.find((address) => isAt(address, place))?.id}
        onChoose={choose}
      />
      {book.dialogs}
    </Dialog>
  );
}

function placeOf({ address, latitude, longitude, zone_ids }: SavedAddress) {
  return { address, lat: Number(latitude), lng: Number(longitude), zoneIds: zone_ids };
}
