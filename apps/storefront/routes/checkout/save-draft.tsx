import { useEffect, useRef, useState } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import { saveDraft, savedDraft } from '#features/orders/checkout-draft.ts';
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

/**
 * Saves the values of a checkout until the order is placed, for a day, across reloads, tabs, languages and the end of the
 * session. They stay on the device, and a customer's values are never shown to another user.
 */
export function SaveDraft({ slot, customer, plan, form, change, type }: SaveDraftProps) {
  const { place: market } = useMarket();
  const [isTaken, setTaken] = useState(false);
  const owner = customer ? customer.phone || customer.email : '';
  const chosen = market?.address ?? '';
  const { orderType, tip, isAhead, scheduleAt, place } = plan;
  const taken = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cart, when its checkout opens
  useEffect(() => {
    if (taken.current === slot) return;
    taken.current = slot;
    const draft = savedDraft(slot) as Draft | undefined;
    // A guest's draft becomes the customer's after sign-in.
    if (draft && (draft.owner === '' || draft.owner === owner)) {
      type(knownParts(draft.form));
      change({ ...stillAhead(draft.plan), ...(draft.chosen === chosen && { place: draft.place }) });
    }
    setTaken(true);
  }, [slot]);
  const author = useRef(owner);
  useEffect(() => {
    if (owner) author.current = owner;
    // When a session ends on an open page, the guest does not get its draft.
    if (!isTaken || author.current !== owner) return;
    const draft: Draft = { owner, form, plan: { orderType, tip, isAhead, scheduleAt }, place, chosen };
    saveDraft(slot, draft);
  }, [isTaken, slot, owner, form, orderType, tip, isAhead, scheduleAt, place, chosen]);
  return null;
}

/** A draft of an older page may lack a field or have one more. */
function knownParts(form: Partial<ContactForm>): Partial<ContactForm> {
  const known = Object.entries(form).filter(
    ([name, value]) => name in emptyContact && typeof value === typeof emptyContact[name as keyof ContactForm],
  );
  return Object.fromEntries(known);
}

/** A time that has passed must be chosen again. */
function stillAhead(plan: PlanPart): PlanPart {
  return plan.scheduleAt && Date.parse(plan.scheduleAt) <= Date.now()
    ? { ...plan, isAhead: false, scheduleAt: '' }
    : plan;
}
