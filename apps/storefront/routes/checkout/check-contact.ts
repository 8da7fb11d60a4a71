import { internationalOf, isValidPhone, loadPhoneGrammar } from 'ui/phone/phone-text.ts';
import type { ContactFaults, ContactForm } from './contact-form.ts';

interface Wanted {
  needsAddress: boolean;
  place: { address: string } | null;
  /** Whose numbers are written without a country code. */
  country: string;
}

/**
 * Returns the missing fields of an order, and the phone number with its leading plus; the server checks again [ADDR-16]
 * [ADDR-17] [ADDR-18]. Loads the phone library on demand.
 */
export async function checkContact(
  form: ContactForm,
  wanted: Wanted,
): Promise<{ faults: ContactFaults; phone: string }> {
  await loadPhoneGrammar();
  const phone = { country: wanted.country, text: form.phone };
  return { faults: faultsOf(form, wanted, isValidPhone(phone)), phone: internationalOf(phone) };
}

function faultsOf({ name, phone, email }: ContactForm, wanted: Wanted, isPhone: boolean): ContactFaults {
  const faults: ContactFaults = {};
  if (wanted.needsAddress && !wanted.place?.address) faults.address = 'missing';
  if (!name.trim()) faults.name = 'missing';
  if (!phone.trim()) faults.phone = 'missing';
  else if (!isPhone) faults.phone = 'wrong';
  if (email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) faults.email = 'wrong';
  return faults;
}
