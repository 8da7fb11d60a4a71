import { useLingui } from '@lingui/react/macro';
import type { CallRefused } from 'market/calls/client';
import type { OrderQuote } from 'market/orders/orders.contract';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { focusFirstFault } from '#browser/focus-first-fault.ts';
import { openAuthToFinish } from '#browser/open-auth.ts';
import { openOverlay } from '#browser/overlay-store.ts';
import { savedNear } from '#features/addresses/saved-near.ts';
import { useCartLines } from '#features/cart/cart-store.ts';
import { refreshCart } from '#features/cart/refresh-cart.ts';
import { pageContext } from '#features/config/page-context.ts';
import { showFaultLazily } from '#features/config/show-fault-lazily.ts';
import { useMarket } from '#features/config/use-market.ts';
import { deleteDraft, draftPrefix } from '#features/orders/checkout-draft.ts';
import type { Placing } from '#features/orders/order-calls.ts';
import {
  deleteIntent,
  intentFor,
  type OrderBody,
  type OrderIntent,
  type PlacedOrder,
  savedIntent,
} from '#features/orders/order-intent.ts';
import { orderWaits } from '#features/orders/waiting/order-waits.ts';
import { deleteParcelDraft, parcelOrder, savedParcel } from '#features/parcel/parcel-draft.ts';
import type { CheckoutPage, CheckoutPlan, FirstQuote } from './checkout-plan.ts';
import { methodOf } from './choices/payment-methods.ts';
import { useCoupon } from './choices/use-coupon.ts';
import { isForLater, useClosedNow, useStartAhead, useTakesNoneAhead } from './choices/use-start-ahead.ts';
import type { ContactForm } from './contact-form.ts';
import { saveTypedContact, useContact } from './use-contact.ts';
import { hasNothingToBuy, isOfParcel, plannedItems, useQuote } from './use-quote.ts';

/** The API accepts no more characters; the rest is cut off. */
const maxDirectionsLength = 500;

/** The state of sending the order. `checking`: the reply was lost, and the order is looked up. */
export type Sending = 'idle' | 'sending' | 'checking' | 'unknown';

/** What the pictures of a prescription say when the order is to be sent; null until their script is there. */
export type ReadyPictures = RefObject<(() => string[] | undefined) | null>;

export type Checkout = ReturnType<typeof useCheckout>;

/** State and actions of the checkout; its components only render them. */
export function useCheckout(first: FirstQuote) {
  const { place } = useMarket();
  const takesNoneAhead = useTakesNoneAhead(first.page);
  // A guest who signs in at the checkout keeps the place.
  const [opening] = useState(() => savedNear(first.customer?.addresses, place) ?? place);
  const [plan, setPlan] = useState<CheckoutPlan>({
    ...initialPlan,
    place: opening,
    isAhead: isForLater(first.refusal, takesNoneAhead),
  });
  const quoting = useQuote(first, plan);
  const contact = useContact(first.customer, opening);
  const change = (part: Partial<CheckoutPlan>) => setPlan((before) => ({ ...before, ...part }));
  useParcelOfTab(first.page, change);
  useGoodsOfTab(first.page);
  useStartAhead(first, { ...quoting, takesNoneAhead, change });
  const closedNow = useClosedNow(first, quoting, plan.isAhead);
  const coupon = useCoupon({ page: first.page, plan, change, quoting });
  const payMethod = quoting.quote && methodOf(plan, quoting.quote, first.methods);
  const readyPictures: ReadyPictures = useRef(null);
  const draftSlot = useDraftSlot(first.page);
  const order = useOrder({ page: first.page, plan, payMethod, quoting, contact, readyPictures, draftSlot });
  return {
    page: first.page,
    customer: first.customer,
    methods: first.methods,
    payMethod,
    plan,
    change,
    ...quoting,
    ...coupon,
    ...contact,
    ...order,
    readyPictures,
    draftSlot,
    takesNoneAhead,
    closedNow,
    isEmpty: isNothing(quoting.refusal?.code) && order.sending === 'idle',
  };
}

/** Each cart has its own draft: a note for one kitchen does not apply to another. */
function useDraftSlot(page: CheckoutPage): string {
  const { module } = useMarket();
  const storeId = useCartLines()[0]?.item.store_id;
  return `${draftPrefix}${page}:${module?.id ?? 0}:${page === 'cart' ? (storeId ?? 0) : ''}`;
}

