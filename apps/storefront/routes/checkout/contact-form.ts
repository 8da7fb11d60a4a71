import { defaultWhenMissing, type WhenMissing } from 'market/orders/changes/orders-changes.rules';

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
  /** The note that the customer has for cash, as typed. */
  paysWith: string;
  cutlery: boolean;
  /** What the store may do where an item is missing. */
  whenMissing: WhenMissing;
  /** Other choices, by the line of the cart, or by the place of an item that is bought at once. */
  whenMissingOf: Readonly<Record<string, WhenMissing>>;
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
  paysWith: '',
  cutlery: false,
  whenMissing: defaultWhenMissing,
  whenMissingOf: {},
};

export type ContactFault = 'missing' | 'wrong';
export type ContactFaults = Partial<Record<'name' | 'phone' | 'email' | 'address', ContactFault>>;
