import type { addressTypes, SavedAddress } from 'market/addresses/addresses.contract';

/** The submitted fields of an address [ADDR-27]. */
export type AddressBody = Omit<SavedAddress, 'id' | 'zone_ids'>;

/** An address in this browser: with an id for a customer, with an e-mail for a guest [ADDR-26]. */
export interface AddressInput extends AddressBody {
  id?: number;
  zone_ids: number[];
  contact_person_email?: string;
}

export type AddressType = (typeof addressTypes)[number];

/** The typed fields; the map sets the position, and the phone number has its own field. */
export interface AddressForm {
  address_type: AddressType;
  address_label: string;
  contact_person_name: string;
  contact_person_email: string;
  house: string;
  floor: string;
  road: string;
  landmark: string;
  directions: string;
  additional_information: string;
}

export const emptyAddressForm: AddressForm = {
  address_type: 'home',
  address_label: '',
  contact_person_name: '',
  contact_person_email: '',
  house: '',
  floor: '',
  road: '',
  landmark: '',
  directions: '',
  additional_information: '',
};

export type AddressFault = 'missing' | 'wrong';
export type AddressFaults = Partial<Record<'address' | 'name' | 'phone' | 'email', AddressFault>>;

/** Returns what prevents saving; all other fields may stay empty [ADDR-16] to [ADDR-19]. */
export function faultsOfAddress(parts: { address: string; name: string; phone: string; email: string }): AddressFaults {
  const faults: AddressFaults = {};
  for (const part of ['address', 'name', 'phone'] as const) if (!parts[part].trim()) faults[part] = 'missing';
  const email = parts.email.trim();
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) faults.email = 'wrong';
  return faults;
}

/** The form of an address that is changed. */
export function formOf(address: Partial<AddressInput>): AddressForm {
  const names = Object.keys(emptyAddressForm) as (keyof AddressForm)[];
  const known = names.filter((name) => address[name] !== undefined).map((name) => [name, address[name]]);
  return { ...emptyAddressForm, ...Object.fromEntries(known) };
}
