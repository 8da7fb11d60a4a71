import { type Toast, toast } from './toast.ts';

type Carried = Pick<Toast, 'text' | 'tone'>;

const slot = 'toasts';

/** Shows a toast on the next page: on this one it would disappear. */
export function toastAfterLoad(next: Carried): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify([...carried(), next]));
  } catch {
    // Without storage there is no toast; the action itself has succeeded.
  }
}

/** Shows the toasts of an earlier page, once. */
export function showCarriedToasts(): void {
  const waiting = carried();
  if (waiting.length === 0) return;
  sessionStorage.removeItem(slot);
  for (const next of waiting) toast(next);
}

function carried(): Carried[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(slot) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isCarried) : [];
  } catch {
    return [];
  }
}

function isCarried(value: unknown): value is Carried {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
