import type { WaitingPrescription } from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { useSyncExternalStore } from 'react';

/** Prescriptions whose bell was stopped at this device; taking one stops it on every device. */
let silenced: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Returns the prescriptions that ring: without a price, and not taken by anyone [STO-068]. */
export function useRinging(prescriptions: readonly WaitingPrescription[]): WaitingPrescription[] {
  const quiet = useSyncExternalStore(listen, () => silenced);
  return prescriptions.filter(
    ({ order_id: id, prescription, taken_by: holder }) => prescription === 'sent' && holder === null && !quiet.has(id),
  );
}

/** Stops the bell of some prescriptions on this device. */
export function silence(orderIds: readonly string[]): void {
  if (orderIds.every((id) => silenced.has(id))) return;
  silenced = new Set([...silenced, ...orderIds]);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
