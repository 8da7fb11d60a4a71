import { useLingui } from '@lingui/react/macro';
import type { CallRefused } from 'market/client';
import type { OrderQuote } from 'market/orders/orders.contract';
import { callingCodes, internationalPhone } from 'market/orders/orders.rules';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SaidRefusal } from '#features/config/refusal-words.tsx';
import { sayFault } from '#features/config/say-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import type { Placing } from '#features/orders/order-calls.ts';
import {
  forgetIntent,
  intentFor,
  keptIntent,
  type OrderBody,
  type OrderIntent,
  type PlacedOrder,
} from '#features/orders/order-intent.ts';
import type { OrderingCustomer } from './ask-customer.server.ts';
import { boughtNow } from './bought-now.ts';
import { faultsOfContact } from './contact-form.ts';
import { keepTyped, useContact } from './use-contact.ts';
import { useCoupon } from './use-coupon.ts';
import { useQuote } from './use-quote.ts';

/** As much as an order takes. */
const longestDirections = 500;

export type CheckoutPage = 'cart' | 'buy_now' | 'campaign';

export interface CheckoutPlan {
  orderType: 'delivery' | 'take_away';
  /** Decimals of the zone's currency. */
  tip: number;
  /** An ISO moment; empty is as soon as possible. */
  scheduleAt: string;
  /** Its code; empty without one. */
  coupon: string;
  place: { address: string; lat: number; lng: number } | null;
}

/** Where the sending of the order stands. `checking`: the answer was lost, and we ask what became of it. */
export type Sending = 'idle' | 'sending' | 'checking' | 'unknown';

export interface FirstQuote {
  page: CheckoutPage;
  /** Null for guests. */
  customer: OrderingCustomer | null;
  quote: OrderQuote | null;
  refusal: SaidRefusal | null;
}

export type Checkout = ReturnType<typeof useCheckout>;

/** Everything that the checkout knows and can do; its parts only show and ask. */
export function useCheckout(first: FirstQuote) {
  const { place } = useMarket();
  const [plan, setPlan] = useState<CheckoutPlan>({ orderType: 'delivery', tip: 0, scheduleAt: '', coupon: '', place });
  const quoting = useQuote(first, plan);
  const contact = useContact(first.customer, place);
  const change = (part: Partial<CheckoutPlan>) => setPlan((before) => ({ ...before, ...part }));
  const coupon = useCoupon({ page: first.page, plan, change, quoting });
  const order = useOrder({ page: first.page, plan, quoting, contact });
  return {
    page: first.page,
    customer: first.customer,
    plan,
    change,
    ...quoting,
    ...coupon,
    ...contact,
    ...order,
    isEmpty: isNothing(quoting.refusal?.code) && order.sending === 'idle',
  };
}

/** Whoever has no guest id yet has no cart either. */
function isNothing(code: string | undefined): boolean {
  return code === 'cart_empty' || code === 'guest_id_needed';
}

interface OrderParts {
  page: CheckoutPage;
  plan: CheckoutPlan;
  quoting: ReturnType<typeof useQuote>;
  contact: ReturnType<typeof useContact>;
}

function useOrder({ page, plan, quoting, contact }: OrderParts) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { zone } = useMarket();
  const [sending, setSending] = useState<Sending>('idle');
  const callingCode = callingCodes[zone?.country ?? ''] ?? '';

  const settle = (intent: OrderIntent, placing: Placing) => {
    if (placing.kind === 'placed') return finish(intent, placing);
    setSending(placing.kind === 'unknown' ? 'unknown' : 'idle');
    if (placing.kind === 'refused') refuse(placing.refusal);
  };

  const finish = ({ body }: OrderIntent, placing: Extract<Placing, { kind: 'placed' }>) => {
    forgetIntent();
    const { orderId, createdAt, trackingToken } = placing;
    const storeName = quoting.quote?.store.name ?? '';
    const placed: PlacedOrder = { orderId, createdAt, storeName, phone: body.contact_person_number, trackingToken };
    navigate('/home', { replace: true, state: { placedOrder: placed } });
  };

  const refuse = (refusal: CallRefused) => {
    forgetIntent();
    sayFault(refusal, i18n);
    quoting.ask();
  };

  const send = async (intent: OrderIntent) => {
    setSending('sending');
    const { placeOrder } = await import('#features/orders/order-calls.ts');
    settle(intent, await placeOrder(intent, () => setSending('checking')));
  };

  /** Looks for the order first: only when it does not stand is it sent once more, under the same key. */
  const tryAgain = async () => {
    const intent = keptIntent();
    if (!intent) return setSending('idle');
    setSending('checking');
    const { findPlaced } = await import('#features/orders/order-calls.ts');
    const found = await findPlaced(intent.key);
    if (found.kind === 'placed') return finish(intent, found);
    await send(intent);
  };

  // A page that comes back in the middle of an order finds out what became of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const intent = keptIntent();
    if (!intent) return;
    setSending('checking');
    import('#features/orders/order-calls.ts')
      .then(({ findPlaced }) => findPlaced(intent.key))
      .then((found) => (found.kind === 'placed' ? finish(intent, found) : setSending('idle')));
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending === 'sending' || sending === 'checking') return;
    const { orderType, place } = plan;
    const found = faultsOfContact(contact.form, { needsAddress: orderType === 'delivery', place, callingCode });
    contact.setFaults(found);
    if (Object.keys(found).length > 0) return focusFirstFault();
    if (contact.isGuest) keepTyped(contact.form, place);
    return void send(intentFor(bodyOf({ page, plan, quoting, contact }, callingCode)));
  };

  return { submit, sending, tryAgain, lostText: t`We could not hear back. Your order may already stand.` };
}

/** After the faults are drawn. */
function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}

function bodyOf({ page, plan, quoting, contact: { form } }: OrderParts, callingCode: string): OrderBody {
  const { orderType, place, scheduleAt, tip, coupon } = plan;
  return {
    ...(page !== 'cart' && { items: boughtNow() }),
    order_type: orderType,
    payment_method: 'cash_on_delivery',
    ...(place && orderType === 'delivery' && { latitude: place.lat, longitude: place.lng, address: place.address }),
    ...(scheduleAt && { schedule_at: scheduleAt }),
    ...(coupon && { coupon_code: coupon }),
    dm_tips: orderType === 'delivery' ? tip : 0,
    contact_person_name: form.name.trim(),
    contact_person_number: internationalPhone(form.phone, callingCode) ?? form.phone,
    ...(form.email.trim() && { contact_person_email: form.email.trim() }),
    house: form.house,
    floor: form.floor,
    road: form.road,
    landmark: form.landmark,
    // An order has one field for both.
    directions: [form.directions, form.additional].filter(Boolean).join('. ').slice(0, longestDirections),
    order_note: form.note,
    cutlery: form.cutlery,
    unavailable_item_note: form.unavailableItemNote,
    ...(quoting.quote && { order_amount: quoting.quote.total }),
  };
}
