import { useState } from 'react';
import { internationalOf, type RawPhone } from 'ui/phone/phone-text.ts';
import { useStartCountry } from '#features/auth/forms/use-start-country.ts';
import {
  type AddressFaults,
  type AddressForm,
  type AddressInput,
  emptyAddressForm,
  faultsOfAddress,
  formOf,
} from './address-form.ts';

/** The fields of an address form and their faults. */
export function useAddressForm(opening: Partial<AddressInput>) {
  const country = useStartCountry();
  const [form, setForm] = useState<AddressForm>(() => formOf(opening));
  const [phone, setPhone] = useState<RawPhone>({ country, text: opening.contact_person_number ?? '' });
  const [faults, setFaults] = useState<AddressFaults>({});
  const clearFaults = (...parts: (keyof AddressFaults)[]) =>
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([part]) => !parts.includes(part as never))),
    );
  return {
    form,
    phone,
    faults,
    type(part: Partial<AddressForm>) {
      setForm((before) => ({ ...before, ...part }));
      if ('contact_person_name' in part) clearFaults('name');
      if ('contact_person_email' in part) clearFaults('email');
    },
    typePhone(value: RawPhone) {
      setPhone(value);
      clearFaults('phone');
    },
    /** The pin stays where it is [ADDR-13]. */
    reset() {
      setForm(emptyAddressForm);
      setPhone({ country, text: '' });
      setFaults({});
    },
    /** What there is to save at an address; nothing while something is missing, which then shows at its field. */
    written(address: string): Omit<AddressInput, 'latitude' | 'longitude' | 'zone_ids'> | undefined {
      const number = internationalOf(phone);
      const { contact_person_name: name, contact_person_email: email, ...rest } = form;
      const found = faultsOfAddress({ address, name, phone: number, email });
      setFaults(found);
      if (Object.keys(found).length > 0) return undefined;
      return {
        ...rest,
        address,
        // A label belongs to type other alone [ADDR-29].
        address_label: form.address_type === 'other' ? form.address_label.trim() : '',
        contact_person_name: name.trim(),
        contact_person_number: number,
        ...(email.trim() && { contact_person_email: email.trim() }),
      };
    },
  };
}

export type TypedAddress = ReturnType<typeof useAddressForm>;
