/** The storage key of the order that waits for a network. */
export const waitingSlot = 'waiting-order';

const changed = 'waiting-order-changed';

/** Returns what the device has of a waiting order, as text; null without one. Small, because every page asks. */
export function waitingText(): string | null {
  try {
    return localStorage.getItem(waitingSlot);
  } catch {
    return null;
  }
}

/** Returns whether an order waits on this device. */
export function orderWaits(): boolean {
  return waitingText() !== null;
}

/** Calls back when the waiting order changes, in this tab or another one. Returns a function that unsubscribes. */
export function listenToWaitingOrder(listener: () => void): () => void {
  for (const name of [changed, 'storage']) window.addEventListener(name, listener);
  return () => {
    for (const name of [changed, 'storage']) window.removeEventListener(name, listener);
  };
}

export function tellOfWaitingOrder(): void {
  window.dispatchEvent(new Event(changed));
}