export const initialPlan: Omit<CheckoutPlan, 'place'> = {
  orderType: 'delivery',
  tip: 0,
  isAhead: false,
  scheduleAt: '',
  coupon: '',
  method: null,
  provider: '',
  usesWallet: false,
  parcel: null,
};

/** The parcel that was described in this tab; without one there is nothing to check out, and it is described first. */
function useParcelOfTab(page: CheckoutPage, change: (part: Partial<CheckoutPlan>) => void): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!isOfParcel(page)) return;
    const parcel = savedParcel();
    // A receiver pays in cash on delivery.
    if (parcel) change({ parcel, method: parcel.payer === 'receiver' ? 'cash_on_delivery' : null });
    else if (!savedIntent()) navigate(href('/parcel-delivery-info'), { replace: true });
  }, []);
}

/** An address of 'Buy now' that was opened in another tab names no item: then the cart is checked out. */
function useGoodsOfTab(page: CheckoutPage): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (hasNothingToBuy(page) && !savedIntent()) navigate(`${href('/checkout')}?page=cart`, { replace: true });
  }, []);
}

/** A visitor without a guest id has no cart. */
function isNothing(code: string | undefined): boolean {
  return code === 'cart_empty' || code === 'guest_id_needed';
}

interface OrderParts {
  page: CheckoutPage;
  plan: CheckoutPlan;
  /** How it is paid; null where nothing is possible. */
  payMethod: ReturnType<typeof methodOf>;
  quoting: ReturnType<typeof useQuote>;
  contact: ReturnType<typeof useContact>;
  readyPictures: ReadyPictures;
  /** The storage key of the draft. */
  draftSlot: string;
}

