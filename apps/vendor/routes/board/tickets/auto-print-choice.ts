import { useSyncExternalStore } from 'react';

/** Whether this device prints the tickets of accepted orders by itself [STO-029]. */
const key = 'soko-prints';
const listeners = new Set<() => void>();

export function usePrintsByItself(): boolean {
  return useSyncExternalStore(listen, saved);
}

export function savePrintsByItself(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'accepted' : 'by hand');
  } catch {
    // A browser that forbids storage prints by hand.
  }
  for (const listener of listeners) listener();
}

function saved(): boolean {
  try {
    return localStorage.getItem(key) === 'accepted';
  } catch {
    return false;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
