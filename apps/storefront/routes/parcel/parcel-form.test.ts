import { describe, expect, it } from 'vitest';
import { parcelOrder, parcelPlan } from '#features/parcel/parcel-draft.ts';
import { draftOf, faultsOfContact, formOf, type ParcelContactInput, type ParcelForm } from './parcel-form.ts';

const sender: ParcelContactInput = {
  name: ' Wanjiru Kamau ',
  phone: { text: '0803 555 0142', country: 'NG' },
  landmark: 'Blue gate',
  place: { address: '1 Herbert Macaulay Way', lat: 6.5, lng: 3.37 },
};
const receiver: ParcelContactInput = {
  ...sender,
  name: 'Joseph',
  place: { address: '2 Allen Avenue', lat: 6.51, lng: 3.38 },
};
const form: ParcelForm = { sender, receiver, note: 'Ask for the tailor', payer: 'receiver' };
const category = { id: 7, name: 'Documents', image: '' };

describe('what is typed of a parcel', () => {
  it('[PARC-06] lacks every omitted field', () => {
    expect(faultsOfContact(sender)).toEqual({});
    expect(faultsOfContact({ ...sender, name: ' ', phone: { text: '', country: 'NG' }, place: null })).toEqual({
      name: 'missing',
      phone: 'missing',
      place: 'missing',
    });
  });

  it('[PARC-06] [CHK-32] becomes an order of both people and both places', () => {
    expect(parcelOrder(draftOf(form, category))).toMatchObject({
      order_type: 'parcel',
      parcel_category_id: 7,
      charge_payer: 'receiver',
      latitude: 6.5,
      address: '1 Herbert Macaulay Way',
      contact_person_name: 'Wanjiru Kamau',
      contact_person_number: '+2348035550142',
      receiver_details: { contact_person_name: 'Joseph', latitude: 6.51, address: '2 Allen Avenue' },
      order_note: 'Ask for the tailor',
    });
  });

  it('has no price while one of its places is missing', () => {
    expect(parcelPlan(draftOf({ ...form, receiver: { ...receiver, place: null } }, category))).toBeUndefined();
  });

  it('is restored when the sender comes back', () => {
    const draft = draftOf(form, category);
    expect(draftOf(formOf(draft, 'NG'), category)).toEqual(draft);
  });
});
