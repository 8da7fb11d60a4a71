import { useLingui } from '@lingui/react/macro';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import { type CallFault, CallRefused } from 'market/calls/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { focusFirstFault } from '#browser/focus-first-fault.ts';
import { openOverlay } from '#browser/overlay-store.ts';
import { savedNear } from '#features/addresses/saved-near.ts';
import { pageContext } from '#features/config/page-context.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { deleteDraft, draftPrefix } from '#features/orders/checkout-draft.ts';
import type { PrescriptionBody } from '#features/orders/prescription-calls.ts';
import { usePrescriptionPictures } from '#features/orders/use-prescription-pictures.ts';
import type { CheckoutPlan } from '../checkout-plan.ts';
import type { OrderingCustomer } from '../fetch-ordering-customer.server.ts';
import { initialPlan } from '../use-checkout.tsx';
import { saveTypedContact, useContact } from '../use-contact.ts';
import type { Pharmacy, PharmacyData } from './fetch-pharmacy.server.ts';

export interface PrescriptionStart extends PharmacyData {
  pharmacy: Pharmacy;
  customer: OrderingCustomer | null;
}

export type PrescriptionCheckout = ReturnType<typeof usePrescriptionOrder>;

/** State and actions of the page of a prescription order. */
export function usePrescriptionOrder(start: PrescriptionStart) {
  const { place, zone } = useMarket();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [opening] = useState(() => savedNear(start.customer?.addresses, place) ?? place);
  const [plan, setPlan] = useState<CheckoutPlan>({ ...initialPlan, place: opening });
  const [isSending, setIsSending] = useState(false);
  const isHydrated = useIsHydrated();
  const contact = useContact(start.customer, opening);
  const pictures = usePrescriptionPictures();
  const charges = useCharges(start, plan);
  const key = useRef<{ text: string; key: string }>(null);
  const change = (part: Partial<CheckoutPlan>) => setPlan((before) => ({ ...before, ...part }));
  const country = zone?.country ?? '';

  /** The same intent has the same key: sent again after a lost reply it is still one order. */
  const keyFor = (body: PrescriptionBody): string => {
    const text = JSON.stringify(body);
    if (key.current?.text !== text) key.current = { text, key: newIdempotencyKey() };
    return key.current.key;
  };

  const send = async (body: PrescriptionBody) => {
    setIsSending(true);
    try {
      const { sendPrescription } = await import('#features/orders/prescription-calls.ts');
      const { order_id: orderId } = await sendPrescription(body, keyFor(body));
      deleteDraft(`${draftPrefix}prescription:${start.pharmacy.id}`);
      navigate(href('/prescription-order/:id', { id: orderId }), { replace: true });
    } catch (error) {
      setIsSending(false);
      if (error instanceof CallRefused && error.code === 'phone_proof_required') {
        const phone = body.contact_person_number;
        return openOverlay({ kind: 'phone_proof', phone, onProved: () => void send(body) });
      }
      showFault(error, i18n, () => void send(body));
      if (error instanceof CallRefused) charges.ask();
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void sendWhenComplete();
  };

  const sendWhenComplete = async () => {
    const part = await import('../check-contact.ts').catch(() => undefined);
    if (!part) return pageContext().notifyOffline();
    const ids = pictures.ready();
    const wanted = { needsAddress: true, place: plan.place, country };
    const { faults, phone } = await part.checkContact(contact.form, wanted);
    contact.setFaults(faults);
    if (!ids || !plan.place || Object.keys(faults).length > 0) return focusFirstFault();
    if (contact.isGuest) saveTypedContact(contact.form, plan.place);
    const { form } = contact;
    void send({
      store_id: start.pharmacy.id,
      address: plan.place.address,
      latitude: plan.place.lat,
      longitude: plan.place.lng,
      'attachments[]': ids,
      order_note: form.note,
      contact_person_name: form.name.trim(),
      contact_person_number: phone,
      ...(form.email.trim() && { contact_person_email: form.email.trim() }),
      dm_tips: plan.tip,
      house: form.house,
      floor: form.floor,
      road: form.road,
      landmark: form.landmark,
      directions: [form.directions, form.additional].filter(Boolean).join('. ').slice(0, 500),
    });
  };

  return {
    pharmacy: start.pharmacy,
    customer: start.customer,
    plan,
    change,
    ...contact,
    ...charges,
    pictures,
    isSending,
    isHydrated,
    submit,
  };
}

/** Before hydration the browser would submit the form itself, with everything typed in the address. */
function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}

/** The delivery charges, loaded again when the place or the tip changes. */
function useCharges({ pharmacy, ...first }: PrescriptionStart, { place, tip }: CheckoutPlan) {
  const [latest, setLatest] = useState<Pick<PharmacyData, 'quote' | 'refusal'>>(first);
  const turn = useRef(0);
  const isFirst = useRef(first.quote !== null || first.refusal !== null);

  const ask = async () => {
    if (!place) return;
    turn.current += 1;
    const mine = turn.current;
    const answer = await chargesOf({ store_id: pharmacy.id, latitude: place.lat, longitude: place.lng, dm_tips: tip });
    if (mine === turn.current) setLatest((before) => ({ quote: before.quote, ...answer }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts that change the price
  useEffect(() => {
    if (!isFirst.current) void ask();
    isFirst.current = false;
  }, [place?.lat, place?.lng, tip]);

  return { charges: latest.quote, refusal: latest.refusal, ask };
}

async function chargesOf(body: {
  store_id: number;
  latitude: number;
  longitude: number;
  dm_tips: number;
}): Promise<Partial<Pick<PharmacyData, 'quote'>> & { refusal: CallFault | null }> {
  try {
    const { fetchCharges } = await import('#features/orders/prescription-calls.ts');
    return { quote: await fetchCharges(body), refusal: null };
  } catch (error) {
    const isRefused = error instanceof CallRefused;
    return { refusal: { code: isRefused ? error.code : 'fault', message: isRefused ? error.message : '' } };
  }
}