function useOrder({ page, plan, payMethod, quoting, contact, readyPictures, draftSlot }: OrderParts) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { zone } = useMarket();
  const [sending, setSending] = useState<Sending>('idle');
  const isChecking = useRef(false);
  /** The key of an order that is sent later: replies to its retries on this page are ignored. */
  const laterKey = useRef('');
  /** The quote for which the button was pressed, if its price has changed since; null once that is accepted. */
  const [outdatedQuote, setOutdatedQuote] = useState<OrderQuote | null>(null);
  const country = zone?.country ?? '';

  const settle = (intent: OrderIntent, placing: Placing) => {
    if (intent.key === laterKey.current) return;
    if (placing.kind === 'placed') return finish(intent, placing);
    setSending(placing.kind === 'unknown' ? 'unknown' : 'idle');
    if (placing.kind === 'refused') refuse(intent, placing.refusal);
  };

  /** The order is placed; its payment page is that of a provider or the sandbox. */
  const pay = async (placed: PlacedOrder, provider: string | undefined) => {
    setSending('sending');
    const part = await import('#features/payments/redirect-to-payment.ts').catch(() => undefined);
    const later = { to: `${href('/payment/result')}?flag=fail&order_id=${placed.orderId}`, state: null };
    const instead = part ? await part.redirectToPayment(placed, provider) : later;
    if (instead) navigate(instead.to, { replace: true, state: instead.state });
  };

  const finish = ({ body, provider }: OrderIntent, placing: Extract<Placing, { kind: 'placed' }>) => {
    deleteIntent();
    const { orderId, createdAt, trackingToken } = placing;
    deleteParcelDraft();
    deleteDraft(draftSlot);
    if (!contact.isGuest) void deleteDraftOfAccount(draftSlot);
    const { quote } = quoting;
    const storeName = quote?.store?.name ?? '';
    const placed: PlacedOrder = {
      ...{ orderId, createdAt, storeName, phone: body.contact_person_number, trackingToken },
      items: quote?.lines.map(({ quantity, name }) => `${quantity} × ${name}`),
      cost: quote ? { total: quote.total, currency: quote.currency } : undefined,
      deliveryTime: body.schedule_at || body.order_type === 'take_away' ? undefined : quote?.delivery_time,
    };
    if (body.payment_method === 'digital_payment') return void pay(placed, provider);
    navigate(href('/home'), { replace: true, state: { placedOrder: placed } });
  };

  const refuse = (intent: OrderIntent, refusal: CallRefused) => {
    deleteIntent();
    if (refusal.code === 'phone_proof_required') {
      const phone = intent.body.contact_person_number;
      return openOverlay({
        kind: 'phone_proof',
        phone,
        onProved: () => void send(intentFor(intent.body, intent.provider)),
      });
    }
    // What only customers may order [CHK-31].
    if (refusal.code === 'sign_in_needed') return openAuthToFinish(`${href('/checkout')}?page=${page}`);
    // What has changed stays at the summary until it is accepted; a message over it would hide it on a phone.
    if (refusal.code === 'price_changed' && quoting.quote) setOutdatedQuote(quoting.quote);
    else void showFaultLazily(refusal);
    // Another tab may have changed the cart without this page hearing of it.
    if (refusal.code === 'basket_switched') void refreshCart();
    quoting.ask();
  };

  const send = async (intent: OrderIntent) => {
    setSending('sending');
    const part = await orderCalls();
    // An order that waits is sent by its bar alone, and not at all once it is stopped there.
    const waits = () => intent.key === laterKey.current;
    const showChecking = () => {
      if (!waits()) setSending('checking');
    };
    if (part) return settle(intent, await part.placeOrder(intent, showChecking, waits));
    // Nothing has left this page.
    setSending('idle');
    pageContext().notifyOffline();
  };

  /** Looks up the order first: only if it does not exist is it sent again, with the same key. */
  const tryAgain = async () => {
    const intent = savedIntent();
    if (!intent) return setSending('idle');
    setSending('checking');
    const found = await (await orderCalls())?.findPlaced(intent.key);
    if (!found) return setSending('unknown');
    if (found.kind === 'placed') return finish(intent, found);
    await send(intent);
  };

  // A page that comes back in the middle of an order finds out what became of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const intent = savedIntent();
    if (!intent) return;
    setSending('checking');
    void orderCalls()
      .then((part) => part?.findPlaced(intent.key))
      .then((found) => (found?.kind === 'placed' ? finish(intent, found) : setSending(found ? 'idle' : 'unknown')));
  }, []);

  /** Keeps the order on the device until there is a network; a payment by a provider needs its shopper. */
  const sendLater = async (total: string) => {
    const intent = savedIntent();
    const storeName = quoting.quote?.store?.name ?? '';
    const part = await import('./problem/send-later.ts').catch(() => undefined);
    if (!intent || !part?.sendLater({ intent, page, storeName, total, isGuest: contact.isGuest, draftSlot })) {
      return pageContext().notifyOffline();
    }
    laterKey.current = intent.key;
    deleteIntent();
    setSending('idle');
  };
  const canSendLater = sending !== 'idle' && savedIntent()?.body.payment_method !== 'digital_payment';
  useReadyParts();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending === 'sending' || sending === 'checking') return;
    // Only one order of this cart may wait.
    if (orderWaits()) return void showStillLoading('waiting');
    setOutdatedQuote(null);
    // A total that is about to change cannot be accepted.
    if (quoting.isQuoting) return void showStillLoading('total');
    // A second press does nothing while the first one is being checked.
    if (isChecking.current) return;
    isChecking.current = true;
    void sendWhenComplete().finally(() => {
      isChecking.current = false;
    });
  };

  const sendWhenComplete = async () => {
    // Of a parcel both people were asked before.
    if (plan.parcel) return sendPlan('');
    setSending('sending');
    const complete = await completeOrder();
    if (!complete) return setSending('idle');
    return sendPlan(complete.phone, complete.attachments);
  };

  /**
   * Returns the phone number and the pictures of the order; while it is incomplete, shows what is missing and returns
   * undefined.
   */
  const completeOrder = async () => {
    const { orderType, place } = plan;
    const part = await import('./check-contact.ts').catch(() => undefined);
    if (!part) return void pageContext().notifyOffline();
    const needsAddress = orderType === 'delivery';
    const { faults: found, phone } = await part.checkContact(contact.form, { needsAddress, place, country });
    contact.setFaults(found);
    // Medicine on prescription comes with its picture [CHK-14] [CHK-18].
    const isNeeded = quoting.quote?.prescription_needed;
    if (isNeeded && !readyPictures.current) return void showStillLoading('pictures');
    const attachments = isNeeded ? readyPictures.current?.() : [];
    if (!attachments || Object.keys(found).length > 0) return void focusFirstFault();
    if (contact.isGuest) saveTypedContact(contact.form, place);
    return { phone, attachments };
  };

  const sendPlan = (phone: string, attachments: string[] = []) => {
    const body = bodyOf({ page, plan, payMethod, quoting, contact }, phone);
    return send(intentFor({ ...body, ...(attachments.length > 0 && { attachments }) }, payMethod?.provider));
  };

  const acceptChanges = () => setOutdatedQuote(null);
  return {
    submit,
    sending,
    tryAgain,
    sendLater,
    canSendLater,
    outdatedQuote,
    acceptChanges,
    lostText: t`We got no reply. Your order may already have been placed.`,
  };
}

