import type { TicketForm } from 'market/orders/kitchen/orders-tickets.rules';
import { useSyncExternalStore } from 'react';

/** A ticket that was counted and did not come out of the printer of this device. */
export interface LostTicket {
  storeId: number;
  orderId: string;
  form: TicketForm;
  /** Which copy it is; null where paper may have come, so that the server counts another. */
  copy: number | null;
}

const key = 'soko-lost-tickets';
const listeners = new Set<() => void>();
/** A browser that forbids storage keeps them until the page closes. */
let known: readonly LostTicket[] = saved() ?? [];

export function isSameTicket(one: LostTicket, other: LostTicket): boolean {
  return one.orderId === other.orderId && one.form === other.form;
}

/** Undefined where the browser forbids storage. */
function saved(): readonly LostTicket[] | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return undefined;
  }
}

/** Another tab of this device may have written in between. */
function latest(): readonly LostTicket[] {
  return saved() ?? known;
}

function show(next: readonly LostTicket[]): void {
  known = next;
  for (const listener of listeners) listener();
}

function write(next: readonly LostTicket[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // They stay in the memory of the page.
  }
  show(next);
}

/** Notes tickets that did not print, to be printed later; a ticket that is noted already stays as it is. */
export function noteLost(tickets: readonly LostTicket[]): void {
  const before = latest();
  const fresh = tickets.filter((ticket) => !before.some((one) => isSameTicket(one, ticket)));
  if (fresh.length > 0) write([...before, ...fresh]);
}

/** Takes tickets off the list: they have printed, or are not needed. */
export function forgetLost(tickets: readonly LostTicket[]): void {
  const before = latest();
  const left = before.filter((one) => !tickets.some((ticket) => isSameTicket(one, ticket)));
  if (left.length < before.length) write(left);
}

/** The tickets that this device has counted and not printed, through a restart. While there is one, it prints none by itself. */
export function useLostTickets(): readonly LostTicket[] {
  return useSyncExternalStore(listen, () => known);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Written by another tab.
window.addEventListener('storage', (event) => {
  if (event.key === key) show(latest());
});
