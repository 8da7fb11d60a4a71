import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { focusFirstFault } from '#browser/focus-first-fault.ts';
import { replyTexts } from '#features/config/reply-texts.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { SignInNote } from '#features/places/dialogs/sign-in-note.tsx';
import { usePickedPlace } from '#features/places/use-picked-place.ts';
import { usePlaceName } from '#features/places/use-place-name.tsx';
import { AddressFields } from '../address-fields.tsx';
import type { AddressInput } from '../address-form.ts';
import { AddressMap } from '../address-map.tsx';
import { saveGuestAddress } from '../guest-address.ts';
import { PickedAddress } from '../picked-address.tsx';
import { useAddressForm } from '../use-address-form.ts';
import { useZoneUnderPin } from '../use-zone-under-pin.ts';
import styles from './address-dialog.module.css';

export interface AddressDialogProps {
  /** An address with an `address_type` is updated; otherwise a new one starts with these values [ADDR-20] [ADDR-21]. */
  address?: Partial<AddressInput>;
  /** Called after saving: on the server for a customer, in the browser for a guest [ADDR-25]. */
  onSaved: (address: AddressInput) => void;
  onClose: () => void;
}

/** Map, label, contact and door of an address [ADDR-01] to [ADDR-15]; import it lazily. */
export function AddressDialog({ address = {}, onSaved, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const isGuest = useMarket().customer === null;
  const isChange = address.address_type !== undefined;
  const { picking, giveBack: restore } = usePlaceOf(address);
  const { picked } = picking;
  const naming = usePlaceName(picked);
  const typed = useAddressForm(address);
  const [isListOpen, setIsListOpen] = useState(false);
  const [isAskingReset, setIsAskingReset] = useState(false);
  const { save, isSaving } = useSave(isGuest, address.id, (saved) => {
    restore();
    onSaved(saved);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = typed.written(naming.address);
    if (!written) return focusFirstFault(id);
    const { lat, lng } = picked.point;
    const zone_ids = picked.delivery?.zoneIds ?? [];
    return void save({ ...written, latitude: lat, longitude: lng, zone_ids });
  };
  const verb = isChange ? t`Update Address` : t`Add Address`;
  return (
    <Dialog
      title={isGuest ? t`Your address` : verb}
      width={458}
      // Escape closes the list of suggestions first.
      onClose={() => (isListOpen ? setIsListOpen(false) : onClose())}
      head={<AddressMap picking={picking} naming={naming} isListOpen={isListOpen} onListOpen={setIsListOpen} />}
      footer={
        <div className={styles.buttons}>
          <Button kind="soft" size="large" onClick={() => setIsAskingReset(true)}>
            <Trans>Reset</Trans>
          </Button>
          <Button
            type="submit"
            form={id}
            size="large"
            disabled={picked.isResolving}
            isLoading={isSaving}
            className={styles.save}
          >
            {verb}
          </Button>
        </div>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        {isGuest && <SignInNote onLeave={onClose} />}
        <PickedAddress
          picked={picked}
          naming={naming}
          isMissed={typed.faults.address !== undefined && naming.address === ''}
          onRetry={() => picking.resolve(picked.point)}
        />
        <AddressFields typed={typed} isGuest={isGuest} />
      </form>
      {isAskingReset && (
        <ResetQuestion
          onCancel={() => setIsAskingReset(false)}
          onConfirm={() => {
            typed.reset();
            setIsAskingReset(false);
          }}
        />
      )}
    </Dialog>
  );
}

/** The pin begins at the address, else where is delivered to, else at the place of the configuration. */
function usePlaceOf(address: Partial<AddressInput>) {
  const { place, defaultLocation } = useMarket();
  const { latitude, longitude } = address;
  const isKnown = latitude !== undefined && longitude !== undefined;
  const known = isKnown ? { lat: Number(latitude), lng: Number(longitude), address: address.address } : place;
  const { lat, lng, address: words } = known ?? { ...defaultLocation, address: undefined };
  const picking = usePickedPlace({ lat, lng }, words);
  const { point } = picking.picked;
  const giveBack = useZoneUnderPin(picking.picked, point.lat !== lat || point.lng !== lng);
  return { picking, giveBack };
}

function useSave(isGuest: boolean, id: number | undefined, onSaved: (address: AddressInput) => void) {
  const { i18n, t } = useLingui();
  const [isSaving, setIsSaving] = useState(false);
  const keep = (address: AddressInput) => {
    saveGuestAddress(address);
    toast({ text: t`Address saved on this device`, tone: 'ok' });
    onSaved(address);
  };
  const send = async (address: AddressInput) => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const { saveAddress } = await import('../address-calls.ts');
      const { saved, message } = await saveAddress(address, id);
      toast({ text: replyTexts(message, i18n), tone: 'ok' });
      onSaved(saved);
    } catch (error) {
      showFault(error, i18n);
      setIsSaving(false);
    }
  };
  return { save: isGuest ? keep : send, isSaving };
}

/** After the error messages have rendered. */
/** Asks before everything that was typed is dropped [ADDR-14]. */
function ResetQuestion({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  return (
    <ConfirmDialog
      icon="eraser"
      question={<Trans>Are you sure, you want to reset?</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      confirmLabel={<Trans>Reset</Trans>}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Trans>The fields are emptied. The pin stays where it is.</Trans>
    </ConfirmDialog>
  );
}
