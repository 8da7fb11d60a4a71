import { useSyncExternalStore } from 'react';

/** Sheets that the page itself renders; `useSheet` opens them. */
export type PageSheet = 'filter' | 'place' | 'order_place' | 'sections' | 'about_store';

/** The overlays over a page. The last one opened is on top. */
export type Overlay =
  /** `by` is the part of the page that opened it and renders it; without one the main part does. */
  | { kind: PageSheet; by?: string }
  | { kind: 'item'; slug: string; lineId?: number }
  | { kind: 'cart' }
  | { kind: 'cart_elsewhere' }
  | { kind: 'guest_or_login' }
  /** `finishes` an order that waits at the checkout for the sign-in. */
  | { kind: 'auth'; mode: 'sign-in' | 'sign-up'; finishes?: boolean }
  | { kind: 'wish_list' }
  /**
   * The phone number of an order that waits for its proof; `onProved` continues. `isPlaced`: the order is placed
   * already.
   */
  | { kind: 'phone_proof'; phone: string; isPlaced?: true; onProved: () => void }
  | { kind: 'logout' }
  | { kind: 'insert_location' }
  | { kind: 'menu' }
  | { kind: 'business_map' }
  | { kind: 'welcome' }
  | {
      kind: 'pending_review';
      orderId: string;
      images: string[];
      storeName: string;
      deliveredAt: string;
      timeZone: string;
    }
  | {
      kind: 'other_store';
      from: CartStore;
      to: CartStore;
      /** Clears and adds; the question stays until that is done. */
      onConfirm: () => Promise<unknown>;
      /** Keeps the goods of both, as baskets of their own. */
      onKeepBoth?: () => Promise<unknown>;
      /** Called if the other cart must be informed of the refusal. */
      onCancel?: () => void;
    };

/** The store of the items in the cart, or to be added; with the units, if known. */
export interface CartStore {
  name: string;
  count?: number;
}

/** What each overlay is rendered with. */
export interface OverlayProps<Kind extends Overlay['kind']> {
  overlay: Extract<Overlay, { kind: Kind }>;
  onClose: () => void;
}

const none: readonly Overlay[] = [];
let open = none;
const listeners = new Set<() => void>();

function change(next: readonly Overlay[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens an overlay on top. Of each kind there is one at most. */
export function openOverlay(overlay: Overlay): void {
  change([...open.filter(({ kind }) => kind !== overlay.kind), overlay]);
}

export function closeOverlay(kind: Overlay['kind']): void {
  change(open.filter((overlay) => overlay.kind !== kind));
}

/** Called after a navigation to another page. */
export function closeOverlays(): void {
  if (open.length > 0) change(none);
}

/** Shows the overlays of an entry of the history. */
export function showOverlays(overlays: readonly Overlay[]): void {
  if (overlays.length > 0 || open.length > 0) change(overlays);
}

export function openOverlays(): readonly Overlay[] {
  return open;
}

export function useOverlays(): readonly Overlay[] {
  return useSyncExternalStore(
    listen,
    () => open,
    () => none,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
