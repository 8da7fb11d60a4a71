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
