import { openOverlay } from '#features/cart/overlay-store.ts';

/** The modes that a control of a page opens the auth modal in; it finds the others by itself [AUTH-14]. */
export type AuthMode = 'sign-in' | 'sign-up';

export function openAuth(mode: AuthMode = 'sign-in'): void {
  openOverlay({ kind: 'auth', mode });
}
