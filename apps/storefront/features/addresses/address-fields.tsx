import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { PhoneInput } from '#features/auth/forms/phone-input.tsx';
import styles from './address-fields.module.css';
import type { AddressForm } from './address-form.ts';
import type { TypedAddress } from './use-address-form.ts';

/** Everything of an address but where it is [ADDR-03] [ADDR-07] to [ADDR-12]. */
export function AddressFields({ typed, isGuest }: { typed: TypedAddress; isGuest: boolean }) {
  return (
    <>
      <LabelAs typed={typed} />
      <Contact typed={typed} isGuest={isGuest} />
      <Door typed={typed} />
    </>
  );
}

function LabelAs({ typed }: { typed: TypedAddress }) {
  const { t } = useLingui();
  const { form, type } = typed;
  return (
    <>
      <div>
        <p aria-hidden="true" className={styles.label}>
          <Trans>Label As</Trans>
        </p>
        <Segmented
          label={t`Label As`}
          value={form.address_type}
          onChange={(address_type) => type({ address_type })}
          options={[
            { value: 'home', label: <Trans context="address">Home</Trans>, icon: 'house' },
            { value: 'office', label: <Trans>Office</Trans>, icon: 'briefcase' },
            { value: 'other', label: <Trans context="address">Other</Trans>, icon: 'map-pin' },
          ]}
        />
      </div>
      {form.address_type === 'other' && (
        <TextOf typed={typed} name="address_label" label={t`Label Name`} hint={t`Optional`} maxLength={100} />
      )}
    </>
  );
}

function Contact({ typed, isGuest }: { typed: TypedAddress; isGuest: boolean }) {
  const { t } = useLingui();
  const { faults, phone, typePhone } = typed;
  return (
    <>
      <TextOf
        typed={typed}
        name="contact_person_name"
        label={t`Contact Person Name`}
        autoComplete="name"
        maxLength={100}
        required
        fault={faults.name && t`Name is required`}
      />
      <PhoneInput
        label={t`Phone`}
        name="contact_person_number"
        required
        value={phone}
        onChange={typePhone}
        fault={faults.phone && t`Phone Number is required`}
      />
      {isGuest && (
        <TextOf
          typed={typed}
          name="contact_person_email"
          label={t`Email`}
          hint={t`Optional`}
          type="email"
          autoComplete="email"
          maxLength={255}
          fault={faults.email && t`Must be a valid email`}
        />
      )}
    </>
  );
}

/** Many doors have no number, so landmarks and directions count as much. */
function Door({ typed }: { typed: TypedAddress }) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.door}>
        <TextOf typed={typed} name="house" label={t`House`} maxLength={100} />
        <TextOf typed={typed} name="floor" label={t`Floor`} maxLength={100} />
        <TextOf typed={typed} name="road" label={t`Road`} maxLength={200} className={styles.road} />
      </div>
      <TextOf
        typed={typed}
        name="landmark"
        label={t`Landmark`}
        hint={t`What stands nearby, such as a mosque, a filling station, a black gate`}
        maxLength={200}
      />
      <TextOf typed={typed} name="directions" label={t`Directions for the delivery man`} maxLength={500} />
      <TextOf typed={typed} name="additional_information" label={t`Additional Information`} maxLength={500} />
    </>
  );
}

type TextOfProps = Omit<Parameters<typeof Field>[0], 'value' | 'onChange' | 'name'> & {
  typed: TypedAddress;
  name: Exclude<keyof AddressForm, 'address_type'>;
};

function TextOf({ typed: { form, type }, name, ...field }: TextOfProps) {
  return <Field {...field} name={name} value={form[name]} onChange={({ target }) => type({ [name]: target.value })} />;
}