/** Loads beforehand the scripts that send the order: the network may be gone by then. */
function useReadyParts(): void {
  useEffect(() => {
    for (const part of [orderCalls(), import('./check-contact.ts'), import('./problem/send-later.ts')]) {
      void part.catch(() => undefined);
    }
    void import('#features/orders/waiting/waiting-bar.tsx').catch(() => undefined);
    void import('./problem/send-later-offer.tsx').catch(() => undefined);
  }, []);
}

/** Undefined if the script does not load. */
function orderCalls() {
  return import('#features/orders/order-calls.ts').catch(() => undefined);
}

/** A draft that cannot be deleted now expires after a day. */
async function deleteDraftOfAccount(slot: string): Promise<void> {
  const part = await import('#features/orders/draft-calls.ts').catch(() => undefined);
  await part?.saveDraftOfAccount(slot, null).catch(() => undefined);
}

/** The pictures cannot be chosen before their script is there, nor the order sent without them. */
async function showStillLoading(awaited: 'pictures' | 'total' | 'waiting'): Promise<void> {
  const part = await import('./show-still-loading.tsx').catch(() => undefined);
  if (part) part.showStillLoading(awaited);
  else pageContext().notifyOffline();
}

/** Returns the body of the call that places the order. */
function bodyOf(
  { page, plan, payMethod, quoting, contact: { form } }: Omit<OrderParts, 'readyPictures' | 'draftSlot'>,
  phone: string,
): OrderBody {
  const { orderType, place, scheduleAt, tip, coupon, parcel } = plan;
  const paid = {
    payment_method: payMethod?.method ?? ('cash_on_delivery' as const),
    use_wallet: plan.usesWallet,
    ...(quoting.quote && { order_amount: quoting.quote.total }),
    ...(coupon && { coupon_code: coupon }),
  };
  const storeId = quoting.quote?.store?.id;
  if (parcel) return { ...parcelOrder(parcel), ...paid, dm_tips: tip };
  return {
    ...plannedItems(page, form.whenMissingOf),
    ...(storeId !== undefined && { store_id: storeId }),
    order_type: orderType,
    ...paid,
    ...(place && orderType === 'delivery' && { latitude: place.lat, longitude: place.lng, address: place.address }),
    ...(scheduleAt ? { schedule_at: scheduleAt } : quoting.quote && { begins_at: quoting.quote.begins_at }),
    dm_tips: orderType === 'delivery' ? tip : 0,
    contact_person_name: form.name.trim(),
    contact_person_number: phone,
    ...(form.email.trim() && { contact_person_email: form.email.trim() }),
    house: form.house,
    floor: form.floor,
    road: form.road,
    landmark: form.landmark,
    // An order has one field for both.
    directions: [form.directions, form.additional].filter(Boolean).join('. ').slice(0, maxDirectionsLength),
    order_note: form.note,
    ...(paid.payment_method === 'cash_on_delivery' && noteOf(form)),
    cutlery: form.cutlery,
    when_missing: form.whenMissing,
    ...(page === 'cart' && { lines_when_missing: choicesOfLines(form) }),
  };
}

function noteOf({ paysWith }: Pick<ContactForm, 'paysWith'>) {
  return Number(paysWith) > 0 ? { pays_with: Number(paysWith) } : {};
}

function choicesOfLines({ whenMissingOf }: Pick<ContactForm, 'whenMissingOf'>) {
  return Object.entries(whenMissingOf).map(([id, choice]) => ({ cart_id: Number(id), when_missing: choice }));
}
