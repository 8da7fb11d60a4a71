import { dayMilliseconds } from 'market/values/durations';

/** Prefix of the storage keys of checkout drafts. */
export const draftPrefix = 'checkout-draft:';

/** Who comes back later begins again. */
const maxAgeMilliseconds = dayMilliseconds;

interface Stored {
  at: number;
  draft: unknown;
}

/** Used if the storage is full or denied: lasts as long as the page. */
const memory = new Map<string, string>();

/** Saves a draft on the device, for every tab. */
export function saveDraft(slot: string, draft: unknown): void {
  const text = JSON.stringify({ at: Date.now(), draft } satisfies Stored);
  try {
    localStorage.setItem(slot, text);
    memory.delete(slot);
  } catch {
    memory.set(slot, text);
  }
}

/** Returns a draft of the last 24 hours and when it was saved; undefined if there is none, or none that can be read. */
export function savedDraft(slot: string): Stored | undefined {
  try {
    const text = memory.get(slot) ?? localStorage.getItem(slot);
    const stored = text ? (JSON.parse(text) as Partial<Stored> | null) : null;
    const age = Date.now() - Number(stored?.at);
    return age >= 0 && age < maxAgeMilliseconds ? (stored as Stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes one draft, once its order is placed. */
export function deleteDraft(slot: string): void {
  memory.delete(slot);
  try {
    localStorage.removeItem(slot);
  } catch {
    // What could not be stored need not be removed.
  }
}

/** Deletes all checkout drafts of the device, after sign-out. */
export function clearDrafts(): void {
  memory.clear();
  try {
    for (const slot of Object.keys(localStorage)) if (slot.startsWith(draftPrefix)) localStorage.removeItem(slot);
  } catch {
    // What could not be stored need not be removed.
  }
}
