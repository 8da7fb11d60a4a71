import { useEffect, useRef, useState } from 'react';
import type { AddressInput } from '#features/addresses/address-form.ts';
import { type GuestAddress, savedGuestAddress, saveGuestAddress } from '#features/addresses/guest-address.ts';
import { isAt } from '#features/addresses/is-at.ts';
import type { CheckoutPlan } from './checkout-plan.ts';
import { type ContactFaults, type ContactForm, emptyContact } from './contact-form.ts';
import type { OrderingCustomer } from './fetch-ordering-customer.server.ts';

/** The contact and the door. */
export function useContact(customer: OrderingCustomer | null, place: CheckoutPlan['place']) {
  const [form, setForm] = useState<ContactForm>(() => openingForm(customer, place));
  const [faults, setFaults] = useState<ContactFaults>({});
  const isGuest = customer === null;
  const known = useRef({ customer, place });
  known.current = { customer, place };
  // Read from the device after hydration, because the server cannot know it. Signing in during checkout keeps what was
  // typed.
  useEffect(() => {
    const opening = isGuest
      ? (typed: ContactForm) => ({ ...typed, ...formOfSaved(savedGuestAddress(), known.current.place) })
      : (typed: ContactForm) => ({ ...openingForm(known.current.customer, known.current.place), ...filledIn(typed) });
    setForm(opening);
  }, [isGuest]);
  const type = (part: Partial<ContactForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };
  /** Takes who and where over from an address that was chosen. */
  const takeOver = (address: AddressInput) => type({ ...whoOf(address), ...doorOf(address) });
  return { form, faults, type, takeOver, setFaults, isGuest };
}

/** Prefills the contact of a customer and the door of the delivery address. */
function openingForm(customer: OrderingCustomer | null, place: CheckoutPlan['place']): ContactForm {
  if (!customer) return emptyContact;
  const { name, phone, email, addresses } = customer;
  const here = addresses.find((address) => isAt(address, place));
  return { ...emptyContact, name, phone, email, ...(here && { ...whoOf(here), ...doorOf(here) }) };
}

/** The door belongs to its place: if goods go elsewhere now, only the person stays. */
function formOfSaved(saved: GuestAddress, place: CheckoutPlan['place']): Partial<ContactForm> {
  const isHere = saved.latitude === undefined || isAt(saved, place);
  return { ...whoOf(saved), ...(isHere && doorOf(saved)) };
}

function filledIn(form: ContactForm): Partial<ContactForm> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}

function whoOf(address: Partial<AddressInput>): Partial<ContactForm> {
  const { contact_person_name: name, contact_person_number: phone, contact_person_email: email } = address;
  return { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) };
}

function doorOf(address: Partial<AddressInput>): Partial<ContactForm> {
  const { house = '', floor = '', road = '', landmark = '', directions = '', additional_information = '' } = address;
  return { house, floor, road, landmark, directions, additional: additional_information };
}

/** Saves what a guest has typed for the next order [ADDR-25]. */
export function saveTypedContact({ name, phone, email, ...form }: ContactForm, place: CheckoutPlan['place']): void {
  const { house, floor, road, landmark, directions, additional } = form;
  saveGuestAddress({
    ...savedGuestAddress(),
    contact_person_name: name,
    contact_person_number: phone,
    contact_person_email: email,
    house,
    floor,
    road,
    landmark,
    directions,
    additional_information: additional,
    ...(place && { address: place.address, latitude: place.lat, longitude: place.lng }),
  });
}
