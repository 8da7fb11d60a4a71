import { type Toast, toast } from './toast.ts';

type Carried = Pick<Toast, 'text' | 'tone'>;

const slot = 'toasts';

/** Says something on the page that loads next: what is said now would go with this one. */
export function toastAfterLoad(said: Carried): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify([...carried(), said]));
  } catch {
    // A browser that keeps nothing says nothing; what was done stands all the same.
  }
}

/** Says what an earlier page left to say, once. */
export function showCarriedToasts(): void {
  const waiting = carried();
  if (waiting.length === 0) return;
  sessionStorage.removeItem(slot);
  for (const said of waiting) toast(said);
}

function carried(): Carried[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(slot) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCarried) : [];
  } catch {
    return [];
  }
}

function isCarried(value: unknown): value is Carried {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
