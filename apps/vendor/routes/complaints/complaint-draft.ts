const keyOf = (orderId: string) => `soko-complaint-${orderId}`;

/** Returns the words about an order that were not sent yet. */
export function readWords(orderId: string): string {
  try {
    return localStorage.getItem(keyOf(orderId)) ?? '';
  } catch {
    return '';
  }
}

/** Saves the words about an order on the device; none delete them. */
export function saveWords(orderId: string, words: string): void {
  try {
    if (words === '') localStorage.removeItem(keyOf(orderId));
    else localStorage.setItem(keyOf(orderId), words);
  } catch {
    // A browser that forbids storage forgets them.
  }
}
