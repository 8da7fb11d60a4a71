import { useState } from 'react';
import { internationalOf, type WrittenPhone } from 'ui/phone/phone-text.ts';
import { useStartCountry } from '#features/auth/forms/use-start-country.ts';
import {
  type AddressFaults,
  type AddressForm,
  emptyAddressForm,
  faultsOfAddress,
  formOf,
  type WrittenAddress,
} from './address-form.ts';

/** The fields of an address form and their faults. */
export function useAddressForm(opening: Partial<WrittenAddress>) {
  const country = useStartCountry();
  const [form, setForm] = useState<AddressForm>(() => formOf(opening));
  const [phone, setPhone] = useState<WrittenPhone>({ country, text: opening.contact_person_number ?? '' });
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
    typePhone(value: WrittenPhone) {
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
    written(address: string): Omit<WrittenAddress, 'latitude' | 'longitude' | 'zone_ids'> | undefined {
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
