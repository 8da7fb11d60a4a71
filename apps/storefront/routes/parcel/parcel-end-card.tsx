import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { AddressInput } from '#features/addresses/address-form.ts';
import { PhoneInput } from '#features/auth/forms/phone-input.tsx';
import checkout from '../checkout/checkout-page.module.css';
import { FoldedFields } from '../checkout/door/folded-fields.tsx';
import type { OrderingCustomer } from '../checkout/fetch-ordering-customer.server.ts';
import type { EndName } from './parcel-form.ts';
import styles from './parcel-info-page.module.css';
import type { Parcel } from './use-parcel.ts';

const PickLocation = lazyPart(async () => {
  const { PickLocationDialog } = await import('#features/places/dialogs/pick-location-dialog.tsx');
  return { default: PickLocationDialog };
});

const SavedPlacesDialog = lazyPart(async () => {
  const { SavedPlacesDialog } = await import('./saved-places-dialog.tsx');
  return { default: SavedPlacesDialog };
});

interface EndProps {
  end: EndName;
  parcel: Parcel;
  customer: OrderingCustomer | null;
}

/** Who sends or gets it, by which number, and where [PARC-06]. */
export function ParcelEndCard({ end, parcel, customer }: EndProps) {
  const { t } = useLingui();
  const [isChoosing, setIsChoosing] = useState(false);
  const { form, changeEnd, change } = parcel;
  const isReceiver = end === 'receiver';
  const noteLabel = t({ message: 'Additional Information', context: 'parcel' });
  const take = (address: AddressInput) => {
    setIsChoosing(false);
    changeEnd(end, endOf(address, form[end].phone.country));
  };
  return (
    <section className={checkout.card} aria-label={isReceiver ? t`Receiver` : t`Sender`}>
      <div className={checkout.place}>
        <span className={styles.mark}>
          <Icon name={isReceiver ? 'map-pin' : 'circle-dot'} />
        </span>
        <h2 className={`${checkout.title} ${checkout.name}`}>
          {isReceiver ? <Trans>Receiver</Trans> : <Trans>Sender</Trans>}
        </h2>
        {customer && customer.addresses.length > 0 && (
          <Button kind="text" size="small" icon="bookmark" onClick={() => setIsChoosing(true)}>
            <Trans>Saved</Trans>
          </Button>
        )}
      </div>
      <Person end={end} parcel={parcel} />
      <EndPlace end={end} parcel={parcel} />
      <FoldedFields
        title={isReceiver ? `${t`Landmark`}, ${noteLabel}` : t`Landmark`}
        known={[form[end].landmark, isReceiver && form.note].filter(Boolean).join(', ') || null}
      >
        <Field
          label={t`Landmark`}
          hint={t`What stands nearby, such as a mosque, a filling station, a black gate`}
          name={`${end}_landmark`}
          maxLength={200}
          value={form[end].landmark}
          onChange={(event) => changeEnd(end, { landmark: event.target.value })}
          className={checkout.whole}
        />
        {isReceiver && (
          <Field
            label={noteLabel}
            name="order_note"
            maxLength={500}
            value={form.note}
            onChange={(event) => change({ note: event.target.value })}
            className={checkout.whole}
          />
        )}
      </FoldedFields>
      <Suspense>
        {isChoosing && customer && (
          <SavedPlacesDialog addresses={customer.addresses} onChoose={take} onClose={() => setIsChoosing(false)} />
        )}
      </Suspense>
    </section>
  );
}

/** A saved address includes its person, if it has one. */
function endOf(address: AddressInput, country: string) {
  const { contact_person_name: name, contact_person_number: phone, landmark = '', latitude, longitude } = address;
  return {
    ...(name && { name }),
    ...(phone && { phone: { text: phone, country } }),
    landmark,
    place: { address: address.address, lat: Number(latitude), lng: Number(longitude) },
  };
}

function Person({ end, parcel: { form, faults, changeEnd } }: Pick<EndProps, 'end' | 'parcel'>) {
  const { t } = useLingui();
  const { name, phone } = faults[end];
  return (
    <div className={checkout.fields}>
      <Field
        label={t`Contact Person Name`}
        name={`${end}_name`}
        autoComplete={end === 'sender' ? 'name' : 'off'}
        maxLength={100}
        required
        value={form[end].name}
        onChange={(event) => changeEnd(end, { name: event.target.value })}
        fault={name && t`Name is required`}
      />
      <PhoneInput
        label={t`Phone`}
        name={`${end}_phone`}
        autoComplete={end === 'sender' ? 'tel' : 'off'}
        required
        value={form[end].phone}
        onChange={(value) => changeEnd(end, { phone: value })}
        fault={phone && (phone === 'missing' ? t`Phone Number is required` : t`Write the whole phone number`)}
      />
    </div>
  );
}

/** Chosen on the map. */
function EndPlace({ end, parcel: { form, faults, changeEnd } }: Pick<EndProps, 'end' | 'parcel'>) {
  const [isPicking, setIsPicking] = useState(false);
  const { place } = form[end];
  const isMissing = faults[end].place !== undefined;
  return (
    <>
      <div className={`${styles.place} ${isMissing ? styles.wrong : ''}`}>
        <Icon name="map-pin" className={styles.pin} />
        <p className={checkout.name}>
          {place && <bdi>{place.address}</bdi>}
          {isMissing && (
            <span className={checkout.fault} role="alert">
              <Trans>Address is required</Trans>
            </span>
          )}
        </p>
        <Button kind="text" size="small" aria-invalid={isMissing || undefined} onClick={() => setIsPicking(true)}>
          {place ? <Trans>Change</Trans> : <Trans>Pick from Map</Trans>}
        </Button>
      </div>
      <Suspense>
        {isPicking && (
          <PickLocation
            purpose="parcel"
            {...(place && { start: place })}
            onPick={({ address, lat, lng }) => changeEnd(end, { place: { address, lat, lng } })}
            onClose={() => setIsPicking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
