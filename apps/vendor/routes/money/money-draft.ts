const keyOf = (about: string) => `soko-money-${about}`;

/** Returns the words about a sum that were not sent yet. */
export function readDraft(about: string): string {
  try {
    return localStorage.getItem(keyOf(about)) ?? '';
  } catch {
    return '';
  }
}

/** Saves the words about a sum on the device; none delete them. */
export function saveDraft(about: string, words: string): void {
  try {
    if (words === '') localStorage.removeItem(keyOf(about));
    else localStorage.setItem(keyOf(about), words);
  } catch {
    // A browser that forbids storage forgets them.
  }
}
