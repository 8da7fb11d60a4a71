import { isSessionMarked } from 'app-kit/session/session-mark.ts';
import { useEffect, useRef, useState } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import { saveDraft, savedDraft } from '#features/orders/checkout-draft.ts';
import { draftOfAccount, saveDraftOfAccount } from '#features/orders/draft-calls.ts';
import type { CheckoutPlan } from './checkout-plan.ts';
import { type ContactForm, emptyContact } from './contact-form.ts';
import type { OrderingCustomer } from './fetch-ordering-customer.server.ts';

type PlanPart = Pick<CheckoutPlan, 'orderType' | 'tip' | 'isAhead' | 'scheduleAt'>;

interface Draft {
  /** Whose it is: the phone or email of a customer; empty for a guest. */
  owner: string;
  form: ContactForm;
  plan: PlanPart;
  /** The place of this order, and the one that was chosen in the bar at that time. */
  place: CheckoutPlan['place'];
  chosen: string;
}

export interface SaveDraftProps {
  slot: string;
  customer: OrderingCustomer | null;
  plan: CheckoutPlan;
  form: ContactForm;
  change: (part: Partial<CheckoutPlan>) => void;
  type: (part: Partial<ContactForm>) => void;
}

/** How long nothing is typed before the account gets the draft. */
const quietMilliseconds = 700;

/**
 * Saves the values of a checkout until the order is placed, for a day, across reloads, tabs, languages and the end of the
 * session: on the device at once, and in the account of a customer, so that another device goes on with them. They are
 * never shown to another user.
 */
export function SaveDraft({ slot, customer, plan, form, change, type }: SaveDraftProps) {
  const { place: market } = useMarket();
  const [isTaken, setTaken] = useState(false);
  const owner = customer ? customer.phone || customer.email : '';
  const chosen = market?.address ?? '';
  const { orderType, tip, isAhead, scheduleAt, place } = plan;
  const taken = useRef('');
  const values: Omit<Draft, 'owner'> = { form, plan: { orderType, tip, isAhead, scheduleAt }, place, chosen };
  const text = JSON.stringify(values);
  // Nothing is written to the account before its draft was read.
  const [isRead, setRead] = useState(false);
  const isWritten = useRef(false);
  const restore = (draft: Omit<Draft, 'owner'>) => {
    type(knownParts(draft.form));
    change({ ...stillOpen(draft.plan), ...(draft.chosen === chosen && { place: draft.place }) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cart, when its checkout opens
  useEffect(() => {
    if (taken.current === slot) return;
    taken.current = slot;
    const saved = savedDraft(slot);
    const draft = saved?.draft as Draft | undefined;
    // A guest's draft becomes the customer's after sign-in.
    const isOwn = draft !== undefined && (draft.owner === '' || draft.owner === owner);
    if (isOwn) restore(draft);
    setTaken(true);
    if (!customer) return;
    let isTyped = false;
    const note = () => {
      isTyped = true;
    };
    addEventListener('input', note, { once: true });
    draftOfAccount(slot)
      .then((there) => {
        const isNewer = there !== undefined && there.at > (isOwn ? (saved?.at ?? 0) : 0);
        if (isNewer && !isTyped) restore(there.draft);
      })
      // Without a connection the draft of the device is there.
      .catch(() => undefined)
      .finally(() => {
        removeEventListener('input', note);
        setRead(true);
      });
  }, [slot]);
  const author = useRef(owner);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is made of the values
  useEffect(() => {
    if (owner) author.current = owner;
    // When a session ends on an open page, the guest does not get its draft.
    if (!isTaken || author.current !== owner) return;
    // After a sign-out, also in another tab, the device keeps nothing of its customer.
    if (owner && !isSessionMarked()) return;
    saveDraft(slot, { owner, ...values });
  }, [isTaken, slot, owner, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is made of the values
  useEffect(() => {
    if (!customer || !isRead || !(isWritten.current || hasContent(values, customer))) return;
    const timer = setTimeout(() => {
      isWritten.current = true;
      saveDraftOfAccount(slot, values).catch(() => undefined);
    }, quietMilliseconds);
    return () => clearTimeout(timer);
  }, [isRead, slot, owner, text]);
  return null;
}

/** Whether a draft has more than what the account knows anyway. */
function hasContent({ form, plan }: Pick<Draft, 'form' | 'plan'>, { name, phone, email }: OrderingCustomer): boolean {
  const known = { ...emptyContact, name, phone, email };
  const isTyped = Object.entries(form).some(([field, value]) => value !== known[field as keyof ContactForm]);
  return isTyped || plan.tip > 0 || plan.isAhead || plan.orderType !== 'delivery';
}

/** A draft of an older page may lack a field or have one more. */
function knownParts(form: Partial<ContactForm>): Partial<ContactForm> {
  const known = Object.entries(form).filter(
    ([name, value]) => name in emptyContact && typeof value === typeof emptyContact[name as keyof ContactForm],
  );
  return Object.fromEntries(known);
}

/** A time that has passed must be chosen again, and 'as soon as possible' may not be offered any more. */
function stillOpen({ isAhead, scheduleAt, ...plan }: PlanPart): Partial<PlanPart> {
  const isPast = scheduleAt !== '' && Date.parse(scheduleAt) <= Date.now();
  return isAhead && !isPast ? { ...plan, isAhead, scheduleAt } : plan;
}
