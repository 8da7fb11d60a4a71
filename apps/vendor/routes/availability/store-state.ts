import type { StoreNow } from 'market/stores/stores.vendor.contract';

/** What a store does at a moment; the reply of the server may be some seconds old, and both times end by themselves. */
export interface StoreState {
  kind: 'open' | 'paused' | 'closed';
  /** Until a pause ends; 0 without one. */
  pausedMinutes: number;
  /** What is added to every promise. */
  busyMinutes: number;
  /** A store with a cap begins with a new order then; null while it has room [STO-038]. */
  fullUntil: Date | null;
}

/** Returns what a store does at a moment, out of the last reply of the server [STO-034] [STO-035]. */
export function storeStateAt(store: StoreNow, now: Date): StoreState {
  const pausedMinutes = minutesUntil(store.paused_until, now);
  const busyMinutes = minutesUntil(store.busy_until, now) > 0 ? store.busy_minutes : 0;
  const fullUntil =
    store.full_until !== null && minutesUntil(store.full_until, now) > 0 ? new Date(store.full_until) : null;
  if (pausedMinutes > 0) return { kind: 'paused', pausedMinutes, busyMinutes, fullUntil };
  // A pause that has just ended: the next reply says whether the store is within its hours.
  const isOpen = store.is_open || store.paused_until !== null;
  return { kind: isOpen ? 'open' : 'closed', pausedMinutes, busyMinutes, fullUntil };
}

function minutesUntil(moment: string | null, now: Date): number {
  return moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 60_000));
}
