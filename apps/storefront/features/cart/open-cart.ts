import { openOverlay } from '#browser/overlay-store.ts';

/** Opens the drawer with the cart over the page. */
export function openCart(): void {
  openOverlay({ kind: 'cart' });
}
