import { openOverlay } from './overlay-store.ts';

/** The modes in which a page opens the auth dialog; it switches to the others itself [AUTH-14]. */
export type AuthMode = 'sign-in' | 'sign-up';

let wayBack: string | undefined;

/** Opens the sign-in. Afterwards the customer continues at `back`, a path of this storefront, or at the default. */
export function openAuth(mode: AuthMode = 'sign-in', back?: string): void {
  wayBack = back;
  openOverlay({ kind: 'auth', mode });
}

/** Opens the sign-in for a waiting order, and says that nothing of it is lost. Returns to `checkout`. */
export function openAuthToFinish(checkout: string): void {
  wayBack = checkout;
  openOverlay({ kind: 'auth', mode: 'sign-in', finishes: true });
}

/** Returns where the last opened sign-in leads back to, once. */
export function takeReturnPath(): string | undefined {
  const taken = wayBack;
  wayBack = undefined;
  return taken;
}
