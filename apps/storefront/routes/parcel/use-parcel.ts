import { type CallFault, CallRefused } from 'market/calls/client';
import type { OrderQuote } from 'market/orders/orders.contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { focusFirstFault } from '#browser/focus-first-fault.ts';
import { useStartCountry } from '#features/auth/forms/use-start-country.ts';
import { useMarket } from '#features/config/use-market.ts';
import { type ParcelDraft, parcelPlan, savedParcel, saveParcel } from '#features/parcel/parcel-draft.ts';
import type { OrderingCustomer } from '../checkout/fetch-ordering-customer.server.ts';
import { draftOf, type EndFaults, type EndName, faultsOfContact, formOf, type ParcelForm } from './parcel-form.ts';

interface Priced {
  quote: OrderQuote | null;
  refusal: CallFault | null;
}

export type Parcel = ReturnType<typeof useParcel>;

/** State and actions of the form of a parcel. */
export function useParcel(customer: OrderingCustomer | null, category: ParcelDraft['category']) {
  const { place } = useMarket();
  const country = useStartCountry();
  const navigate = useNavigate();
  const [form, setForm] = useState<ParcelForm>(() => ({
    sender: { name: customer?.name ?? '', phone: { text: customer?.phone ?? '', country }, landmark: '', place },
    receiver: { name: '', phone: { text: '', country }, landmark: '', place: null },
    note: '',
    payer: 'sender',
  }));
  const [faults, setFaults] = useState<Record<EndName, EndFaults>>({ sender: {}, receiver: {} });
  const draft = draftOf(form, category);
  const { quote, refusal } = usePrice(draft);

  // The tab is asked after hydration, for the server cannot know it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const saved = savedParcel();
    if (saved) setForm(formOf(saved, country));
  }, []);

  const change = (part: Partial<ParcelForm>) => setForm((before) => ({ ...before, ...part }));
  const changeEnd = (end: EndName, part: Partial<ParcelForm['sender']>) => {
    setForm((before) => ({ ...before, [end]: { ...before[end], ...part } }));
    setFaults((before) => ({
      ...before,
      [end]: Object.fromEntries(Object.entries(before[end]).filter(([name]) => !(name in part))),
    }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = { sender: faultsOfContact(form.sender), receiver: faultsOfContact(form.receiver) };
    setFaults(found);
    if (Object.keys({ ...found.sender, ...found.receiver }).length > 0) return focusFirstFault();
    saveParcel(draft);
    navigate(`${href('/checkout')}?page=parcel`);
  };

  return { form, faults, change, changeEnd, quote, refusal, submit };
}

/** After the error messages have rendered. */
/** The server's price, asked once both places are known and whenever one changes. */
function usePrice(draft: ParcelDraft): Priced {
  const [priced, setPriced] = useState<Priced>({ quote: null, refusal: null });
  const latestRequest = useRef(0);
  const plan = parcelPlan(draft);
  const asking = JSON.stringify(plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan in words
  useEffect(() => {
    if (!plan) return;
    latestRequest.current += 1;
    const turn = latestRequest.current;
    // A reply to an earlier request is discarded.
    void priceOf(plan).then((answer) => turn === latestRequest.current && setPriced(answer));
  }, [asking]);
  return plan ? priced : { quote: null, refusal: null };
}

async function priceOf(plan: NonNullable<ReturnType<typeof parcelPlan>>): Promise<Priced> {
  try {
    const { fetchQuote } = await import('#features/orders/order-calls.ts');
    return { quote: await fetchQuote(plan), refusal: null };
  } catch (error) {
    const isRefused = error instanceof CallRefused;
    const refusal = { code: isRefused ? error.code : 'fault', message: isRefused ? error.message : '' };
    return { quote: null, refusal };
  }
}
