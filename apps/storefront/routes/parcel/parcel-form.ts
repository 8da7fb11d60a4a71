import type { ChargePayer } from 'market/parcel/parcel.rules';
import { internationalOf, isValidPhone, type RawPhone } from 'ui/phone/phone-text.ts';
import type { ParcelDraft, ParcelEnd } from '#features/parcel/parcel-draft.ts';

/** Sender or receiver, as typed. */
export interface ParcelContactInput extends Omit<ParcelEnd, 'phone'> {
  phone: RawPhone;
}

export type EndName = 'sender' | 'receiver';

export interface ParcelForm extends Record<EndName, ParcelContactInput> {
  note: string;
  payer: ChargePayer;
}

export type EndFaults = Partial<Record<'name' | 'phone' | 'place', 'missing' | 'wrong'>>;

/** What must be there before a parcel can be sent; the server checks again [PARC-06]. */
export function faultsOfContact({ name, phone, place }: ParcelContactInput): EndFaults {
  return {
    ...(!name.trim() && { name: 'missing' as const }),
    ...(!phone.text.trim() ? { phone: 'missing' as const } : !isValidPhone(phone) && { phone: 'wrong' as const }),
    ...(!place && { place: 'missing' as const }),
  };
}

export function draftOf(form: ParcelForm, category: ParcelDraft['category']): ParcelDraft {
  const end = ({ name, phone, landmark, place }: ParcelContactInput): ParcelEnd => ({
    name: name.trim(),
    phone: internationalOf(phone),
    landmark: landmark.trim(),
    place,
  });
  return { category, sender: end(form.sender), receiver: end(form.receiver), note: form.note, payer: form.payer };
}

/** Restores the form after returning from checkout. */
export function formOf({ sender, receiver, note, payer }: ParcelDraft, country: string): ParcelForm {
  const end = ({ phone, ...known }: ParcelEnd): ParcelContactInput => ({ ...known, phone: { text: phone, country } });
  return { sender: end(sender), receiver: end(receiver), note, payer };
}
