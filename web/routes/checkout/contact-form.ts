import { internationalOf, isValidPhone } from '#ui/phone-text.ts';

export interface ContactForm {
  name: string;
  phone: string;
  email: string;
  house: string;
  floor: string;
  /** Only of an address that was chosen, as is `additional`. */
  road: string;
  additional: string;
  landmark: string;
  directions: string;
  note: string;
  cutlery: boolean;
  unavailableItemNote: string;
}

export const emptyContact: ContactForm = {
  name: '',
  phone: '',
  email: '',
  house: '',
  floor: '',
  road: '',
  additional: '',
  landmark: '',
  directions: '',
  note: '',
  cutlery: false,
  unavailableItemNote: '',
};

export type ContactFault = 'missing' | 'wrong';
export type ContactFaults = Partial<Record<'name' | 'phone' | 'email' | 'address', ContactFault>>;

interface Wanted {
  needsAddress: boolean;
  place: { address: string } | null;
  /** Whose numbers are written without a country code. */
  country: string;
}

/** What must be filled before an order can be sent; the server checks again [ADDR-16] [ADDR-17] [ADDR-18]. */
export function faultsOfContact({ name, phone, email }: ContactForm, wanted: Wanted): ContactFaults {
  const faults: ContactFaults = {};
  if (wanted.needsAddress && !wanted.place?.address) faults.address = 'missing';
  if (!name.trim()) faults.name = 'missing';
  if (!phone.trim()) faults.phone = 'missing';
  else if (!isValidPhone({ country: wanted.country, text: phone })) faults.phone = 'wrong';
  if (email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) faults.email = 'wrong';
  return faults;
}

/** Returns the phone number of a form with a leading plus. The server reads it again. */
export function phoneOf({ phone }: ContactForm, country: string): string {
  return internationalOf({ country, text: phone });
}
