import { dayMilliseconds, minuteMilliseconds } from 'market/values/durations';
import type { OrderIntent } from '../order-intent.ts';
import { tellOfWaitingOrder, waitingSlot, waitingText } from './order-waits.ts';

/** An order that its shopper has asked to send once there is a network again. */
export interface WaitingOrder {
  /** The key is that of every try, so that it is placed once, also if an earlier try has reached the server. */
  intent: OrderIntent;
  storeName: string;
  /** As it was shown. */
  total: string;
  /** Headers of the place and the module in which it was priced; the page may be in another one by then. */
  scope: Record<string, string>;
  /** What was in the cart; empty for goods that are not from it. */
  cart: string;
  isGuest: boolean;
  /** The draft that goes with the order. */
  draftSlot: string;
  /** Of its checkout. */
  path: string;
  /** Milliseconds since 1970. */
  since: number;
  /** It is not sent any more; whether an earlier try has placed it is found out. */
  isDropped?: boolean;
  /** Why it was not taken, in the words of the market: the shopper decides. */
  question?: string;
}

/** After this no shopper expects it to be sent without another word. */
const maxWaitMilliseconds = 60 * minuteMilliseconds;

/** The text of which `parsed` was made: the same order as long as the text is the same. */
let text: string | null = null;
let parsed: WaitingOrder | undefined;

/** Returns the order that waits on this device, of the last 24 hours. */
export function waitingOrder(): WaitingOrder | undefined {
  const stored = waitingText();
  if (stored !== text) [text, parsed] = [stored, orderIn(stored)];
  return parsed && Date.now() - parsed.since < dayMilliseconds ? parsed : undefined;
}

function orderIn(stored: string | null): WaitingOrder | undefined {
  try {
    return stored ? (JSON.parse(stored) as WaitingOrder) : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the order for every page of this device; false where the browser stores nothing, so that it cannot wait. */
export function saveWaitingOrder(order: WaitingOrder): boolean {
  try {
    localStorage.setItem(waitingSlot, JSON.stringify(order));
  } catch {
    return false;
  }
  tellOfWaitingOrder();
  return true;
}

export function deleteWaitingOrder(): void {
  try {
    localStorage.removeItem(waitingSlot);
  } catch {
    // What could not be stored need not be removed.
  }
  tellOfWaitingOrder();
}

/** An order of a customer goes with the session: the next person must not send it. */
export function deleteOrderOfCustomer(): void {
  if (waitingOrder()?.isGuest === false) deleteWaitingOrder();
}

/** Returns whether an order has waited so long that it needs another word. */
export function isStale({ since }: WaitingOrder, at = Date.now()): boolean {
  return at - since > maxWaitMilliseconds;
}
